import { describe, expect as expectNow, it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { bookToPay, book, fillCard, loginAt, openCategory, paid, pay } from '../product/steps.ts'
import { setupTestApp, visit } from '../product/test-app.ts'

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
    expectNow(html).toContain(`<link rel="canonical" href="${origin}/product/${_id}">`)
    expectNow(cardIn(html)).toMatchObject({
      'og:type': 'product',
      'og:site_name': 'Loppis',
      'og:title': expectNow.stringMatching(`^${productName}, \\$`),
      'og:url': `${origin}/product/${_id}`,
      'og:image': origin + image,
      'product:price:currency': 'USD',
      'twitter:card': 'summary',
    })
    expectNow(html.match(/property="og:image"/g)).toHaveLength(1)
    expectNow((await get(image)).status).toBe(200)
  })

  it('has structured data of the product, its offer and the pages above it', async () => {
    const { origin } = market()
    const { _id, productName, image } = await productForSale()
    const html = await htmlOf(`/product/${_id}`)
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    expectNow(breadcrumbIn(html)).toEqual([
      ['Home', `${origin}/`],
      [expectNow.stringMatching(/^[A-Z]/), expectNow.stringContaining(`${origin}/category/`)],
      [productName, `${origin}/product/${_id}`],
    ])
    expectNow(breadcrumbIn(await htmlOf('/category/shoes'))).toEqual([
      ['Home', `${origin}/`],
      ['Clothes & bags', `${origin}/category/clothes-and-bags`],
      ['Shoes', `${origin}/category/shoes`],
    ])
    expectNow(JSON.parse(data)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: productName,
      image: expectNow.arrayContaining([origin + image]),
      sku: _id,
      offers: {
        '@type': 'Offer',
        url: `${origin}/product/${_id}`,
        price: expectNow.stringMatching(/^\d+\.\d\d$/),
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
      },
    })
  })

  it('is in the language of the reader', async () => {
    const { _id } = await productForSale()
    const html = await htmlOf(`/product/${_id}`, { 'accept-language': 'sv' })
    expectNow(html).toContain('Så går köpet till')
    expectNow(cardIn(html)['og:description']).toMatch(/^Begagnad, /)
  })

  it.each([
    ['sold', 'is_sold = true', 'This item has been sold.'],
    ['removed', 'removed_at = now()', 'This item is no longer for sale'],
  ])('is gone for robots once the product is %s, and offers others', async (_, change, words) => {
    const { _id } = await productForSale()
    expectNow((await get(`/product/${_id}`)).status).toBe(200)
    await market().change(`update products set ${change} where id = $1`, _id)
    const response = await get(`/product/${_id}`)
    const html = await response.text()
    expectNow(response.status).toBe(410)
    expectNow(html).toContain(words)
    expectNow(html).toContain('Similar items')
    expectNow(html).not.toContain('application/ld+json')
    expectNow(html).not.toContain('rel="canonical"')
  })

  it('is missing for a product that never was', async () => {
    const response = await get('/product/none')
    expectNow(response.status).toBe(404)
    expectNow(await response.text()).toContain('We couldn&#x27;t find this item.')
  })
})

describe('the sitemap', () => {
  const addressesIn = async (path: string) => {
    const text = await (await get(path)).text()
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  }

  it('leads robots to pages that exist', async () => {
    expectNow(await (await get('/robots.txt')).text()).toContain(
      `Sitemap: ${market().origin}/sitemap.xml`,
    )
    const sitemaps = await addressesIn('/sitemap.xml')
    const paths = (await Promise.all(sitemaps.map((url) => addressesIn(new URL(url).pathname))))
      .flat()
      .map((url) => new URL(url).pathname)
    expectNow(paths).toContain(`/product/${(await productForSale())._id}`)
    expectNow(paths).toContain('/help/protection')
    // Every page that always exists, every category, one product and one seller.
    const pages = paths.filter((path) => !/^\/(product|seller)\//.test(path))
    const lastOf = (start: string) => paths.findLast((path) => path.startsWith(start)) ?? start
    for (const path of [...pages, lastOf('/product/'), lastOf('/seller/')]) {
      expectNow((await get(path)).status, path).toBe(200)
    }
  })
})

it('B2: a page that is open turns to sold when somebody pays, and the edit of the seller ends', async () => {
  const item = 'full-size-violin'
  const name = 'Violin, full size, with bow'
  const { page: seller } = await visit(market(), `/dashboard/my-products/${item}`, {
    as: 'seller@loppis.test',
  })
  await seller.getByLabel('Location').fill('Ballard')
  const { page: guest } = await visit(market(), `/product/${item}`)
  await expect(guest.getByRole('button', { name: /Buy now/ })).toBeVisible()
  const { page: booker } = await visit(market())
  await loginAt(booker, market().origin, 'buyer2@loppis.test')
  const { page: buyer } = await visit(market(), '/', { as: 'buyer@loppis.test' })
  await openCategory(booker, 'Instruments')
  await book(booker, name)
  await booker.goto(`${market().origin}/product/${item}`)
  await expect(booker.getByRole('link', { name: 'See your booking' })).toBeVisible()

  await bookToPay(buyer, name, 'Instruments')
  await fillCard(buyer)
  await expect(seller.getByText(/reserved for a buyer/)).toContainText(
    'Everything you changed is still here.',
  )
  await pay(buyer)
  await paid(buyer)

  for (const page of [booker, guest]) {
    await expect(page.getByText('Sold', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  await expect(seller.getByText('It is sold, or no longer listed.')).toBeVisible()
})
