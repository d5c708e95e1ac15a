import { beforeAll, describe, expect, test } from 'vitest'
import { idsOf } from './test-app-steps.ts'
import { addSearchedProducts } from './searched-products.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let market: TestApp

beforeAll(async () => {
  market = await openTestApp()
  await addSearchedProducts(market.database)
})

type Found = {
  count: number
  isCountExact: boolean
  facets: Record<string, { value: string; count: number }[]>
  estimated: string[]
  spelling: string | null
  isPartial: boolean
  whole?: number
}
type Body = { products: object[]; next: string | null; found?: Found }

async function searched(query: Record<string, string>) {
  const { status, body } = await market.call('GET', `/search?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  const answer = body as Body
  return { ...answer, ids: idsOf(answer.products) }
}

describe('finds', () => {
  test.each([
    ['kamera', ['kamera', 'kameran'], 'the definite form of a Swedish word'],
    ['kameror', ['kameran', 'kamera'], 'the singular of a Swedish word'],
    ['kameran', ['kameran', 'kamera'], 'the indefinite form, after the same form'],
    ['cyklar', ['cykel', 'bike'], 'a Swedish word with another stem in the plural'],
    ['bord', ['bord'], 'the definite form in the neuter'],
    ['bicycles', ['bike', 'cykel'], 'the singular of an English word'],
    ['KÖK', ['bord'], 'a word that only begins as asked, in any case'],
    ['stol', ['stol'], 'a compound of the word'],
    ['hogtalare', ['speaker'], 'a word with accents without them'],
    ['kåmera', ['kamera', 'kameran'], 'a word without accents with them'],
    ['högtalare och', ['speaker'], 'without a word that is too frequent'],
    ['röd cykel malmö', ['cykel'], 'all words, of which one is the place'],
    ['speakers', ['speaker'], 'a word of the other language'],
    ['kamra', ['kamera', 'kameran'], 'a word with a missing letter'],
    ['bicylce', ['bike', 'cykel'], 'a word with two letters exchanged'],
    ['xyzzy', [], 'nothing for a word that is like no other'],
  ])('%s: %j, %s', async (q, ids) => {
    expect((await searched({ q })).ids).toEqual(ids)
  })
  test('the name before the description, and no sold or deleted product', async () => {
    const { ids } = await searched({ q: 'guitr' })
    expect(ids).toEqual(['p7', 'p6', 'p5', 'p4', 'p3', 'p2', 'p1', 'speaker'])
  })
  test('every product for sale, newest first, without a word', async () => {
    const { ids, found } = await searched({})
    expect(ids.slice(0, 2)).toEqual(['p7', 'p6'])
    expect(found).toMatchObject({ count: 14, isCountExact: true, spelling: null })
  })
})

test('says how it has spelled a misspelled word', async () => {
  expect((await searched({ q: 'röd cykle' })).found?.spelling).toBe('röd cykel')
  expect((await searched({ q: 'röd cykel' })).found?.spelling).toBeNull()
})

describe('a question whose words no product has all of', () => {
  test('finds what has most of them, and says so', async () => {
    const { ids, found } = await searched({ q: 'kamera med guitar' })
    // The question is for a camera that comes with a guitar.
    expect(ids).toEqual(['kamera', 'kameran', 'p7', 'p6', 'p5', 'p4', 'p3', 'p2', 'p1', 'speaker'])
    expect(found).toMatchObject({ count: 10, isPartial: true })
    expect((await searched({ q: 'guitar högtalare xyzzy' })).ids).toEqual(['speaker'])
    expect((await searched({ q: 'guitar högtalare' })).found?.isPartial).toBe(false)
  })
  test('page by page', async () => {
    const first = await searched({ q: 'guitar bicycle', limit: '6' })
    const second = await searched({ q: 'guitar bicycle', limit: '6', after: first.next ?? '' })
    expect(new Set([...first.ids, ...second.ids]).size).toBe(10)
    expect(second.next).toBeNull()
  })
  test('finds nothing where only a filter excludes what has all of them', async () => {
    const { ids, found } = await searched({ q: 'röd cykel', category: 'rooms' })
    expect([ids, found?.isPartial]).toEqual([[], false])
  })
})

describe('a question whose words few products have all of', () => {
  test('finds them, and then what has most of the words, and says how many have all', async () => {
    const { ids, found } = await searched({ q: 'röd bicycle' })
    expect(ids).toEqual(['cykel', 'bike'])
    expect(found).toMatchObject({ count: 2, isPartial: false, whole: 1 })
    expect(found?.facets['condition']).toEqual([
      { value: 'fair', count: 1 },
      { value: 'good', count: 1 },
    ])
  })
  test('counts the other values of a filter among those with all of the words, at least', async () => {
    const { ids, found } = await searched({ q: 'röd bicycle', category: 'sport' })
    expect(ids).toEqual(['cykel', 'bike'])
    expect(found?.facets['category']).toEqual([{ value: 'sport', count: 1 }])
    expect(found?.estimated).toEqual(['category'])
  })
  test.each(['1', '2', '3'])('page by page, %s at a time', async (limit) => {
    const q = 'kamera objektiv'
    const whole = await searched({ q })
    expect(whole.ids).toEqual(['kamera', 'kameran'])
    const ids: string[] = []
    for (let after: string | null = ''; after !== null;) {
      const page = await searched({ q, limit, ...(after !== '' && { after }) })
      ids.push(...page.ids)
      after = page.next
    }
    expect(ids).toEqual(whole.ids)
  })
  test('no others follow those that fill a page', async () => {
    const { ids, next } = await searched({ q: 'guitar speaker', limit: '1' })
    expect([ids, next]).toEqual([['speaker'], expect.any(String)])
    expect((await searched({ q: 'guitar player', limit: '3' })).found?.whole).toBeUndefined()
  })
})

describe('filters', () => {
  test.each<[Record<string, string>, string[]]>([
    [{ category: 'rooms' }, ['bord', 'stol']],
    [{ condition: 'fair' }, ['bike']],
    [{ price: '100-' }, ['kameran']],
    [{ price: '40-120' }, ['kamera', 'p7', 'p6', 'p5', 'p4', 'p3', 'p2', 'p1']],
    [{ location: 'Malmö' }, ['stol', 'cykel']],
    [{ category: 'rooms', location: 'Lund' }, ['bord']],
    [{ category: 'music', verified: 'yes', price: '-30' }, ['speaker']],
    [{ q: 'kamera', price: '30-45' }, ['kamera']],
    [{ q: 'kamera', price: '45-500' }, ['kameran']],
    [{ q: 'kamera', price: '500-' }, []],
    [{ q: 'kamera', price: '..40' }, ['kamera']],
    [{ q: 'kamera under $100' }, ['kamera']],
    [{ q: 'kamera under $100', price: '100-' }, ['kameran']],
    [{ q: 'kamera', price: '40.01..120' }, ['kameran']],
    [{ q: 'kamera', price: '120..' }, ['kameran']],
    [{ q: 'cykel', category: 'sport', location: 'Malmö', condition: 'good' }, ['cykel']],
    [{ q: 'cykel', category: 'rooms' }, []],
  ])('%j', async (filters, ids) => {
    expect((await searched(filters)).ids.toSorted()).toEqual(ids.toSorted())
  })
  test('counts what each value would find, and for a filter that is set also its other values', async () => {
    const { found } = await searched({ category: 'rooms' })
    expect(found?.count).toBe(2)
    expect(found?.facets).toEqual({
      category: [
        { value: 'music', count: 8 },
        { value: 'sport', count: 4 },
        { value: 'rooms', count: 2 },
      ],
      condition: [{ value: 'good', count: 2 }],
      price: [{ value: '0-25', count: 2 }],
      verified: [],
      location: [
        { value: 'Lund', count: 1 },
        { value: 'Malmö', count: 1 },
      ],
    })
  })
})

describe('sorts and pages', () => {
  test.each(['relevance', 'newest', 'price-asc', 'price-desc'])(
    'by %s: the pages have every product once, and only the first has counts',
    async (sort) => {
      const whole = await searched({ q: 'guitar', sort })
      const paged: string[] = []
      let after: string | null = null
      do {
        const page: Awaited<ReturnType<typeof searched>> = await searched({
          q: 'guitar',
          sort,
          limit: '3',
          ...(after !== null && { after }),
        })
        expect(page.found === undefined).toBe(after !== null)
        paged.push(...page.ids)
        after = page.next
      } while (after !== null)
      expect(paged).toEqual(whole.ids)
      expect(paged).toHaveLength(8)
    },
  )
  test('by price, the lowest or the highest first', async () => {
    expect((await searched({ q: 'kamera', sort: 'price-asc' })).ids).toEqual(['kamera', 'kameran'])
    expect((await searched({ q: 'kamera', sort: 'price-desc' })).ids).toEqual(['kameran', 'kamera'])
  })
})

test('leaves the address to the page of the search where a browser opens it', async () => {
  const { status, body } = await market.call('GET', '/search?q=guitar', {
    headers: { accept: 'text/html,*/*;q=0.8' },
  })
  // This market serves no pages.
  expect([status, body]).toEqual([404, expect.objectContaining({ code: 'not-found' })])
})

test('suggests names of products for what is typed so far', async () => {
  const suggested = async (q: string) =>
    (await market.call('GET', `/search/suggest?${new URLSearchParams({ q })}`)).body
  expect(await suggested('kam')).toEqual(['Kamera med objektiv', 'Kameran från Åre'])
  expect(await suggested('deleted')).toEqual([])
  expect(await suggested('')).toEqual([])
})

test.each([
  'sort=best',
  'condition=new',
  'price=cheap',
  'price=50-20',
  'price=50..20',
  'price=..1.005',
  'limit=0',
  `q=${'a'.repeat(101)}`,
])('refuses %s', async (query) => {
  const { status, body } = await market.call('GET', `/search?${query}`)
  expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid-request' })])
})

test.each(["'", "a' | 'b", '!!&|():*', '\\', '%', '_', '"', 'å'.repeat(100), '🎸', '<->'])(
  'takes %j as text, not as operators',
  async (q) => {
    await searched({ q })
  },
)

test('finds a product as soon as it is added', async () => {
  await market.database.execute(`
    insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
                          purchase_year, contact, location)
      values ('new', 'sue', 'music', 'Ukulele', '/a.avif', 2000, 9900, 'good', 2020, '555', 'Lund')`)
  expect((await searched({ q: 'ukulelle' })).ids).toEqual(['new'])
})

test('runs few searches at once, however many callers search, so that others get their turn', async () => {
  const { reads } = market.market
  const query = reads.query.bind(reads)
  let running = 0
  let most = 0
  reads.query = async (...asked) => {
    running += 1
    most = Math.max(most, running)
    return query<never>(...asked).finally(() => (running -= 1))
  }
  const searches = (callers: number) =>
    Promise.all(Array.from({ length: callers }, (_, n) => market.call('GET', `/search?q=lamp${n}`)))
  await searches(1)
  const ofOne = most
  const answers = await searches(20)
  reads.query = query
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(most).toBeLessThanOrEqual(2 * ofOne)
})

async function addNamed(names: readonly string[], places: readonly string[] = []): Promise<void> {
  for (const [index, name] of names.entries()) {
    await market.database.query(
      `insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
                             purchase_year, contact, location)
         values ($1, 'sue', 'music', $2, '/a.avif', 2000, 9900, 'good', 2020, '555', $3)`,
      [`named-${name}-${index}`, name, places[index] ?? 'Lund'],
    )
  }
}
const namesOf = async (q: string) =>
  (await searched({ q })).products.map((product) => Reflect.get(product, 'productName'))

test('an English word does not find what only ends like it', async () => {
  await addNamed(['Chromebook', 'Old books'])
  expect(await namesOf('books')).toEqual(['Old books'])
  expect(await namesOf('book')).toEqual(['Old books'])
  expect(await namesOf('chromebooks')).toEqual(['Chromebook'])
})

test('a name in capitals is found, whatever the locale of the database', async () => {
  await addNamed(['FÅTÖLJ FRÅN ÅMÅL'])
  expect(await namesOf('fåtölj åmål')).toEqual(['FÅTÖLJ FRÅN ÅMÅL'])
  const { found, ids } = await searched({ q: 'FÅTÖLJ från Åmål' })
  expect(ids).toHaveLength(1)
  expect(found).toMatchObject({ spelling: null, isPartial: false })
})

test('a place is one value of the filter in any spelling, as most sellers write it', async () => {
  await addNamed(['Zither', 'Zither', 'Zither'], ['Växjö', 'växjö', 'Växjö'])
  const { found } = await searched({ q: 'zither' })
  expect(found?.facets.location).toEqual([{ value: 'Växjö', count: 3 }])
  expect((await searched({ q: 'zither', location: 'VÄXJÖ'.normalize('NFD') })).ids).toHaveLength(3)
})
