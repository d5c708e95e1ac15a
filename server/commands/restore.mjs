import { requireNode } from './node-version.mjs'

requireNode()
void Promise.all([import('./failure.mjs'), import('./restore-backup.mjs')]).then(
  ([{ runCommand }, { restoreBackup }]) => runCommand(() => restoreBackup(process.argv.slice(2))),
)
