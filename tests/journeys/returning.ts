import type { BrowserContext, Page } from 'playwright'
import { expect } from 'playwright/test'
import type { Market } from './market.ts'

/** A visitor whose browser keeps what it has seen and all that is needed to show it. */
export async function visitAndBeKnown(
  { browser, origin }: Pick<Market, 'browser' | 'origin'>,
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
  await untilKept(page, path)
  return { page, context }
}

/** Waits until the page of this address is kept. (Playwright's waitForFunction takes any promise for a yes.) */
export const untilKept = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(async (address) => {
        const pages = await caches.open('pages')
        return (await pages.match(address, { ignoreVary: true })) !== undefined
      }, path),
    )
    .toBe(true)

/** Whether another build is there, and waits for the one that is at work. */
export const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)

/** Waits until another build waits; it takes its time, as it comes after all else. */
export const untilWaiting = (page: Page) =>
  expect.poll(() => isWaiting(page), { timeout: 30_000 }).toBe(true)

/** The addresses of all that is kept, by the name of the cache. */
export const allKept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const addresses = async (name: string) => {
      const requests = await (await caches.open(name)).keys()
      return [name, requests.map(({ url }) => url)] as const
    }
    return Object.fromEntries(await Promise.all((await caches.keys()).map(addresses)))
  })

/** All that is kept, as text. */
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
