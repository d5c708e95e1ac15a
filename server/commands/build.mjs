import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { projectNode, root } from './runtime.mjs'
import { runQuietly } from './run.mjs'
import { whileLocked } from './setup-lock.mjs'

const stamp = join(root, 'dist', '.built-from')
const inputs = ['src', 'machines', 'index.html', 'vite.config.ts', 'package-lock.json']

/** The client reads its configuration when it is built. */
const settings = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map(([name, value]) => `${name}=${value}`)
    .sort()

const wanted = () => fingerprint(inputs, settings())
const isCurrent = () =>
  readStamp(stamp) === wanted() && existsSync(join(root, 'dist', 'client', 'index.html'))

/**
 * Builds the client, unless what is there was made from what is there.
 * @returns {Promise<string | null>} what the build printed when it failed
 */
export async function ensureBuilt() {
  if (isCurrent()) return null
  return whileLocked(async () => {
    if (isCurrent()) return null
    process.stdout.write('Building the client.\n')
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
    const { ok, output } = await runQuietly(projectNode, [vite, 'build'], { cwd: root })
    if (!ok) return output
    writeStamp(stamp, wanted())
    return null
  })
}
