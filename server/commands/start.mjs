import { join } from 'node:path'
import { addressOf, isTaken, takenLine } from './address.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { fail, projectNode, requireNode, root } from './runtime.mjs'
import { runShown } from './run.mjs'

requireNode()
const address = addressOf(process.env)
if (await isTaken(address)) fail(takenLine(address))

const installFailure = await ensureInstalled()
if (installFailure !== null) fail(`${installFailure}\nThe packages could not be installed.`)
const buildFailure = await ensureBuilt()
if (buildFailure !== null) fail(`${buildFailure}\nThe client could not be built.`)

process.exitCode = await runShown(projectNode, [join(root, 'server', 'main.ts')], { cwd: root })
