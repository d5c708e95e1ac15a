import type { Hono } from 'hono'
import { expect, test } from 'vitest'
import { appWith, post, setupMarket, telemetryWith, view } from './browser-steps.ts'

const SAMPLED = `00-${view.traceId}-${view.parentSpanId}-01`
const opened = setupMarket()

const pageOf = async (app: Hono) =>
  (await app.request('/product/42', { headers: { accept: 'text/html' } })).text()

test('with telemetry, a page tells its browser the span of its response', async () => {
  const app = appWith(opened(), telemetryWith([], SAMPLED))
  expect(await pageOf(app)).toContain(`<meta name="traceparent" content="${SAMPLED}">`)
})

test('where the sampler does not want the trace, a page tells none', async () => {
  expect(await pageOf(appWith(opened(), telemetryWith([])))).not.toContain('traceparent')
})

const elsewhere = {
  identityProject: null,
  stripe: null,
  imageUploadUrl: null,
  allowedOrigins: [],
  otherServer: { origin: 'https://api.example', authDomain: null, takesCards: false },
}

test.each<[when: string, make: () => Hono]>([
  ['without telemetry', () => appWith(opened(), null)],
  ['where no trace is sent or continued', () => appWith(opened(), telemetryWith(null, SAMPLED))],
  [
    'where the client calls another server',
    () => appWith(opened(), telemetryWith([], SAMPLED), { config: elsewhere }),
  ],
])('%s, no page tells a span, and no route takes any', async (_when, make) => {
  const app = make()
  expect(await pageOf(app)).not.toContain('traceparent')
  expect((await post(app, JSON.stringify({ spans: [view] }))).status).toBe(404)
})
