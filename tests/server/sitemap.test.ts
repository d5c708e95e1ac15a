import { beforeEach, expect, test } from 'vitest'
import { sitemapRoutes } from '../../server/pages/sitemap.ts'
import { addOtherSeller } from './callers.ts'
import { type TestApp, openTestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
  await market.database.execute(`
    update products set is_sold = true where id = 'p2';
    update products set removed_at = now() where id = 'p3';
    update products set id = 'p&5 <ö>' where id = 'p5'`)
})

const ORIGIN = 'https://loppis.test'
const ALWAYS = ['/', '/help/about']
const CATEGORIES = ['/category/music', '/category/sport', '/category/rooms', '/category/books']

/** Opens the sitemaps, with three products in each, and returns the addresses in one. */
function openSitemaps(): (address: string) => Promise<string[]> {
  const routes = sitemapRoutes(market.database, ALWAYS, 3)
  return async (address) => {
    const response = await routes.request(address)
    expect(response.headers.get('content-type')).toContain('xml')
    const text = await response.text()
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found = '']) =>
      found.replaceAll('&amp;', '&'),
    )
  }
}

test('the sitemaps lead to every public page, category, product for sale and seller of one, once', async () => {
  await addOtherSeller(market)
  const addressesIn = openSitemaps()
  const sitemaps = await addressesIn(`${ORIGIN}/sitemap.xml`)
  const lists = await Promise.all(sitemaps.map(addressesIn))
  expect(lists).toEqual([
    [...ALWAYS, ...CATEGORIES].map((path) => ORIGIN + path),
    ['/product/p%265%20%3C%C3%B6%3E', '/product/p1', '/product/p4'].map((path) => ORIGIN + path),
    ['/product/p6', '/product/p7'].map((path) => ORIGIN + path),
    // Tom has nothing for sale.
    [`${ORIGIN}/seller/sue`],
  ])
})

test('a market without products for sale has a sitemap of its pages', async () => {
  await market.database.execute('update products set is_sold = true')
  expect(await openSitemaps()(`${ORIGIN}/sitemap.xml`)).toEqual([`${ORIGIN}/sitemap/pages.xml`])
})

test('robots find the sitemap, and no page of the dashboard', async () => {
  const response = await sitemapRoutes(market.database, []).request(`${ORIGIN}/robots.txt`)
  expect(await response.text()).toBe(
    `User-agent: *\nDisallow: /dashboard\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  )
})

test('a sitemap reads the database once in an hour', async () => {
  const addressesIn = openSitemaps()
  const [, first = ''] = await addressesIn(`${ORIGIN}/sitemap.xml`)
  expect(await addressesIn(first)).toHaveLength(3)
  await market.database.execute('update products set is_sold = true')
  expect(await addressesIn(first)).toHaveLength(3)
})
