import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type AppParts, createApp } from '../../server/app.ts'
import { type ClientFiles, readClientFiles } from '../../server/pages/client-files.ts'
import type { BrowserSpan, Span, Telemetry } from '../../server/vendors/telemetry/telemetry.ts'
import { openTestApp, type TestApp } from '../server/test-app.ts'

export const traceId = '0af7651916cd43dd8448eb211c80319c'
/** The span of a view, as a browser sends it. */
export const view = {
  traceId,
  spanId: '00f067aa0ba902b7',
  parentSpanId: 'b7ad6b7169203331',
  page: '/product/:productId',
  ago: 1500,
  duration: 400,
}
/** The span of a call in that view. */
export const call = {
  traceId,
  spanId: '53995c3f42cd8ad8',
  parentSpanId: view.spanId,
  call: 'GET /products/{}/contact',
  status: 200,
  ago: 900,
  duration: 25.5,
}

const config = { identityProject: null, stripe: null, imageUploadUrl: null, allowedOrigins: [] }

type Opened = { market: TestApp; clientFiles: ClientFiles; taken: BrowserSpan[] }

/** Opens a market with a client for each test of a file. `taken` are the spans that its telemetry was given. */
export function setupMarket(): () => Opened {
  let folder: string
  let clientFiles: ClientFiles
  let opened: Opened
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'client-'))
    await writeFile(join(folder, 'index.html'), '<html><head></head><body></body></html>')
    clientFiles = { ...(await readClientFiles(folder)), pagePatterns: ['/', view.page] }
  })
  beforeEach(async () => {
    opened = { market: await openTestApp(), clientFiles, taken: [] }
  })
  afterAll(() => rm(folder, { recursive: true }))
  return () => opened
}

const nothing = () => undefined

/** Returns telemetry whose requests have this span, and that adds the spans of browsers to `taken`; null: it takes none. */
export function telemetryWith(
  taken: BrowserSpan[] | null,
  traceparent: string | null = null,
): Telemetry {
  const span: Span = { traceparent, rename: nothing, set: nothing, fail: nothing }
  return {
    span: (_name, _options, work) => work(span),
    record: nothing,
    observe: nothing,
    addBrowserSpans: taken && ((spans) => void taken.push(...spans)),
    close: async () => undefined,
  }
}

export function appWith(
  { market, clientFiles }: Opened,
  telemetry: Telemetry | null,
  more: Partial<AppParts> = {},
): Hono {
  return createApp({
    config,
    appContext: market.market,
    standins: [],
    clientFiles,
    log: nothing,
    telemetry,
    ...more,
  })
}

export const JSON_TYPE = 'application/json'

/** Sends a body to the route of the spans. */
export const post = (app: Hono, body: string, type = JSON_TYPE, from = '192.0.2.1') =>
  app.request(
    '/browser-spans',
    { method: 'POST', headers: { 'content-type': type, 'content-length': `${body.length}` }, body },
    { incoming: { socket: { remoteAddress: from } } },
  )
