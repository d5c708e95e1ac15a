import { join } from 'node:path'
import { requireFreePort } from './address.mjs'
import { ensureBuilt } from './build.mjs'
import { endWithNpm } from './end-with-npm.mjs'
import { ensureComplete, ensureInstalled } from './install.mjs'
import { root, serverProgram } from './runtime.mjs'
import { runServer } from './run.mjs'

/** Installs and builds where needed, then serves the built client. Returns the server's exit code. */
export async function serve() {
  endWithNpm()
  await requireFreePort(process.env)
  await ensureInstalled()
  await ensureBuilt()
  const { command, args, env } = serverProgram()
  return runServer(command, args, { cwd: root, env: { ...env, ...process.env } })
}

/** Serves with hot reload: Vite serves the client, and the server restarts when one of its files changes. */
export async function develop() {
  endWithNpm()
  await requireFreePort(process.env)
  await ensureComplete()
  const { command, args } = serverProgram()
  const watch = [`--watch-path=${join(root, 'server')}`, '--watch-preserve-output']
  return runServer(command, [...watch, ...args], {
    cwd: root,
    env: { ...process.env, LOPPIS_DEV: '1' },
  })
}
