import { join } from 'node:path'
import { rmSync } from 'node:fs'
import { fingerprint, readStamp, writeStamp } from '../../server/commands/fingerprint.mjs'
import { runQuietly } from '../../server/commands/run.mjs'
import { projectNode, root } from '../../server/commands/runtime.mjs'

const book = join(root, 'dist', 'book')
const stamp = join(root, 'dist', '.book-built-from')
/** Stories of states lie next to the screens; those under Flows and Lab have no screenshots. */
const inputs = [
  'src',
  'machines',
  '.storybook',
  'tools/flow-lab',
  'vite.config.ts',
  'package-lock.json',
]

/** Returns the folder of the built stories; builds them unless the build is up to date. */
export async function ensureBook(say: (text: string) => void): Promise<string> {
  const source = fingerprint(inputs)
  if (readStamp(stamp) === source) return book
  say('Building the stories …\n')
  rmSync(stamp, { force: true })
  const storybook = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js')
  const build = [storybook, 'build', '--test', '--quiet', '--output-dir', book]
  const { ok, output } = await runQuietly(projectNode, build, { cwd: root })
  if (!ok) throw new Error(`${output}\nThe stories could not be built.`)
  writeStamp(stamp, source)
  return book
}
