import { describe, expect, it } from 'vitest'
import { createApi } from '../../src/api/api.ts'
import { failureOf } from '../../src/domain/failure.ts'
import type { LiveMessage } from '../../src/domain/live.ts'

/** Returns the client of a server whose answer to GET /live is this response, and the requests that it makes. */
function clientOf(answer: Response) {
  const requests: Request[] = []
  const { getLiveMessages, watchLiveMessages } = createApi({
    baseUrl: 'http://live.test',
    readToken: () => 'access-1',
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      return answer
    },
  })
  return { getLiveMessages, watchLiveMessages, requests }
}

/** Returns a stream that sends these pieces. */
function streamOf(...pieces: readonly string[]): Response {
  const body = new ReadableStream<string>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  return new Response(body.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  })
}

const unlimited = () => new AbortController().signal

/** Returns the messages of a stream that sends these pieces. */
async function messagesOf(...pieces: readonly string[]): Promise<LiveMessage[]> {
  const { getLiveMessages } = clientOf(streamOf(...pieces))
  const arrived: LiveMessage[] = []
  const messages = await getLiveMessages({ lastId: null, signal: unlimited() })
  for await (const message of messages ?? []) arrived.push(message)
  return arrived
}

it('asks for a stream with the access token, and for what came after the last message', async () => {
  const { getLiveMessages, requests } = clientOf(streamOf())
  await getLiveMessages({ lastId: '41', signal: unlimited() })
  const [request] = requests
  expect(request?.url).toBe('http://live.test/live')
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    accept: 'text/event-stream',
    authorization: 'Bearer access-1',
    'last-event-id': '41',
  })
})

it('asks for everything without a last message', async () => {
  const { getLiveMessages, requests } = clientOf(streamOf())
  await getLiveMessages({ lastId: null, signal: unlimited() })
  expect(requests[0]?.headers.has('last-event-id')).toBe(false)
})

it('reads messages that arrive in pieces, and heartbeats', async () => {
  expect(
    await messagesOf(
      'id: 7\nevent: reset\nda',
      'ta: {}\n\n: open\n\nid: 8\nevent: order\ndata: {"_id":"one","seq":2}\n\n',
    ),
  ).toEqual([
    { kind: 'changed', id: '7', flow: null },
    { kind: 'heartbeat' },
    { kind: 'changed', id: '8', flow: { name: 'order', id: 'one' } },
  ])
})

it.each(['{"about":"something new"}', 'no JSON'])(
  'takes a message that it does not understand as a change of anything: %s',
  async (data) => {
    expect(await messagesOf(`id: 9\nevent: offer\ndata: ${data}\n\n`)).toEqual([
      { kind: 'changed', id: '9', flow: null },
    ])
  },
)

it.each([
  ['that has no such call', new Response('Not Found', { status: 404 })],
  ['that answers every address with its page', new Response('<!doctype html>')],
])('finds no stream at a server %s', async (_, answer) => {
  const { getLiveMessages } = clientOf(answer)
  expect(await getLiveMessages({ lastId: null, signal: unlimited() })).toBeNull()
})

it('fails where the server refuses the token', async () => {
  const { getLiveMessages } = clientOf(new Response(null, { status: 401 }))
  const failure = await getLiveMessages({ lastId: null, signal: unlimited() }).catch(failureOf)
  expect(failure).toEqual({ kind: 'unauthorized' })
})

/** Returns a stream that stays open, and sends what `send` is given. */
function openStream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  return {
    answer: new Response(readable, { headers: { 'content-type': 'text/event-stream' } }),
    send: (text: string) => writer.write(new TextEncoder().encode(text)),
  }
}

describe('the parts of a page', () => {
  it('share one request, which is aborted when the last one leaves', async () => {
    const { answer } = openStream()
    const { getLiveMessages, requests } = clientOf(answer)
    const parts = [new AbortController(), new AbortController()]
    await Promise.all(parts.map(({ signal }) => getLiveMessages({ lastId: null, signal })))
    parts[0]?.abort()
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([false])
    parts[1]?.abort()
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true])
  })

  it('each get every message; one that comes later reads everything first', async () => {
    const { answer, send } = openStream()
    const { getLiveMessages } = clientOf(answer)
    const next = async (messages: AsyncIterable<LiveMessage> | null) => {
      const { value } = (await messages?.[Symbol.asyncIterator]().next()) ?? {}
      return value
    }
    const first = await getLiveMessages({ lastId: '6', signal: unlimited() })
    void send('id: 7\nevent: order\ndata: {"_id":"one"}\n\n')
    expect(await next(first)).toMatchObject({ id: '7' })
    const upToDate = await getLiveMessages({ lastId: '7', signal: unlimited() })
    const late = await getLiveMessages({ lastId: null, signal: unlimited() })
    expect(await next(late)).toEqual({ kind: 'changed', id: '7', flow: null })
    void send('id: 8\nevent: offer\ndata: {"_id":"two"}\n\n')
    for (const messages of [first, upToDate, late]) {
      expect(await next(messages)).toEqual({
        kind: 'changed',
        id: '8',
        flow: { name: 'offer', id: 'two' },
      })
    }
  })

  it('get a new stream together when the connection is restored', async () => {
    const { answer } = openStream()
    const { getLiveMessages, requests } = clientOf(answer)
    const join = async () => {
      const part = new AbortController()
      await getLiveMessages({ lastId: null, signal: part.signal }).catch(() => null)
      return part
    }
    const parts = await Promise.all([join(), join()])
    const joining = parts.map((part) => {
      part.abort()
      return join()
    })
    await Promise.all(joining)
    expect(requests).toHaveLength(2)
  })
})

it('reports the flow of each change to those who watch the open stream, until they leave', async () => {
  const { getLiveMessages, watchLiveMessages } = clientOf(
    streamOf(
      ': open\n\n',
      'id: 1\nevent: order\ndata: {"_id":"order-1"}\n\n',
      'id: 2\nevent: reset\ndata: {}\n\n',
      'id: 3\nevent: order\ndata: {"_id":"order-2"}\n\n',
    ),
  )
  const leaving = new AbortController()
  const reported: unknown[] = []
  await watchLiveMessages({
    signal: leaving.signal,
    report(flow) {
      reported.push(flow)
      if (flow === null) leaving.abort()
    },
  })
  const messages = await getLiveMessages({ lastId: '0', signal: unlimited() })
  for await (const message of messages ?? []) expect(message.kind).toMatch(/heartbeat|changed/)
  expect(reported).toEqual([{ name: 'order', id: 'order-1' }, null])
})

it('does not report the reset with which the first stream of a page begins', async () => {
  const { getLiveMessages, watchLiveMessages } = clientOf(
    streamOf('id: 1\nevent: reset\ndata: {}\n\n'),
  )
  const reported: unknown[] = []
  await watchLiveMessages({ signal: unlimited(), report: (flow) => void reported.push(flow) })
  const messages = await getLiveMessages({ lastId: null, signal: unlimited() })
  for await (const message of messages ?? []) expect(message.kind).toBe('changed')
  expect(reported).toEqual([])
})
