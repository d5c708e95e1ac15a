import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { specMessages } from '../../src/messages/catalogue.ts'
import { destinationOf, routeOf } from '../../src/screens/paths.ts'
import { setupTestApp, visit } from '../product/test-app.ts'

const market = setupTestApp()

/** Returns whether the server renders the screen of this address with its content. */
function isPublic(address: string): boolean {
  const destination = destinationOf(address.replace(/#.*/, ''))
  return destination !== null && routeOf(destination.screen).access === 'anyone'
}

/** Returns the links of a page's HTML to the same origin. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\bhref="(?<href>\/[^"]*)"/g)].map(({ groups }) =>
    (groups?.['href'] ?? '').replaceAll('&amp;', '&'),
  )

/** Returns what is wrong with a response to a link, and the links in its page. */
async function fetchPage(address: string): Promise<{ faults: string[]; links: string[] }> {
  const response = await fetch(market().origin + address, { headers: { accept: 'text/html' } })
  const html = await response.text()
  const { hash } = new URL(address, market().origin)
  const faults = [
    ...(response.ok ? [] : [`${address}: status ${response.status}`]),
    ...(html.includes('<h1') ? [] : [`${address}: no heading`]),
    ...(html.includes(specMessages.en.routingError) ? [`${address}: the error screen`] : []),
    ...(html.includes(`id="${hash.slice(1)}"`) || hash === '' ? [] : [`${address}: no ${hash}`]),
  ]
  return { faults, links: linksIn(html) }
}

/** Pages of one kind that are fetched: the demo market has hundreds of products, whose pages are alike. */
const pagesOfAKind = 12

/**
 * Returns what the pages of a kind share: the path with its parameters unfilled, and the name of a filter of a search, or
 * how many filters it has, because there are hundreds of combinations.
 */
function kindOf(address: string): string {
  const destination = destinationOf(address.replace(/#.*/, ''))
  const { pathname, searchParams } = new URL(address, market().origin)
  const path = destination === null ? pathname : routeOf(destination.screen).path
  const names = [...searchParams.keys()]
  return `${path} ${names.length > 1 ? names.length : names.join('')}`
}

/** Fetches these links and the links of their public pages; returns the faults and all that was found. */
async function followPublic(starts: readonly string[]) {
  const found = new Set(starts)
  const fetched = new Map<string, number>()
  const faults: string[] = []
  // A set yields what is added while it is iterated.
  for (const address of found) {
    const kind = kindOf(address)
    const count = fetched.get(kind) ?? 0
    if (count === pagesOfAKind) continue
    fetched.set(kind, count + 1)
    const page = await checkLink(address)
    faults.push(...page.faults)
    for (const link of page.links) found.add(link)
  }
  return { found, faults }
}

/** Fetches the page of a link if it is public; the screen of another only has to exist. */
async function checkLink(address: string): Promise<{ faults: string[]; links: string[] }> {
  if (isPublic(address)) return fetchPage(address)
  const exists = destinationOf(address) !== null
  return { faults: exists ? [] : [`${address}: no screen`], links: [] }
}

/** Opens a page in the browser and waits until its list has loaded; returns its links. */
async function linksAt(page: Page, address: string): Promise<string[]> {
  await page.goto(market().origin + address)
  const main = page.getByRole('main')
  await main.locator('h1').first().waitFor()
  await main.locator('output').first().waitFor({ state: 'detached' })
  return linksIn(await page.content())
}

it('every link of a public page leads to a page with a heading', async () => {
  const { found, faults } = await followPublic(['/'])
  expect(faults).toEqual([])
  const pages = ['buying', 'selling', 'delivery', 'protection', 'gift', 'returns']
  const legal = ['about', 'contact', 'terms', 'privacy']
  expect([...found]).toEqual(
    expect.arrayContaining([...pages, ...legal].map((page) => `/help/${page}`)),
  )
})

it.each(['/help/nothing', '/nothing', '/dashboard/nothing'])(
  'N5: the unknown address %s answers 404',
  async (address) => {
    const { faults } = await fetchPage(address)
    expect(faults).toContain(`${address}: status 404`)
  },
)

it('the frame that the service worker caches is no unknown address', async () => {
  const { status } = await fetch(`${market().origin}/index.html`)
  expect(status).toBe(200)
})

/** An ended offer leads to its item, whose page says with this status that it is sold. */
const isOfSoldItem = (fault: string) => /^\/product\/[^:]+: status 410$/.test(fault)

it.each(['buyer', 'seller', 'admin'] as const)(
  'every link of the signed-in pages of a %s leads to a page with a heading',
  async (role) => {
    const { page } = await visit(market(), '/favicon.svg', { as: `${role}@loppis.test` })
    const found = new Set(['/dashboard'])
    const screens = new Set<string>()
    const links = new Set<string>()
    const faults: string[] = []
    for (const address of found) {
      const destination = destinationOf(address)
      // One payment stands for all.
      if (destination === null || screens.has(destination.screen)) continue
      screens.add(destination.screen)
      for (const link of await linksAt(page, address)) (isPublic(link) ? links : found).add(link)
      const isFailed = (await page.getByText(specMessages.en.routingError).count()) > 0
      if (isFailed) faults.push(`${address}: the error screen`)
    }
    // The test of the public pages follows the links of these.
    for (const link of [...links, ...found]) faults.push(...(await checkLink(link)).faults)
    expect(faults.filter((fault) => !isOfSoldItem(fault))).toEqual([])
    expect(screens.size).toBeGreaterThan(2)
  },
)
