import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runShown } from '../../server/commands/run.mjs'
import { npmCall, projectNode, root } from '../../server/commands/runtime.mjs'

// `npm run conformance`: runs the same tests against the stand-ins, the official Auth emulator and, if
// STRIPE_SECRET_KEY is set, Stripe's test mode.

/** Not a dependency: npm fetches it for this command only, 240 MB the first time. */
const EMULATOR = 'firebase-tools@15.34.2'
const PROJECT = 'demo-loppis'

/** `emulators:exec` starts the emulator, runs the tests with FIREBASE_AUTH_EMULATOR_HOST, and stops it. */
async function conformance(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'loppis-emulator-'))
  const config = join(folder, 'firebase.json')
  writeFileSync(config, JSON.stringify({ emulators: await emulators() }))
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const folders = ['tools/vendors', 'tests/standins/cards']
  const projects = ['--project=processes', '--project=fast']
  const tests = [projectNode, vitest, 'run', ...projects, ...folders]
  const npm = npmCall()
  try {
    const call = `exec --yes --package=${EMULATOR} -- firebase emulators:exec --only=auth`
    const args = [`--project=${PROJECT}`, `--config=${config}`, quoted(tests)]
    return await runShown(npm.command, [...npm.args, ...call.split(' '), ...args], {
      ...npm.options,
      cwd: root,
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Quotes each word for a shell. */
const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`).join(' ')

async function emulators(): Promise<object> {
  return {
    auth: { host: '127.0.0.1', port: await freePort() },
    hub: { host: '127.0.0.1', port: await freePort() },
    logging: { host: '127.0.0.1', port: await freePort() },
    ui: { enabled: false },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

const stripe =
  process.env['STRIPE_SECRET_KEY'] === undefined
    ? 'left out: STRIPE_SECRET_KEY is not set'
    : 'at the test mode of the account of STRIPE_SECRET_KEY'
process.exitCode = await conformance()
process.stdout.write(`Stripe: ${stripe}.\n`)
