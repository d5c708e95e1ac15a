import { spawnSync } from 'node:child_process'
import { stampInstall } from './install.mjs'
import { root } from './runtime.mjs'

// Outside a repository of Git, there are no hooks to set.
spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: root, stdio: 'ignore' })
stampInstall()
