import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export const isWindows = process.platform === 'win32'

/** The Node that the project installs as a dependency, which runs TypeScript directly. */
export const projectNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  isWindows ? 'node.exe' : 'node',
)

/**
 * Returns how to call npm: with the npm and the Node that run this command, or by name. Never with the Node in
 * node_modules, which an install replaces.
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
