import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTracer, type EndedSpan } from '../../src/services/tracer.ts'

const trace = {
  traceId: '0af7651916cd43dd8448eb211c80319c',
  parentSpanId: 'b7ad6b7169203331',
}
const id = (digits: number) => expect.stringMatching(new RegExp(`^[0-9a-f]{${digits}}$`))

let sent: EndedSpan[][]
beforeEach(() => {
  sent = []
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const openTracer = () =>
  createTracer(
    () => performance.now(),
    (spans) => void sent.push([...spans]),
  )

test('the first view continues the trace of the response, and a call continues the view', () => {
  const tracer = openTracer()
  const view = tracer.openView('/product/:productId', performance.now(), trace)
  view.end(performance.now() + 200)
  vi.advanceTimersByTime(100)
  const call = view.startSpan('PUT /wishlist')
  vi.advanceTimersByTime(30)
  call.end(200)
  tracer.flush()
  const [[page, request] = []] = sent
  expect(page).toEqual({
    ...trace,
    spanId: id(16),
    page: '/product/:productId',
    ago: 130,
    duration: 200,
  })
  expect(request).toEqual({
    traceId: trace.traceId,
    spanId: id(16),
    parentSpanId: page?.spanId,
    call: 'PUT /wishlist',
    status: 200,
    ago: 30,
    duration: 30,
  })
  expect(call.traceparent).toBe(`00-${trace.traceId}-${request?.spanId}-01`)
})

test('a later view begins a trace, and ends with its last response', () => {
  const tracer = openTracer()
  const view = tracer.openView('/blog', performance.now(), null)
  const call = view.startSpan('GET /blogs')
  vi.advanceTimersByTime(80)
  call.end(200)
  vi.advanceTimersByTime(500)
  view.end()
  tracer.flush()
  const page = sent.flat().find((span) => 'page' in span)
  expect(page).toMatchObject({ traceId: id(32), parentSpanId: null, duration: 80, ago: 580 })
  expect(page?.traceId).not.toBe(trace.traceId)
})

test('a span ends once', () => {
  const tracer = openTracer()
  const view = tracer.openView('/', performance.now(), trace)
  const call = view.startSpan('GET /blogs')
  call.end(200)
  call.end(0)
  view.end()
  view.end()
  tracer.flush()
  expect(sent.flat()).toHaveLength(2)
})

test('spans are sent together, five seconds after the first', () => {
  const tracer = openTracer()
  const view = tracer.openView('/', performance.now(), trace)
  view.end()
  vi.advanceTimersByTime(4000)
  view.startSpan('GET /blogs').end(200)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(sent.map((spans) => spans.length)).toEqual([2])
  vi.advanceTimersByTime(60_000)
  expect(sent).toHaveLength(1)
})

test('no more than 64 spans are sent together', () => {
  const tracer = openTracer()
  const view = tracer.openView('/', performance.now(), trace)
  for (let count = 0; count < 130; count += 1) view.startSpan('GET /blogs').end(200)
  tracer.flush()
  expect(sent.map((spans) => spans.length)).toEqual([64, 64, 2])
})

test('a call that took longer than the server accepts is not sent', () => {
  const tracer = openTracer()
  const view = tracer.openView('/', performance.now(), trace)
  const call = view.startSpan('GET /blogs')
  vi.advanceTimersByTime(600_001)
  call.end(0)
  tracer.flush()
  expect(sent).toEqual([])
})
