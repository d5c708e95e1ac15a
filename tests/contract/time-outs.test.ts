import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '../../src/api/api.ts'
import { failureMessage, failureOf } from '../../src/domain/failure.ts'
import { plainProduct, submission } from './response-fixtures.ts'

const timedOut = { kind: 'noAnswer', code: 'timeout' }
const firstPage = { count: 24, wantedId: null }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

/** Returns the client of a server whose response the test sends: first the headers, then the body in pieces. */
function slowServer() {
  const headers = Promise.withResolvers<Response>()
  const body = new TransformStream<Uint8Array, Uint8Array>(undefined, { highWaterMark: 100 })
  const writer = body.writable.getWriter()
  const signals: AbortSignal[] = []
  const api = createApi({
    baseUrl: 'http://slow.test',
    readToken: () => 'access-1',
    fetch: async (resource) => {
      if (resource instanceof Request) signals.push(resource.signal)
      return headers.promise
    },
  })
  return {
    api,
    /** One for each request. */
    signals,
    begin: () => headers.resolve(new Response(body.readable)),
    send: (text: string) => writer.write(new TextEncoder().encode(text)),
    end: () => writer.close(),
  }
}

/** Follows a call: `outcome` is undefined until it settles. */
function follow(call: Promise<unknown>) {
  const followed: { outcome?: unknown } = {}
  call.then(
    (value) => (followed.outcome = value),
    (error: unknown) => (followed.outcome = failureOf(error)),
  )
  return followed
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
const products = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, at) => ({ ...plainProduct, _id: `${at}` })))

describe('C3: a server that stays silent for 30 seconds', () => {
  it('C3: ends a read without a response', async () => {
    const { api, signals } = slowServer()
    const call = follow(api.getCategories())
    await seconds(29)
    expect(call.outcome).toBeUndefined()
    await seconds(1)
    expect(call.outcome).toEqual(timedOut)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('C3: ends a write without a response, and the write is not sent again', async () => {
    const { api, signals } = slowServer()
    const call = follow(api.bookProduct(submission, 'act-1'))
    await seconds(600)
    expect(call.outcome).toEqual(timedOut)
    expect(signals).toHaveLength(1)
  })

  it('C3: ends a response that stops in its body', async () => {
    const { api, begin, send } = slowServer()
    const call = follow(api.getCategories())
    await seconds(20)
    begin()
    void send('[')
    await seconds(29)
    expect(call.outcome).toBeUndefined()
    await seconds(1)
    expect(call.outcome).toEqual(timedOut)
  })

  it('R3: ends the rest of a streamed list, and the products before it stay', async () => {
    const { api, begin, send } = slowServer()
    const list = products(60)
    const first = follow(api.getAdvertisements(firstPage))
    begin()
    void send(list.slice(0, list.indexOf('"_id":"40"')))
    await seconds(1)
    expect(first.outcome).toMatchObject({ next: '24' })
    const more = follow(api.getAdvertisements({ next: '24' }))
    await seconds(30)
    expect(more.outcome).toEqual(timedOut)
  })

  it('C3: has a message of its own', () => {
    expect(failureMessage({ kind: 'noAnswer', code: 'timeout' })).toEqual({ key: 'timedOut' })
    expect(failureMessage({ kind: 'noAnswer' })).toEqual({ key: 'noAnswer' })
  })
})

describe('C3: a slow server that keeps sending', () => {
  it('C3: has its response read to the end', async () => {
    const { api, begin, send, end } = slowServer()
    const call = follow(api.getCategories())
    begin()
    for (const piece of ['[', '{"_id":"1",', '"categoryName"', ':"Bicycles"}', ']', ' ']) {
      await seconds(29)
      expect(call.outcome).toBeUndefined()
      void send(piece)
    }
    void end()
    await seconds(1)
    expect(call.outcome).toEqual([{ _id: '1', categoryName: 'Bicycles' }])
  })

  it('R3: has its streamed list read to the end', async () => {
    const { api, begin, send, end } = slowServer()
    const list = products(50)
    const first = follow(api.getAdvertisements(firstPage))
    begin()
    const piece = Math.ceil(list.length / 10)
    for (let at = 0; at < list.length; at += piece) {
      await seconds(29)
      void send(list.slice(at, at + piece))
    }
    void end()
    await seconds(1)
    expect(first.outcome).toMatchObject({ next: '24' })
    const more = follow(api.getAdvertisements({ next: '24' }))
    await seconds(1)
    expect(more.outcome).toMatchObject({ next: '48', total: 50 })
  })
})
