import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const END_OF_HEAD = Buffer.from('\r\n\r\n')
const END_OF_CHUNKS = Buffer.from('\r\n0\r\n\r\n')

/** A connection with one request at a time and almost no overhead of its own, as a load generator requires. */
type Connection = {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<void>
  post(path: string, json: object, headers: Readonly<Record<string, string>>): Promise<void>
  close(): void
}

/** Opens a connection. `get` and `post` reject if the status is not 200. */
export async function connectTo(port: number, encoding: 'gzip' | 'identity'): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  const ask = async (first: string, rest: string) => {
    if (socket.destroyed) throw new Error('The server has closed the connection.')
    const head = `${first} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: ${encoding}\r\n`
    socket.write(`${head}${rest}`)
    await wholeAnswer(socket)
  }
  return {
    get: (path, headers = {}) => ask(`GET ${path}`, `${linesOf(headers)}\r\n`),
    post(path, json, headers) {
      const body = JSON.stringify(json)
      const all = linesOf({
        ...headers,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      })
      return ask(`POST ${path}`, `${all}\r\n${body}`)
    },
    close: () => socket.destroy(),
  }
}

const linesOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')

function wholeAnswer(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    let answer: Buffer = Buffer.alloc(0)
    const end = (error: Error | null) => {
      socket.off('data', take).off('close', broken)
      if (error === null) resolve()
      else reject(error)
    }
    const broken = () => end(new Error('The server closed the connection instead of answering.'))
    const take = (part: Buffer) => {
      answer = answer.length === 0 ? part : Buffer.concat([answer, part])
      if (!isWhole(answer)) return
      const status = answer.toString('latin1', 9, 12)
      end(status === '200' ? null : new Error(`The server answered ${status}.`))
    }
    socket.on('data', take).on('close', broken)
  })
}

function isWhole(answer: Buffer): boolean {
  const headEnd = answer.indexOf(END_OF_HEAD)
  if (headEnd === -1) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.toString('latin1', 0, headEnd + 2))?.[1]
  return length === undefined
    ? answer.subarray(-END_OF_CHUNKS.length).equals(END_OF_CHUNKS)
    : answer.length >= headEnd + END_OF_HEAD.length + Number(length)
}
