import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { expect } from '../browser/patient-expect.ts'
import type { TestApp } from './test-app.ts'

const ASSETS = join(import.meta.dirname, '../../dist/client/assets')

/** Opens a page and waits until the service worker is ready and the page is cached. */
export async function visitAndCache(
  { browser, origin }: Pick<TestApp, 'browser' | 'origin'>,
  path = '/',
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(origin + path)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await waitUntilCached(page, path)
  return { page, context }
}

/**
 * Waits until the page of this address, or the response to a call, is cached. (Playwright's waitForFunction takes any
 * promise as true.)
 */
export const waitUntilCached = (
  page: Page,
  path: string,
  kept: 'pages' | 'answers' | 'searches' = 'pages',
) =>
  expect
    .poll(() =>
      page.evaluate(
        async ([name, address]) => {
          const cache = await caches.open(name)
          const options = { ignoreVary: true, ignoreSearch: name === 'answers' }
          return (await cache.match(address, options)) !== undefined
        },
        [kept, path] as const,
      ),
    )
    .toBe(true)

/** Returns whether a new service worker is installed and waits for the active one. */
export const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)

/** Waits until a new service worker is waiting. */
export const untilWaiting = (page: Page) => expect.poll(() => isWaiting(page)).toBe(true)

/** Returns the URLs of all cached requests, by the name of the cache. */
export const allCachedUrls = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const addresses = async (name: string) => {
      const requests = await (await caches.open(name)).keys()
      return [name, requests.map(({ url }) => url)] as const
    }
    return Object.fromEntries(await Promise.all((await caches.keys()).map(addresses)))
  })

/** Waits until every part of the build is cached, as it is for a signed-in user. Only a server with telemetry needs the tracing. */
export function untilAllPartsKept(page: Page): Promise<void> {
  const parts = readdirSync(ASSETS).filter(
    (name) => name.endsWith('.js') && !name.startsWith('tracing-'),
  )
  return expect
    .poll(async () => {
      const kept = Object.values(await allCachedUrls(page)).flat()
      return parts.filter((part) => !kept.some((address) => address.includes(part)))
    })
    .toEqual([])
}

/** Returns the text of all cached pages and API responses. */
export const textOfAllKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = async (name: string) => {
      const cache = await caches.open(name)
      const answers = (await cache.keys()).map((request) =>
        cache.match(request, { ignoreVary: true }),
      )
      const found = (await Promise.all(answers)).filter((answer) => answer !== undefined)
      const written = found.filter(({ headers }) =>
        /html|json/.test(headers.get('content-type') ?? ''),
      )
      return Promise.all(written.map((answer) => answer.text()))
    }
    return (await Promise.all((await caches.keys()).map(texts))).flat().join('\n')
  })
