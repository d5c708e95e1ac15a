import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { StartError } from '../config/start-error.ts'

const REASONS: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is taken. Stop what uses it or set PORT to another.`,
  EACCES: (_host, port) => `Port ${port} may not be used by this user. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (host) => `HOST ${host} is not known to this machine.`,
}

/** Starts listening and returns the origin, such as http://127.0.0.1:4310. Throws StartError. */
export async function listen(server: Server, host: string, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? '']
      reject(reason === undefined ? error : new StartError(reason(host, port), { cause: error }))
    })
    server.listen(port, host, resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port.')
  const isEveryAddress = host === '0.0.0.0' || host === '::'
  const name = isEveryAddress ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${address.port}`
}

/** Longer than the slowest operation of a request, which is a call to the card provider. */
const GRACE_MS = 30_000
/**
 * A load balancer sends a request on a connection that it has kept idle for a minute. The server keeps it for longer, or it
 * would close some just then. The time for the headers must be longer still.
 */
const KEEP_ALIVE_MS = 75_000
const HEADERS_MS = 80_000
const LOOK_EVERY_MS = 50

/**
 * Prepares a server that does not listen yet to be stopped. Returns the function that stops accepting requests and waits
 * for those in progress. It closes connections as soon as they are idle.
 */
export function prepareStop(server: Server): () => Promise<void> {
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.headersTimeout = HEADERS_MS
  const connections = new Set<Socket>()
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  const closeUnused = () => {
    server.closeIdleConnections()
    // Browsers open connections in advance. Node counts a connection as busy until its first request has ended.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  }
  return async () => {
    const stopped = new Promise<void>((resolve) => server.close(() => resolve()))
    const looking = setInterval(closeUnused, LOOK_EVERY_MS)
    const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    await stopped
    clearInterval(looking)
    clearTimeout(impatience)
  }
}
