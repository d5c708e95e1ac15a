import type { Page } from 'playwright'
import { afterEach, describe, it } from 'vitest'
import { bannerMessages } from '../../src/messages/banners.ts'
import { waitUntilCached } from '../product/returning.ts'
import { orderRow as row, productCard } from '../product/steps.ts'
import { expect } from '../browser/patient-expect.ts'
import { foreignMarketForTests } from './foreign-market.ts'
import { answering, badGateway } from './foreign-server.ts'
import { MARKET } from './origins.ts'
import { visitForeign } from './visitor.ts'

const LIST = '/v2/advertisements'
const { offlineCached, reconnected } = bannerMessages.en
const market = foreignMarketForTests('with pictures')
afterEach(() => market().endTroubles())

/** Returns the product's picture, which is at the foreign server. */
const pictureOf = (page: Page, name: string) => productCard(page, name).locator('img')

describe('the pages of a product whose client calls another server', () => {
  it.each(['/', '/advertisements', '/category/instruments', '/blog', '/login'])(
    '%s: holds nothing of the database of the product',
    async (path) => {
      const { origin } = market()
      const own = [
        ['/v2/advertisements', 'productName'],
        ['/get-categories', 'categoryName'],
        ['/blogs', 'question'],
      ] as const
      const html = await (await fetch(origin + path)).text()
      expect(html).toContain('<div id="root">')
      for (const [list, field] of own) {
        const items: Record<string, string>[] = await (await fetch(origin + list)).json()
        const names = items.map((item) => String(item[field]))
        expect(names).not.toEqual([])
        expect(names.filter((name) => html.includes(name))).toEqual([])
      }
    },
  )
})

describe('a page under the control of the service worker', () => {
  it('R4: shows the products and pictures of the other server after a reload', async () => {
    const { page, leave } = await visitForeign(market(), '/advertisements')
    const listed = page.waitForResponse((response) => new URL(response.url()).pathname === LIST)
    await page.reload()
    expect((await listed).fromServiceWorker()).toBe(true)
    await expect(pictureOf(page, 'Racing bicycle')).toHaveJSProperty('naturalWidth', 64)
    await leave()
  })

  it('L5: shows the list of a seller after a reload', async () => {
    const { page, leave } = await visitForeign(market(), '/dashboard/my-products', {
      as: 'siv@foreign.test',
    })
    await page.reload()
    await expect(row(page, 'Tandem')).toContainText('$95.50')
    await leave()
  })

  it('R4: shows the cached products of the other server after a reload without a connection', async () => {
    const { page, context, leave } = await visitForeign(market(), '/advertisements', {
      // The service worker answers requests for code that is not cached yet with a network error, ERR_FAILED. Any answer
      // of the other server shows that it is there again, and it has no page at its root.
      expected:
        /net::ERR_(INTERNET_DISCONNECTED|FAILED)|404 \(Not Found\) http:\/\/market\.test\/$/,
    })
    await expect(productCard(page, 'Racing bicycle')).toBeVisible()
    await waitUntilCached(page, '/advertisements')
    await waitUntilCached(page, MARKET + LIST, 'answers')
    await waitUntilCached(page, `${MARKET}/get-categories`, 'answers')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(offlineCached)).toBeVisible()
    await expect(productCard(page, 'Racing bicycle')).toBeVisible()

    await context.setOffline(false)
    await expect(page.locator('html:not([data-cached])')).toHaveCount(1)
    await expect(page.getByText(offlineCached)).toHaveCount(0)
    await expect(page.getByText(reconnected)).toHaveCount(0)
    await expect(pictureOf(page, 'Racing bicycle')).toHaveJSProperty('naturalWidth', 64)
    await leave()
  })

  it('caches a response that was under way when the service worker took control', async () => {
    let respond = () => {}
    const after = new Promise<void>((resolve) => (respond = resolve))
    market().trouble('GET /get-categories', { ...answering([]), after })
    const { page, leave } = await visitForeign(market(), '/advertisements')
    await waitUntilCached(page, '/advertisements')
    respond()
    await waitUntilCached(page, `${MARKET}/get-categories`, 'answers')
    await leave()
  })

  it('C4: shows an error with a retry button for an error page without CORS headers', async () => {
    market().trouble(`GET ${LIST}`, { ...badGateway, lacksCors: true })
    const { page, leave } = await visitForeign(market(), '/advertisements', {
      expected: /CORS policy|net::ERR_FAILED/,
    })
    const again = page.getByRole('button', { name: 'Try again' })
    const failed = page.waitForEvent('requestfailed')
    await again.click()
    await failed
    await expect(again).toBeVisible()
    market().endTroubles()
    await again.click()
    await expect(productCard(page, 'Racing bicycle')).toBeVisible()
    await leave()
  })
})

describe('the check of the console', () => {
  it('reports a request that the content security policy forbids', async () => {
    const { page, leave } = await visitForeign(market(), '/')
    await page.evaluate(() => fetch('http://elsewhere.test').catch(() => undefined))
    await expect(leave()).rejects.toThrow('Content Security Policy')
  })
})
