import { readdirSync, readFileSync } from 'node:fs'
import { is } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { browserSpansStruct } from '../../server/routes/browser-spans.ts'
import { endpoints } from '../../server/routes/endpoints.ts'
import { createApi } from '../../src/api/api.ts'
import type { Tracing } from '../../src/domain/tracing.ts'
import { cases } from './api-cases.ts'
import { failureIn, recordedCalls } from './recorded-calls.ts'

const { server } = recordedCalls()
const TRACEPARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

/** Returns the signed-in client with tracing, and what was traced: each request, and then its status. */
function tracedApi() {
  const seen: (string | number)[] = []
  const tracing: Tracing = {
    startSpan: (call) => {
      seen.push(call)
      return { traceparent: TRACEPARENT, end: (status) => void seen.push(status) }
    },
  }
  return {
    api: createApi({ baseUrl: server().url, readToken: () => 'access-1', tracing }),
    tracing,
    seen,
  }
}

/** Answers each request with an empty list, and returns what their traceparent headers were. */
function recordTraceparents(): unknown[] {
  const traceparents: unknown[] = []
  server().answer((response) => {
    traceparents.push(response.req.headers['traceparent'])
    response.end('[]')
  })
  return traceparents
}

const isTaken = (call: string | number | undefined) =>
  is(
    {
      spans: [
        {
          traceId: '0af7651916cd43dd8448eb211c80319c',
          spanId: 'b7ad6b7169203331',
          parentSpanId: '00f067aa0ba902b7',
          ago: 1,
          duration: 1,
          call,
          status: 200,
        },
      ],
    },
    browserSpansStruct([]),
  )

describe('the span of a call', () => {
  it.each(cases)('$name: the server knows its name', async ({ call, response }) => {
    server().answer({ body: response })
    const { api, seen } = tracedApi()
    await call(api)
    expect(seen).toEqual([expect.any(String), 200])
    expect(isTaken(seen[0])).toBe(true)
  })

  it('the server knows every path of the client', () => {
    const folder = new URL('../../src/api/', import.meta.url)
    const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))
    const paths = sources
      .flatMap((source) => [...source.matchAll(/path: path`([^`]*)`|[(:] ?path`([^`]*)`/g)])
      .map(([, path, other]) => (path ?? other ?? '').replaceAll(/\$\{[^}]*\}/g, '{}'))
    const known = new Set(endpoints.map(({ path }) => path.replaceAll(/:\w+/g, '{}')))
    expect(paths.length).toBeGreaterThan(50)
    expect(paths.filter((path) => !known.has(path))).toEqual([])
  })

  it('the request continues the trace', async () => {
    const traceparents = recordTraceparents()
    const { api } = tracedApi()
    await api.getCategories()
    expect(traceparents).toEqual([TRACEPARENT])
  })

  it('without tracing, a request has no trace', async () => {
    const traceparents = recordTraceparents()
    const { api, tracing } = tracedApi()
    delete tracing.startSpan
    await api.getCategories()
    expect(traceparents).toEqual([undefined])
  })

  it('a refused request ends with its status', async () => {
    server().answer({ status: 404, body: {} })
    const { api, seen } = tracedApi()
    await failureIn(api.getCategories())
    expect(seen[1]).toBe(404)
  })

  it('a request without a response ends with 0', async () => {
    server().answer((response) => void response.destroy())
    const { api, seen } = tracedApi()
    await failureIn(api.getCategories())
    expect(seen[1]).toBe(0)
  })
})
