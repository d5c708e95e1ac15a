import { createServer } from 'node:net'
import { codeOf, CommandFailure } from './failure.mjs'

const ASK_MS = 1000

/** @typedef {{ host: string, port: number }} Address */

/**
 * Returns the address on which the server will listen; null where PORT is invalid, which the server itself reports.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Address | null}
 */
function addressOf(env) {
  const port = Number(env.PORT || 4310)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return null
  return { host: env.HOST || '127.0.0.1', port }
}

/**
 * Returns whether a process already listens on the address.
 * @param {Address} address
 * @returns {Promise<boolean>}
 */
function isTaken({ host, port }) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(codeOf(error) === 'EADDRINUSE'))
    probe.listen(port, host, () => probe.close(() => resolve(false)))
  })
}

/**
 * Returns the origin of the server that answers at the configured address; null where none answers.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | null>}
 */
export async function runningServer(env) {
  const address = addressOf(env)
  if (address === null || address.port === 0) return null
  const host = ['0.0.0.0', '::'].includes(address.host) ? 'localhost' : address.host
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
  try {
    const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(ASK_MS) })
    await answer.body?.cancel()
    return answer.ok ? origin : null
  } catch {
    return null
  }
}

/**
 * Throws a one-line CommandFailure where the port is taken. Runs before anything is installed or built.
 * @param {NodeJS.ProcessEnv} env
 */
export async function requireFreePort(env) {
  const address = addressOf(env)
  if (address === null || !(await isTaken(address))) return
  const origin = await runningServer(env)
  const by = origin === null ? '' : ` by a server that answers at ${origin}`
  throw new CommandFailure(
    `Port ${address.port} on ${address.host} is taken${by}. Stop it, or set PORT to another: PORT=4311 npm start`,
  )
}
