import { beforeEach, describe, expect, test } from 'vitest'
import { placeListings } from '../../server/listings/listings.ts'
import {
  distanceBetween,
  placeIdOf,
  placesNear,
  suggestPlaces,
} from '../../server/places/gazetteer.ts'
import { chair } from './chair.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

describe('the town of a location', () => {
  test.each([
    ['Ballard, Seattle, WA', 'Seattle, WA'],
    ['Seattle WA 98107', 'Seattle, WA'],
    ['98107', 'Seattle, WA'],
    ['West Asheville, NC', 'Asheville, NC'],
    ['Buffalo, New York', 'Buffalo, NY'],
    ['St. Paul, MN', 'Saint Paul, MN'],
    ['Portland', 'Portland, OR'],
    ['Portland, ME', 'Portland, ME'],
    ['Kåbo, Uppsala', 'Uppsala'],
    ['goteborg, Sverige', 'Göteborg'],
    ['41301 Göteborg', 'Göteborg'],
  ])('%s is %s', (text, town) => {
    const id = placeIdOf(text)
    expect(id).toBeGreaterThan(0)
    expect(placeIdOf(town)).toBe(id)
    expect(placesNear(town, 5).name).toBe(town)
  })
  test.each(['Springfield', 'By the harbour', 'Nowhere, WA', '00000', ''])(
    'is none where none or several can be meant: %j',
    (text) => {
      expect(placeIdOf(text)).toBe(0)
    },
  )
  test('of every suggestion is what its name means', () => {
    const letters = 'a b c d e f g h i j k l m n o p q r s t u v w x y z å ä ö'.split(' ')
    const names = letters.flatMap((one) =>
      letters.flatMap((two) => suggestPlaces(one + two).map(({ name }) => name)),
    )
    expect(names.length).toBeGreaterThan(1000)
    expect(names.filter((name) => placesNear(name, 5).name !== name)).toEqual([])
  })
})

describe('GET /places, an extension', () => {
  const placesOf = async (q: string) =>
    (await market.call('GET', `/places?q=${encodeURIComponent(q)}`)).body as object[]

  test.each(['göte', 'GOTE'])('suggests with and without accents: %s', async (typed) => {
    expect(await placesOf(typed)).toContainEqual({ name: 'Göteborg', town: 'Göteborg' })
  })
  test('suggests the larger town first, and by its state', async () => {
    expect((await placesOf('portland'))[0]).toEqual({ name: 'Portland, OR', town: 'Portland, OR' })
    expect((await placesOf('portland, me'))[0]).toMatchObject({ name: 'Portland, ME' })
  })
  test('suggests postcodes with their towns', async () => {
    expect(await placesOf('98107')).toEqual([{ name: '98107 Seattle, WA', town: 'Seattle, WA' }])
  })
  test('suggests six at most, and nothing for nothing', async () => {
    expect(await placesOf('s')).toHaveLength(6)
    expect(await placesOf(' ')).toEqual([])
  })
})

describe('GET /places/nearest, an extension', () => {
  const nearest = async (latitude: string, longitude: string) =>
    market.call('GET', `/places/nearest?latitude=${latitude}&longitude=${longitude}`)

  test.each([
    ['47.61', '-122.33', 'Seattle, WA'],
    ['63.83', '20.26', 'Umeå'],
    ['0', '0', null],
  ])('of %s, %s is %j', async (latitude, longitude, town) => {
    const { body, headers } = await nearest(latitude, longitude)
    expect(body).toEqual({ town })
    expect(headers.get('cache-control')).toBe('no-store')
  })
  test.each([
    ['91', '0'],
    ['0', '-181'],
    ['north', '0'],
    ['', '0'],
  ])('is refused for %s, %s, which is nowhere on earth', async (latitude, longitude) => {
    expect((await nearest(latitude, longitude)).status).toBe(400)
  })
})

type Found = {
  products: ({ productName: string; distance?: number } & Record<string, unknown>)[]
  next: string | null
  found?: {
    count: number
    near: string | null
    wider?: { within: string | null; count: number }[]
  }
}

const searched = async (query: string) =>
  (await market.call('GET', `/search?${query}`)).body as Found

const add = async (productName: string, location: string) =>
  (
    (await market.call('POST', '/add-product', {
      as: 'sue',
      json: { ...chair, productName, location },
    })) as { body: { insertedId: string } }
  ).body.insertedId

