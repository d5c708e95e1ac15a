import { requireNode } from './node-version.mjs'

requireNode()
void Promise.all([import('./failure.mjs'), import('./back-up-world.mjs')]).then(
  ([{ runCommand }, { backUpWorld }]) => runCommand(() => backUpWorld(process.argv.slice(2))),
)
