import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { inject } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { type RunningServer, type StartOptions, startServer } from '../../server/start.ts'
import { copyDataDir } from '../made-once/demo-data.ts'
import { setupResource } from '../opened-for-tests.ts'
import type { Regular } from './signed-in.ts'
import { storedSession } from './stored-session.ts'
import { leaveBrowser, sharedChromium, withoutWorker } from './shared-browser.ts'

/** The built product on its own server with the demo data, and a browser to use it. */
export type TestApp = {
  origin: string
  browser: Browser
  /** Counts the rows of a query such as 'bookings where product_id = $1'. */
  count(rows: string, ...parameters: readonly string[]): Promise<number>
  /** Counts the successful charges at the card provider for a transaction. */
  chargesFor(transactionId: string): Promise<number>
  /** Sets the server's clock this many milliseconds ahead of the true time. */
  setClockOffset(milliseconds: number): void
  close(): Promise<void>
}

/** Opens a market; `around` wraps its server, for example to break a call. */
async function openMarket(around?: StartOptions['around']): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'loppis-journey-'))
  await copyDataDir(inject('seededWorld'), dataDir)
  let ahead = 0
  const server: RunningServer = await startServer({
    config: readConfig({ DATA_DIR: dataDir, PORT: '0' }),
    clock: () => new Date(Date.now() + ahead),
    ...(around === undefined ? {} : { around }),
  })
  const browser = await sharedChromium()
  const count = async (rows: string, ...parameters: readonly string[]): Promise<number> => {
    const [row] = await server.database.query<{ count: number }>(
      `select count(*)::int as count from ${rows}`,
      [...parameters],
    )
    return row?.count ?? 0
  }
  return {
    origin: server.origin,
    browser,
    count,
    chargesFor: (transactionId) =>
      count(`cards_charges where intent = $1 and status = 'succeeded'`, transactionId),
    setClockOffset(milliseconds) {
      ahead = milliseconds
    },
    async close() {
      await leaveBrowser(browser)
      await server.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Opens a market for the tests of a file, or of the describe block that calls this function. */
export const setupTestApp = (around?: StartOptions['around']): (() => TestApp) =>
  setupResource(() => openMarket(around))

/** Playwright logs this warning where service workers are blocked. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** A visitor with a browser context of their own, and the problems recorded in it. */
export type Visitor = { page: Page; context: BrowserContext; complaints: string[] }

/**
 * Opens a page, signed in as `as` or as a guest; `complaints` collects console errors and warnings and every request to
 * another origin.
 */
export async function visit(
  market: TestApp,
  path = '/',
  {
    as,
    reducedMotion = 'reduce',
  }: { as?: Regular; reducedMotion?: 'reduce' | 'no-preference' } = {},
): Promise<Visitor> {
  const context = await market.browser.newContext({
    ...withoutWorker,
    viewport: { width: 1280, height: 900 },
    reducedMotion,
    ...(as === undefined ? {} : { storageState: storedSession(as, market.origin) }),
  })
  const complaints: string[] = []
  context.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type())
    if (isComplaint && message.text() !== BLOCKED) complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(error.error().message))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== market.origin) {
      complaints.push(`asked ${url.href}`)
    }
  })
  const page = await context.newPage()
  await page.goto(market.origin + path)
  return { page, context, complaints }
}
