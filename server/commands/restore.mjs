import { requireNode } from './node-version.mjs'

requireNode()
void Promise.all([import('./failure.mjs'), import('./restore-world.mjs')]).then(
  ([{ runCommand }, { restoreWorld }]) => runCommand(() => restoreWorld(process.argv.slice(2))),
)
