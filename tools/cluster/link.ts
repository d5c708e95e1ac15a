import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

type Pair = readonly [Socket, Socket]

/**
 * A TCP connection between programs of this machine that can be cut. A cut link loses nothing that was sent, as TCP sends
 * it again once the network is back, but until then nothing arrives and no connection ends: both sides are left waiting.
 */
export class Link {
  readonly #server: Server
  readonly #targetPort: number
  readonly #pairs = new Set<Pair>()
  readonly #waiting = new Set<Socket>()
  #isCut = false

  private constructor(server: Server, targetPort: number) {
    this.#server = server
    this.#targetPort = targetPort
    server.on('connection', (socket) => this.#accept(socket))
  }

  /** Leads from `port` to `targetPort`, where a program may begin to listen later. */
  static async open(port: number, targetPort: number): Promise<Link> {
    const server = createServer()
    const link = new Link(server, targetPort)
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return link
  }

  cut(): void {
    this.#isCut = true
    for (const [one, other] of this.#pairs) {
      one.unpipe(other)
      other.unpipe(one)
    }
  }

  heal(): void {
    this.#isCut = false
    for (const pair of this.#pairs) this.#carry(pair)
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const socket of waiting) this.#accept(socket)
  }

  close(): void {
    this.#server.close()
    for (const socket of [...this.#waiting, ...[...this.#pairs].flat()]) socket.destroy()
  }

  #accept(socket: Socket): void {
    if (this.#isCut) {
      // The end of the socket is a separate event, which a later connection to the target follows.
      socket.on('error', () => undefined)
      this.#waiting.add(socket)
      return
    }
    const pair = [socket, connect(this.#targetPort, '127.0.0.1')] as const
    this.#pairs.add(pair)
    for (const each of pair) {
      each.setNoDelay(true)
      each.on('error', () => undefined)
      each.on('close', () => this.#endWith(pair))
    }
    this.#carry(pair)
  }

  #carry(pair: Pair): void {
    const [one, other] = pair
    if (one.destroyed || other.destroyed) this.#endWith(pair)
    else {
      one.pipe(other)
      other.pipe(one)
    }
  }

  #endWith(pair: Pair): void {
    if (this.#isCut) return
    this.#pairs.delete(pair)
    for (const each of pair) each.destroy()
  }
}
