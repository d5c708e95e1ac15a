import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { connectTo } from './plain-http.ts'

/**
 * Streams that stay open, one for each token, and messages that a writer sends about a product. The first stream is that of
 * the reader.
 */
export type Listening = {
  port: number
  tokens: readonly string[]
  writer: string
  productId: string
  messages: number
}

/** How long each message took from its request to the reader's stream, in milliseconds. */
export type Arrivals = { times: readonly number[] }

const APART_MS = 50

const [{ port, tokens, writer, productId, messages }] = (await once(process, 'message')) as [
  Listening,
]
const agent = new Agent({ maxSockets: Infinity })

/** Opens a stream, and resolves when it has sent something. */
async function open(token: string): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
  const request = get({ port, host: '127.0.0.1', path: '/live', headers, agent })
  const [stream]: [IncomingMessage] = (await once(request, 'response')) as [IncomingMessage]
  if (stream.statusCode !== 200) throw new Error(`A stream answers ${stream.statusCode}.`)
  await once(stream, 'data')
  stream.resume()
  return stream
}

const streams = await Promise.all(tokens.map(open))
const [reader] = streams
if (reader === undefined) throw new Error('Nobody reads.')
const connection = await connectTo(port, 'identity')
const times: number[] = []
for (let sent = 0; sent < messages; sent += 1) {
  const arrived = once(reader, 'data')
  const began = performance.now()
  const headers = { authorization: `Bearer ${writer}` }
  const writing = connection.post(
    `/conversations/${productId}/messages`,
    { id: randomUUID(), text: 'Is it still there?' },
    headers,
  )
  await arrived
  times.push(performance.now() - began)
  await writing
  await pause(APART_MS)
}
process.send?.({ times } satisfies Arrivals)
connection.close()
for (const stream of streams) stream.destroy()
process.disconnect()
