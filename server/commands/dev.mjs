import { join } from 'node:path'
import { addressOf, isTaken, takenLine } from './address.mjs'
import { ensureInstalled } from './install.mjs'
import { fail, projectNode, requireNode, root } from './runtime.mjs'
import { runShown } from './run.mjs'

requireNode()
const address = addressOf(process.env)
if (await isTaken(address)) fail(takenLine(address))

const installFailure = await ensureInstalled()
if (installFailure !== null) fail(`${installFailure}\nThe packages could not be installed.`)

// The client is served through Vite and changes under the hand; the server starts again when one of its files changes.
process.exitCode = await runShown(
  projectNode,
  ['--watch', '--watch-preserve-output', join(root, 'server', 'main.ts')],
  { cwd: root, env: { ...process.env, LOPPIS_DEV: '1' } },
)
