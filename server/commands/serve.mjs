import { join } from 'node:path'
import { requireFreePort } from './address.mjs'
import { ensureBuilt } from './build.mjs'
import { endWithNpm } from './end-with-npm.mjs'
import { ensureInstalled } from './install.mjs'
import { compileCache, projectNode, root } from './runtime.mjs'
import { runServer } from './run.mjs'

const server = join(root, 'server', 'main.ts')

/** Installs and builds where needed, then serves the built client. Returns the server's exit code. */
export async function serve() {
  endWithNpm()
  await requireFreePort(process.env)
  await ensureInstalled()
  await ensureBuilt()
  const env = { NODE_COMPILE_CACHE: compileCache, ...process.env }
  return runServer(projectNode, [server], { cwd: root, env })
}

/** Serves with hot reload: Vite serves the client, and the server restarts when one of its files changes. */
export async function develop() {
  endWithNpm()
  await requireFreePort(process.env)
  await ensureInstalled()
  const watch = [`--watch-path=${join(root, 'server')}`, '--watch-preserve-output']
  return runServer(projectNode, [...watch, server], {
    cwd: root,
    env: { ...process.env, LOPPIS_DEV: '1' },
  })
}
