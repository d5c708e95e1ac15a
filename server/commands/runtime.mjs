import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export const isWindows = process.platform === 'win32'

/** The Node that the project brings along, which runs TypeScript as it stands. */
export const projectNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  isWindows ? 'node.exe' : 'node',
)

/**
 * How to call npm: by the npm that called us and the Node that runs it, or by its name. Never by the Node in
 * node_modules, which an install is about to replace.
 * @returns {{ command: string, args: string[], options: { shell?: boolean } }}
 */
export function npmCall() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const isKnown = npm !== undefined && node !== undefined && existsSync(npm) && existsSync(node)
  if (isKnown && npm.endsWith('.js') && !node.startsWith(join(root, 'node_modules'))) {
    return { command: node, args: [npm], options: {} }
  }
  return { command: 'npm', args: [], options: isWindows ? { shell: true } : {} }
}
