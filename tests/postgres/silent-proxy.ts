import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A connection to a server that can go silent, as a machine that is off: nothing is refused and nothing answered. */
export type SilentProxy = {
  /** The address of the server through the proxy. */
  url: string
  setSilent(isSilent: boolean): void
  close(): Promise<void>
}

/** Starts a proxy of the server at `url`. */
export async function startSilentProxy(url: string): Promise<SilentProxy> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let isSilent = false
  const set = (socket: Socket) => (isSilent ? socket.pause() : socket.resume())
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    const pairs = [
      [client, upstream],
      [upstream, client],
    ] as const
    for (const [from, to] of pairs) {
      sockets.add(from)
      from.on('data', (chunk) => to.write(chunk))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      set(from)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  const own = new URL(url)
  own.port = String(address.port)
  return {
    url: own.href,
    setSilent(silent) {
      isSilent = silent
      for (const socket of sockets) set(socket)
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      const closed = once(server, 'close')
      server.close()
      await closed
    },
  }
}
