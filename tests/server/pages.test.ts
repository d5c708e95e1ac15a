import { Hono } from 'hono'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, beforeEach, expect, test } from 'vitest'
import { knownHosts } from '../../server/http/hosts.ts'
import { securityHeaders } from '../../server/http/security-headers.ts'
import { withOrigin } from '../../server/pages/page-head.ts'
import { sendPage } from '../../server/pages/send-page.ts'
import { sitemapRoutes } from '../../server/pages/sitemap.ts'
import { addOtherSeller } from './callers.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let market: TestApp

beforeEach(async () => {
  market = await openTestApp()
})

const DATA =
  '<script type="application/ld+json">{"url":"/p","item":"/c","name":"\\"url\\":\\"/p",' +
  '"image":["/card.jpg","https://elsewhere.example/side.jpg","/back.jpg"]}</script>'

const PAGE =
  '<head><meta property="og:image" content="/card.jpg" /><meta property="og:url" content="/p">' +
  `<link rel="canonical" href="/p">${DATA}</head><img src="/card.jpg">`

/** Returns the page as a server behind this number of proxies sends it. */
async function pageFrom(address: string, proxies: number, headers: Record<string, string> = {}) {
  const app = new Hono()
    .use(knownHosts({ trustedProxies: proxies }))
    .get('/', (context) => context.html(withOrigin(PAGE, context)))
  return (await app.request(address, { headers })).text()
}

const tls = { 'x-forwarded-proto': 'https' }

test.each([
  ['http://127.0.0.1:4310/', 0, {}, 'http://127.0.0.1:4310'],
  ['http://loppis.test/', 1, tls, 'https://loppis.test'],
  ['http://loppis.test/', 0, tls, 'http://loppis.test'],
])(
  'other sites read absolute URLs in the head: %s behind %i proxies',
  async (address, proxies, headers, origin) => {
    expect(await pageFrom(address, proxies, headers)).toBe(
      PAGE.replaceAll('content="/', `content="${origin}/`)
        .replace('href="/', `href="${origin}/`)
        .replace('{"url":"/p","item":"/', `{"url":"${origin}/p","item":"${origin}/`)
        .replace('["/card', `["${origin}/card`)
        .replace('"/back', `"${origin}/back`),
    )
  },
)

const WORDS = Array.from({ length: 400 }, (_, index) => `<p>${index ** 3} words, ÄÖ</p>`).join('')

const pageOf = (words: string) =>
  `<!doctype html><html><head><style>p { color: red }</style></head><body>${words}</body></html>`

/** Serves this page. */
function siteOf(html: string): Hono {
  return new Hono()
    .use(securityHeaders({ identityProject: null, stripe: null, imageUploadUrl: null }))
    .get('/:encoding', (context) => {
      const asked = context.req.param('encoding')
      return sendPage(context, html, asked === 'br' || asked === 'gzip' ? asked : null)
    })
}

const plain: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body) => body,
}

async function ask(site: Hono, encoding: string) {
  const response = await site.request(`/${encoding}`)
  const body = Buffer.from(await response.arrayBuffer())
  const html = String(plain[encoding]?.(body))
  const policy = response.headers.get('content-security-policy') ?? ''
  return { size: body.length, html, policy }
}

test.each(['br', 'gzip', 'identity'])(
  'sends the whole page each time, with a new nonce: %s',
  async (encoding) => {
    const site = siteOf(pageOf(WORDS))
    const nonces = new Set<string>()
    for (let time = 0; time < 3; time++) {
      const { html, policy } = await ask(site, encoding)
      const [, nonce = ''] = /<script type="text\/plain" id="nonce">([^<]+)</.exec(html) ?? []
      expect(html.startsWith('<!doctype html><html><head>')).toBe(true)
      expect(html).toContain(`${WORDS}<script type="text/plain"`)
      expect(html.endsWith('</script></body></html>')).toBe(true)
      expect(policy).toContain(` 'nonce-${nonce}'`)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(3)
  },
)

test('the CSP allows the inline code of the head and none of the body', async () => {
  const evil = '<script>steal()</script><style>p { color: blue }</style>'
  const harmless = siteOf(pageOf(WORDS))
  const harmed = siteOf(pageOf(WORDS + evil))
  const withoutNonce = async (site: Hono) =>
    (await ask(site, 'identity')).policy.replace(/'nonce-[^']+'/, '')
  expect(await withoutNonce(harmed)).toBe(await withoutNonce(harmless))
  expect((await withoutNonce(harmless)).match(/'sha256-[\w+/]{43}='/g)).toHaveLength(2)
})

describe('sitemap', () => {
  beforeEach(async () => {
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
})
