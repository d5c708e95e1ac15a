import { createServer } from 'node:net'

/** Where the server will listen, as its environment says. */
export function addressOf(env) {
  return { host: env.HOST || '127.0.0.1', port: Number(env.PORT || 4310) }
}

/**
 * Whether something listens there already.
 * @returns {Promise<boolean>}
 */
export function isTaken({ host, port }) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE'))
    probe.listen(port, host, () => probe.close(() => resolve(false)))
  })
}

export const takenLine = ({ host, port }) =>
  `Port ${port} on ${host} is taken. Stop what uses it, or choose another: PORT=4311 npm start`
