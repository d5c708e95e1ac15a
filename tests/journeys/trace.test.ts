import type { Page } from 'playwright'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { type ReceivedSpan, startCollector } from '../telemetry/collector.ts'
import { WAIT_TIMEOUT } from '../browser/timeouts.ts'
import { waitForHydrated, whenIdle } from '../product/steps.ts'
import { setupTestApp, visit, visitWithWorker } from '../product/test-app.ts'

const TRACING = '/assets/tracing-'
const BUYER = 'buyer@loppis.test'
const PATH = '/category/cameras-and-sound?from=secret-query'

const collector = await startCollector()
const env = {
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  OTEL_BSP_SCHEDULE_DELAY: '50',
}
// The exporters read these variables themselves.
for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
afterAll(async () => {
  vi.unstubAllEnvs()
  await collector.close()
})

/** Waits for a span of this name. */
const spanCalled = (name: string, service = 'loppis-web') =>
  vi.waitUntil(
    () => collector.spans().find((span) => span.name === name && span.service === service),
    { timeout: WAIT_TIMEOUT },
  )

/** Waits until the page has loaded the code of the tracing. */
const waitForTracing = (page: Page) =>
  page.waitForFunction(
    (tracing) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes(tracing)),
    TRACING,
  )

/** Returns a span and those above it in its trace, the span first. */
function withParents(span: ReceivedSpan): ReceivedSpan[] {
  const parent = collector
    .spans()
    .find(({ traceId, spanId }) => traceId === span.traceId && spanId === span.parentSpanId)
  return parent === undefined ? [span] : [span, ...withParents(parent)]
}

describe('with telemetry', () => {
  const market = setupTestApp({ env })

  test('a click is traced from the view in the browser to SQL, in the trace of the page', async () => {
    const { page } = await visit(market(), PATH, { as: BUYER })
    await waitForTracing(page)
    await whenIdle(page)
    const kept = page.waitForResponse('**/wishlist')
    await page.getByRole('button', { name: 'Save Twin-reel film camera' }).click()
    await kept
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.waitForURL('**/dashboard')
    await page.close()

    await spanCalled('PUT /wishlist')
    const statement = await spanCalled('INSERT wishlist_items', 'loppis')
    expect(
      withParents(statement).map(({ service, name }) => `${String(service)}: ${name}`),
    ).toEqual([
      'loppis: INSERT wishlist_items',
      'loppis: transaction',
      'loppis: PUT /wishlist',
      'loppis-web: PUT /wishlist',
      'loppis-web: /category/:categoryId',
      'loppis: GET',
    ])
    expect(await spanCalled('/dashboard')).not.toHaveProperty('parentSpanId')
  })

  test('nothing personal is in what the browser sends', () => {
    const personal = [BUYER, 'Twin-reel', 'cameras', 'secret-query', 'Chrome', '127.0.0.1']
    const received = collector.received()
    expect(received).toContain('loppis-web')
    expect(personal.filter((text) => received.includes(text))).toEqual([])
  })

  test('a page that the service worker has cached continues no trace: that of its response is over', async () => {
    const { page, context } = await visitWithWorker(market(), '/blog')
    const traceparent = page.locator('meta[name=traceparent]')
    expect(await traceparent.count()).toBe(1)
    await context.setOffline(true)
    await page.reload()
    expect(await page.getAttribute('html', 'data-cached')).toBe('')
    expect(await traceparent.count()).toBe(0)
  })

  test('a view that was opened before the tracing had loaded is not that of the response', async () => {
    const { page } = await visit(market(), '/')
    await waitForHydrated(page)
    await page.evaluate(() => history.pushState(null, '', '/register'))
    await waitForTracing(page)
    await whenIdle(page)
    await page.close()
    expect(await spanCalled('/register')).not.toHaveProperty('parentSpanId')
  })

  test('a request that brings spans has none of its own', () => {
    const names = collector.spans().map(({ name }) => name)
    expect(names.filter((name) => name.includes('browser-spans'))).toEqual([])
  })
})

describe('without telemetry', () => {
  const market = setupTestApp()

  test('a page has no span, loads no code of the tracing, and sends no trace', async () => {
    const { page } = await visit(market(), '/', { as: BUYER })
    const asked: { url: string; headers: Record<string, string> }[] = []
    page.on('request', (request) => asked.push({ url: request.url(), headers: request.headers() }))
    // The code that requests the wishlist would load the tracing.
    const kept = page.waitForResponse('**/wishlist/ids')
    await page.reload()
    await kept
    await whenIdle(page)
    expect(await page.content()).not.toContain('traceparent')
    expect(asked.filter(({ url }) => /\/(?:tracing-|browser-spans)/.test(url))).toEqual([])
    expect(asked.filter(({ headers }) => 'traceparent' in headers)).toEqual([])
  })

  test('the service worker does not keep the code of the tracing ahead', async () => {
    const worker = await (await fetch(`${market().origin}/sw.js`)).text()
    expect(worker).toContain('/assets/idle-work-')
    expect(worker).not.toContain(TRACING)
  })
})
