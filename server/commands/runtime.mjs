import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const isWindows = process.platform === 'win32'

/** The Node that the project brings along, which runs TypeScript as it stands. */
export const projectNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  isWindows ? 'node.exe' : 'node',
)

/**
 * Why this Node cannot run the commands; null when it can.
 * @param {string} version as process.versions.node has it
 */
export function oldNodeReason(version) {
  const [major = 0] = version.split('.').map(Number)
  return major >= 20
    ? null
    : `Loppis needs Node 20 or newer; this is Node ${version}. Get a newer one from https://nodejs.org.`
}

/** Ends the process with one clear line. */
export function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Ends the process with one clear line where Node is too old. */
export function requireNode() {
  const reason = oldNodeReason(process.versions.node)
  if (reason !== null) fail(reason)
}

/**
 * How to call npm: by the npm that called us and the Node that runs it. Not by our own Node, which may be the one in
 * node_modules that an install is about to replace.
 */
export function npmCall() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  if (npm !== undefined && node !== undefined && existsSync(npm) && existsSync(node)) {
    return { command: node, args: [npm] }
  }
  return { command: isWindows ? 'npm.cmd' : 'npm', args: [] }
}
