import { requireNode } from './node-version.mjs'

requireNode()
void Promise.all([import('./failure.mjs'), import('./create-backup.mjs')]).then(
  ([{ runCommand }, { createBackup }]) => runCommand(() => createBackup(process.argv.slice(2))),
)
