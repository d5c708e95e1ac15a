import { beforeAll, expect, test, vi } from 'vitest'
import { idsOf } from './test-app-steps.ts'
import { type TestApp, openTestApp } from './test-app.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
  await market.database.execute(`
    update products set is_sold = true where id = 'p5';
    update products set removed_at = now() where id = 'p4'`)
})

/** Returns the ids on a page and on all pages that follow it. */
async function pagesOf(first: string): Promise<string[][]> {
  const pages: string[][] = []
  let next: string | undefined = first
  while (next !== undefined) {
    const { body, headers } = await market.call('GET', next)
    pages.push(idsOf(body))
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
  }
  return pages
}

test('N1: GET /get-categories sorts the categories by position', async () => {
  const { body } = await market.call('GET', '/get-categories')
  expect(idsOf(body)).toEqual(['music', 'sport', 'rooms', 'books'])
})
test('R1: returns three categories for the home page, with the image of an available product', async () => {
  const { body } = await market.call('GET', '/get-three-categories')
  expect(body).toEqual([
    { _id: 'music', categoryName: 'Music', image: '/guitar.avif' },
    { _id: 'sport', categoryName: 'Sport' },
    { _id: 'rooms', categoryName: 'Rooms' },
  ])
})
test('R1: returns at most three available advertised products for the home page', async () => {
  const { body } = await market.call('GET', '/v2/home-advertisements')
  expect(idsOf(body)).toEqual(['p3', 'p2', 'p1'])
})
test('B1: a product has every field that its card shows', async () => {
  const { body } = await market.call('GET', '/v2/category/music')
  expect((body as object[])[0]).toEqual({
    _id: 'p7',
    productName: 'Guitar 7',
    image: '/guitar.avif',
    askingPrice: 50.06,
    retailPrice: 99,
    productCondition: 'good',
    categoryId: 'music',
    purchaseYear: 2020,
    description: '',
    contact: '555',
    location: 'Lund',
    isSold: false,
    isAdvertised: false,
    sellerEmail: 'sue@example.test',
    sellerData: [{ email: 'sue@example.test', isVerified: true, _id: 'sue', name: 'Sue' }],
    hasPage: true,
  })
})
test('R3: a category without a limit returns all available products', async () => {
  const { body, headers } = await market.call('GET', '/v2/category/music')
  expect(idsOf(body)).toEqual(['p7', 'p6', 'p3', 'p2', 'p1'])
  expect(headers.get('link')).toBeNull()
})
test('R3: a category without products is empty, and an unknown category too', async () => {
  expect((await market.call('GET', '/v2/category/sport')).body).toEqual([])
  expect((await market.call('GET', '/v2/category/none')).body).toEqual([])
})
test('reading a page of a category takes one database query, and one for all of its sellers', async () => {
  const asked = vi.spyOn(market.database, 'query')
  await market.call('GET', '/v2/category/music?limit=5')
  expect(asked).toHaveBeenCalledTimes(2)
  asked.mockRestore()
})
test.each(['/v2/category/music', '/v2/advertisements'])(
  'the Link headers of %s lead through all pages',
  async (path) => {
    const whole = idsOf((await market.call('GET', path)).body)
    const pages = await pagesOf(`${path}?limit=2`)
    expect(pages.flat()).toEqual(whole)
    expect(pages.every((page) => page.length <= 2 && page.length > 0)).toBe(true)
  },
)
test.each([
  ['p1', ['p1', 'p7', 'p6', 'p3', 'p2']],
  ['p7', ['p7', 'p6', 'p3', 'p2', 'p1']],
  // Sold, of another category, nonexistent.
  ['p5', ['p7', 'p6', 'p3', 'p2', 'p1']],
  ['none', ['p7', 'p6', 'p3', 'p2', 'p1']],
])(
  'B3: first=%s puts an available product of the category first, without duplicates',
  async (first, ids) => {
    const pages = await pagesOf(`/v2/category/music?limit=2&first=${first}`)
    expect(pages.flat()).toEqual(ids)
  },
)
test.each(['0', '-1', '201', 'x', '1.5', ''])('rejects a limit of %j', async (limit) => {
  const { status } = await market.call('GET', `/v2/advertisements?limit=${limit}`)
  expect(status).toBe(400)
})
test('R5: the blog is a list of questions and answers', async () => {
  const { body } = await market.call('GET', '/blogs')
  expect(body).toEqual([{ _id: 'b1', question: 'Why?', answer: 'So.' }])
})