describe('a search near a place', () => {
  beforeEach(async () => {
    for (const [name, location] of [
      ['Stool A', 'Tacoma, WA'],
      ['Stool B', 'Ballard, Seattle, WA'],
      ['Stool C', 'Bellevue, WA'],
      ['Stool D', 'Portland, OR'],
      ['Stool E', 'Ask me'],
      ['Stool F', '1 Long Street, Seattle, WA 98101'],
    ] as const) {
      await add(name, location)
    }
  })

  test('finds what is within the distance, the nearest first, page by page', async () => {
    const asked = 'q=stool&near=Seattle, WA&within=50&sort=nearest'
    const whole = await searched(asked)
    const shown = whole.products.map(({ productName, distance }) => [productName, distance])
    expect(shown).toEqual([
      ['Stool F', 0],
      ['Stool B', 0],
      ['Stool C', 10],
      ['Stool A', 40],
    ])
    expect(whole.found).toMatchObject({ count: 4, near: 'Seattle, WA' })
    const first = await searched(`${asked}&limit=1`)
    const second = await searched(`${asked}&limit=3&after=${first.next}`)
    expect([...first.products, ...second.products]).toEqual(whole.products)
  })
  test('is within 20 km unless it says otherwise', async () => {
    expect((await searched('q=stool&near=98101')).products).toHaveLength(3)
  })
  test('finds nothing near a place that is not known', async () => {
    const { products, found } = await searched('q=stool&near=Nowhere')
    expect([products, found?.near]).toEqual([[], null])
  })
  test.each([
    ['Tacoma, WA&within=5&condition=excellent', undefined],
    [
      'Everett, WA&within=20',
      [
        ['50', 3],
        [null, 6],
      ],
    ],
    [
      'Everett, WA&within=5',
      [
        ['50', 3],
        [null, 6],
      ],
    ],
    ['Umeå', [[null, 6]]],
    ['Nowhere', undefined],
  ])('that finds nothing says how far there is something: %s', async (near, wider) => {
    const { found } = await searched(`q=stool&near=${near}`)
    expect(found?.count).toBe(0)
    const told = found?.wider?.map(({ within, count }) => [within, count])
    expect(told).toEqual(wider)
  })
  test('counts the other filters near the place only', async () => {
    const { found } = await searched('q=stool&near=Portland, OR')
    expect(found).toMatchObject({ facets: { condition: [{ value: 'fair', count: 1 }] } })
  })
  test('tells no distance, and sorts by time, without a place', async () => {
    const { products } = await searched('q=stool&sort=nearest')
    expect(products.map(({ productName }) => productName).join('')).toBe(
      'Stool FStool EStool DStool CStool BStool A',
    )
    expect(products.filter((product) => 'distance' in product)).toEqual([])
  })

  test('tells no more of a seller than the town, from wherever one asks', async () => {
    const origins = ['98101', '98107', '98118', '98052', 'Tacoma, WA', 'Everett, WA']
    for (const near of origins) {
      const { products } = await searched(`q=stool&near=${near}&within=100`)
      const [one, other] = ['Stool B', 'Stool F'].map((name) =>
        products.find(({ productName }) => productName === name),
      )
      expect(one?.distance).toBe(distanceBetween(near, placeIdOf('Seattle, WA')))
      expect(other?.distance).toBe(one?.distance)
      expect(Object.keys(one ?? {}).filter((key) => /lat|lon|place|point/i.test(key))).toEqual([])
    }
  })
})

test('the page of a product has its distance where the reader asks from a place', async () => {
  const id = await add('Stool', 'Bellevue, WA')
  const distanceIn = async (query: string) =>
    ((await market.call('GET', `/products/${id}${query}`)).body as { product: object }).product
  expect(await distanceIn('?near=98101')).toMatchObject({ distance: 10 })
  expect(await distanceIn('?near=Nowhere')).not.toHaveProperty('distance')
  expect(await distanceIn('')).not.toHaveProperty('distance')
})

test('an edited location is another place', async () => {
  const id = await add('Stool', 'Portland, OR')
  await market.call('PATCH', `/listings/${id}`, {
    as: 'sue',
    json: { ...chair, productName: 'Stool', location: 'Umeå' },
    headers: { 'if-match': '"1"' },
  })
  expect((await searched('q=stool&near=Umeå')).products).toHaveLength(1)
  expect((await searched('q=stool&near=Portland, OR')).products).toEqual([])
})

test('the next start finds the places of products that an older server has added', async () => {
  expect((await searched('near=Lund')).found).toMatchObject({ count: 0 })
  await placeListings(market.database)
  expect((await searched('near=Lund')).found).toMatchObject({ count: 7 })
})

test('a saved search near a place counts what is new there', async () => {
  const question = { q: 'stool', near: 'Umeå', within: '5', sort: 'nearest' }
  await market.call('POST', '/saved-searches', { as: 'ann', json: { name: 'Stools', question } })
  market.time.now = new Date(market.time.now.getTime() + 1000)
  await market.database.query(`update saved_searches set seen_at = '2000-01-01'`)
  await add('Stool', 'Haga, Umeå')
  await add('Stool', 'Luleå')
  const { body } = await market.call('GET', '/saved-searches', { as: 'ann' })
  expect(body).toMatchObject([{ question, newCount: 1 }])
})
