import { requireNode } from './node-version.mjs'

requireNode()
void Promise.all([import('./failure.mjs'), import('./serve.mjs')]).then(
  ([{ runCommand }, { serve }]) => runCommand(serve),
)
