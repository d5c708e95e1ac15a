import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFailure } from './failure.mjs'
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { projectNode, root } from './runtime.mjs'
import { runQuietly } from './run.mjs'
import { withSetupLock } from './setup-lock.mjs'

const stamp = join(root, 'dist', '.built-from')
/** The files and folders that the client is built from. */
export const inputs = [
  'server/client-build',
  'src',
  'machines',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]

/** The configuration of the client, which is compiled into the build. */
const settings = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()

const source = () => fingerprint(inputs, settings())
/**
 * Includes a fingerprint of the output, so that a manual or interrupted build does not count as current.
 * @param {string} built the fingerprint of the source
 */
const stampFor = (built) => `${built} ${fingerprint(['dist/client', 'dist/renderer'])}`
const isCurrent = () =>
  existsSync(join(root, 'dist', 'client', 'index.html')) && readStamp(stamp) === stampFor(source())

/** Builds the client, unless the existing build is current. Throws CommandFailure with Vite's output. */
export async function ensureBuilt() {
  if (isCurrent()) return
  await withSetupLock(async () => {
    if (isCurrent()) return
    process.stdout.write('Building the client …\n')
    rmSync(stamp, { force: true })
    const built = source()
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
    const { ok, output } = await runQuietly(projectNode, [vite, 'build'], { cwd: root })
    if (!ok) throw new CommandFailure(`${output}\nThe client could not be built.`)
    writeStamp(stamp, stampFor(built))
  })
}
