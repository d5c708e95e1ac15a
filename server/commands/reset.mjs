import { requireNode } from './node-version.mjs'

requireNode()
void Promise.all([import('./failure.mjs'), import('./data-folder.mjs')]).then(
  ([{ runCommand }, { emptyDataFolder }]) => runCommand(emptyDataFolder),
)
