import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

type Value = {
  stringValue?: string
  intValue?: number | string
  doubleValue?: number
  boolValue?: boolean
}
type KeyValue = { key: string; value: Value }

/** A span as OTLP/JSON has it, with its attributes as an object. */
export type ReceivedSpan = {
  /** The name of the service that it is of. */
  service: unknown
  traceId: string
  spanId: string
  parentSpanId?: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  name: string
  kind: number
  status: { code?: number; message?: string }
  attributes: Record<string, unknown>
}

/** A point of a metric, with its attributes as an object. */
type Point = { attributes: Record<string, unknown>; value: number; count: number }
type RawPoint = {
  attributes: KeyValue[]
  asInt?: number | string
  asDouble?: number
  count?: number | string
}
export type ReceivedMetric = { name: string; unit: string; points: Point[] }

type Body = {
  resourceSpans?: {
    resource: { attributes: KeyValue[] }
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes' | 'service'> & { attributes: KeyValue[] })[]
    }[]
  }[]
  resourceMetrics?: {
    resource: { attributes: KeyValue[] }
    scopeMetrics: {
      metrics: ({ name: string; unit: string } & Partial<
        Record<'sum' | 'gauge' | 'histogram', { dataPoints: RawPoint[] }>
      >)[]
    }[]
  }[]
}

/** Starts a collector on this machine that takes OTLP/JSON, and keeps what it received. */
export async function startCollector() {
  const bodies: string[] = []
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    bodies.push(await text(request))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }
  const server = createServer((request, response) => void take(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port.')
  const parsed = () => bodies.map((body): Body => JSON.parse(body))
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    /** All that was received, as it was sent. */
    received: () => bodies.join('\n'),
    spans: (): ReceivedSpan[] =>
      parsed()
        .flatMap(({ resourceSpans = [] }) => resourceSpans)
        .flatMap(({ resource, scopeSpans }) => {
          const service = objectOf(resource.attributes)['service.name']
          return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })))
        })
        .map((span) => ({ ...span, attributes: objectOf(span.attributes) })),
    /** The metrics of the latest export. */
    metrics: (): ReceivedMetric[] =>
      (
        parsed().findLast(({ resourceMetrics }) => resourceMetrics !== undefined)
          ?.resourceMetrics ?? []
      )
        .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics))
        .map(({ name, unit, sum, gauge, histogram }) => ({
          name,
          unit,
          points: ((sum ?? gauge ?? histogram)?.dataPoints ?? []).map(pointOf),
        })),
    resource: (): Record<string, unknown> => {
      const [first] = parsed().flatMap(({ resourceSpans = [], resourceMetrics = [] }) => [
        ...resourceSpans,
        ...resourceMetrics,
      ])
      return objectOf(first?.resource.attributes ?? [])
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type Collector = Awaited<ReturnType<typeof startCollector>>

const pointOf = ({ attributes, asInt, asDouble, count }: RawPoint): Point => ({
  attributes: objectOf(attributes),
  value: Number(asInt ?? asDouble ?? 0),
  count: Number(count ?? 0),
})

const objectOf = (attributes: readonly KeyValue[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, plain(value)]))

const plain = ({ stringValue, intValue, doubleValue, boolValue }: Value) =>
  stringValue ?? (intValue === undefined ? (doubleValue ?? boolValue) : Number(intValue))
