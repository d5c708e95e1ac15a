import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
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
  await isKept(page, path)
  // Who loses the connection before that has the page without the code of its screen.
  await areAllPartsKept(page)
  return { page, context }
}

/** Waits until the page of this address is kept. */
const isKept = (page: Page, path: string) =>
  page.waitForFunction(async (address) => {
    const pages = await caches.open('pages')
    return (await pages.match(address, { ignoreVary: true })) !== undefined
  }, path)

const BUILT = join(import.meta.dirname, '..', '..', 'dist', 'client', 'assets')

/** Waits until every part of the built client is kept, but for the style that is in each page. */
const areAllPartsKept = (page: Page) =>
  page.waitForFunction(
    async (parts) => {
      const kept = await Promise.all(parts.map((part) => caches.match(`/assets/${part}`)))
      return !kept.includes(undefined)
    },
    readdirSync(BUILT).filter((name) => /\.(?:js|css)$/.test(name) && !/^index.*css$/.test(name)),
  )

/** Whether another build is there, and waits for the one that is at work. */
export const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)

/** Waits until another build waits, or none does any more; it takes its time, as it comes after all else. */
export const untilWaiting = (page: Page, wanted: boolean) =>
  page.waitForFunction(
    async (is) => ((await navigator.serviceWorker.ready).waiting !== null) === is,
    wanted,
  )

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
