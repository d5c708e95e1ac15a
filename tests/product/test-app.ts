import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { expect, inject, onTestFinished } from 'vitest'
import { readConfig } from '../../server/config/config.ts'
import { type RunningServer, type StartOptions, startServer } from '../../server/start.ts'
import { copyDataDir } from '../database/demo-data.ts'
import { setupResource } from '../served/opened-for-tests.ts'
import { visitAndCache } from './returning.ts'
import { ORIGIN, type Regular, type StorageState } from './signed-in.ts'
import {
  leaveBrowser,
  type Look,
  sharedChromium,
  withoutWorker,
} from '../browser/shared-browser.ts'

/** The built product on its own server with the demo data, and a browser to use it. */
export type TestApp = {
  origin: string
  browser: Browser
  /** Counts the rows of a query such as 'bookings where product_id = $1'. */
  count(rows: string, ...parameters: readonly string[]): Promise<number>
  /** Changes rows of the database, for what no journey can bring about in a moment. */
  change(statement: string, ...parameters: readonly string[]): Promise<void>
  /** Counts the successful charges at the card provider for a transaction. */
  chargesFor(transactionId: string): Promise<number>
  /** Sets the server's clock this many milliseconds ahead of the true time. */
  setClockOffset(milliseconds: number): void
  close(): Promise<void>
}

type AppOptions = {
  /** Wraps the server, for example to break a call. */
  around?: StartOptions['around']
  look?: Look
  /** Variables of the server's configuration. */
  env?: Readonly<Record<string, string>>
}

/** Opens a market. */
async function openMarket({ around, look, env }: AppOptions): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'loppis-journey-'))
  copyDataDir(inject('seededWorld'), dataDir)
  let ahead = 0
  const server: RunningServer = await startServer({
    config: readConfig({ DATA_DIR: dataDir, PORT: '0', ...env }),
    clock: () => new Date(Date.now() + ahead),
    ...(around === undefined ? {} : { around }),
  })
  const browser = await sharedChromium(look)
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
    async change(statement, ...parameters) {
      await server.database.query(statement, [...parameters])
    },
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
export const setupTestApp = (options: AppOptions = {}): (() => TestApp) =>
  setupResource(() => openMarket(options))

/** Playwright logs this warning where service workers are blocked. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** Returns the stored browser storage of an account that is signed in at this origin. */
const storedSession = (email: Regular, origin: string): StorageState =>
  JSON.parse(inject('signedIn')[email].replaceAll(ORIGIN, origin))

type VisitOptions = {
  as?: Regular
  reducedMotion?: 'reduce' | 'no-preference'
  /** Matches the complaints that the test causes. */
  expected?: RegExp
}

/**
 * Opens a page until the test ends, signed in as `as` or as a guest. The test fails if the page complains: of a console
 * error or warning, or of a request to another origin.
 */
export async function visit(
  market: TestApp,
  path = '/',
  { as, reducedMotion = 'reduce', expected }: VisitOptions = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await market.browser.newContext({
    ...withoutWorker,
    viewport: { width: 1280, height: 900 },
    reducedMotion,
    ...(as === undefined ? {} : { storageState: storedSession(as, market.origin) }),
  })
  const complaints: string[] = []
  onTestFinished(async () => {
    await context.close()
    const unexpected = complaints.filter((complaint) => expected?.test(complaint) !== true)
    expect(unexpected).toEqual([])
  })
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
  return { page, context }
}

/** Opens a page with a service worker until the test ends, and waits until the page is cached. */
export async function visitWithWorker(...visited: Parameters<typeof visitAndCache>) {
  const visitor = await visitAndCache(...visited)
  onTestFinished(() => visitor.context.close())
  return visitor
}
