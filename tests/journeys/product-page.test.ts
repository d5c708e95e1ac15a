import { describe, expect, it } from 'vitest'
import { setupTestApp } from '../product/test-app.ts'

const market = setupTestApp()

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(market().origin + path, { headers: { accept: 'text/html', ...headers } })
const htmlOf = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).text()

/** Returns a product for sale, as its card shows it. */
async function productForSale(): Promise<{ _id: string; productName: string; image: string }> {
  const [product] = await (await get('/v2/home-advertisements')).json()
  return product
}

/** Returns the content of the elements that the expression matches, by their names. */
const named = (html: string, expression: RegExp) =>
  Object.fromEntries([...html.matchAll(expression)].map(([, name, content]) => [name, content]))
const cardIn = (html: string) =>
  named(html, /<meta\s+(?:property|name)="((?:og|twitter|product):[^"]*)"\s+content="([^"]*)"/g)

/** Returns the names and the addresses of the pages above a page, and of the page itself. */
function breadcrumbIn(html: string): unknown {
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  const lists = data.map(([, text = '']) => JSON.parse(text))
  const list = lists.find((one) => one['@type'] === 'BreadcrumbList')
  return list.itemListElement.map(({ name, item }: { name: string; item: string }) => [name, item])
}

describe('the document of a product', () => {
  it('says to other sites what it is, with a picture, at one address', async () => {
    const { origin } = market()
    const { _id, productName, image } = await productForSale()
    const html = await htmlOf(`/product/${_id}?from=elsewhere`)
    expect(html).toContain(`<link rel="canonical" href="${origin}/product/${_id}">`)
    expect(cardIn(html)).toMatchObject({
      'og:type': 'product',
      'og:site_name': 'Loppis',
      'og:title': expect.stringMatching(`^${productName}, \\$`),
      'og:url': `${origin}/product/${_id}`,
      'og:image': origin + image,
      'product:price:currency': 'USD',
      'twitter:card': 'summary',
    })
    expect(html.match(/property="og:image"/g)).toHaveLength(1)
    expect((await get(image)).status).toBe(200)
  })

  it('has structured data of the product, its offer and the pages above it', async () => {
    const { origin } = market()
    const { _id, productName, image } = await productForSale()
    const html = await htmlOf(`/product/${_id}`)
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    expect(breadcrumbIn(html)).toEqual([
      ['Home', `${origin}/`],
      [expect.stringMatching(/^[A-Z]/), expect.stringContaining(`${origin}/category/`)],
      [productName, `${origin}/product/${_id}`],
    ])
    expect(JSON.parse(data)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: productName,
      image: expect.arrayContaining([origin + image]),
      sku: _id,
      offers: {
        '@type': 'Offer',
        url: `${origin}/product/${_id}`,
        price: expect.stringMatching(/^\d+\.\d\d$/),
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
      },
    })
  })

  it('is in the language of the reader', async () => {
    const { _id } = await productForSale()
    const html = await htmlOf(`/product/${_id}`, { 'accept-language': 'sv' })
    expect(html).toContain('Så går köpet till')
    expect(cardIn(html)['og:description']).toMatch(/^Begagnad, /)
  })

  it.each([
    ['sold', 'is_sold = true', 'This item has been sold.'],
    ['removed', 'removed_at = now()', 'This item is no longer for sale'],
  ])('is gone for robots once the product is %s, and offers others', async (_, change, words) => {
    const { _id } = await productForSale()
    expect((await get(`/product/${_id}`)).status).toBe(200)
    await market().change(`update products set ${change} where id = $1`, _id)
    const response = await get(`/product/${_id}`)
    const html = await response.text()
    expect(response.status).toBe(410)
    expect(html).toContain(words)
    expect(html).toContain('Similar items')
    expect(html).not.toContain('application/ld+json')
    expect(html).not.toContain('rel="canonical"')
  })

  it('is missing for a product that never was', async () => {
    const response = await get('/product/none')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('We couldn&#x27;t find this item.')
  })
})

describe('the sitemap', () => {
  const addressesIn = async (path: string) => {
    const text = await (await get(path)).text()
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  }

  it('leads robots to pages that exist', async () => {
    expect(await (await get('/robots.txt')).text()).toContain(
      `Sitemap: ${market().origin}/sitemap.xml`,
    )
    const sitemaps = await addressesIn('/sitemap.xml')
    const paths = (await Promise.all(sitemaps.map((url) => addressesIn(new URL(url).pathname))))
      .flat()
      .map((url) => new URL(url).pathname)
    expect(paths).toContain(`/product/${(await productForSale())._id}`)
    expect(paths).toContain('/help/protection')
    // Every page that always exists, every category, one product and one seller.
    const pages = paths.filter((path) => !/^\/(product|seller)\//.test(path))
    const lastOf = (start: string) => paths.findLast((path) => path.startsWith(start)) ?? start
    for (const path of [...pages, lastOf('/product/'), lastOf('/seller/')]) {
      expect((await get(path)).status, path).toBe(200)
    }
  })
})
