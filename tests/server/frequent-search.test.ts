import { beforeAll, describe, expect, test } from 'vitest'
import { placeListings } from '../../server/listings/listings.ts'
import { placesNear } from '../../server/places/gazetteer.ts'
import { NO_FILTERS } from '../../server/search/facets.ts'
import type { Question } from '../../server/search/page.ts'
import { search } from '../../server/search/search.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const PLACES = ['Kiruna', 'Lund']

let market: TestApp

/** 60 lamps, the last one newest: every third by its name, the others by their descriptions. A lamp costs its number. */
beforeAll(async () => {
  market = await openTestApp()
  for (let number = 1; number <= 60; number += 1) {
    const isNamed = number % 3 === 0
    await market.database.query(
      `insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
                             purchase_year, contact, location, description, created_at)
       values ($1, 'sue', 'rooms', $2, '/a.avif', $3, 9900, 'good', 2020, '555', $4, $5, $6)`,
      [
        `lamp${number}`,
        isNamed ? 'Reading lamp' : 'Shelf',
        number * 100,
        PLACES[number % 2] ?? '',
        isNamed ? 'As new.' : 'Goes well with a lamp.',
        new Date(Date.UTC(2026, 0, number)),
      ],
    )
  }
})

/** The limits of a market in which 60 products are many. */
const LIMITS = { counted: 15, newest: 30, enough: 15 }

const asked = (difference: Partial<Question> = {}): Question => ({
  text: 'lamp',
  filters: NO_FILTERS,
  sort: 'relevance',
  limit: 10,
  after: null,
  ...difference,
})

const numbersOf = (products: readonly { _id: string }[]) =>
  products.map(({ _id }) => Number(_id.replace('lamp', '')))

/** Returns the numbers of all lamps, page by page. */
async function pages(difference: Partial<Question>): Promise<number[]> {
  const numbers: number[] = []
  for (let after: string | null = null; ;) {
    const answer = await search(market.database, asked({ ...difference, after }), LIMITS)
    numbers.push(...numbersOf(answer.products))
    after = answer.next
    if (after === null) return numbers
  }
}

/** The lamps by name. */
const newestFirst = Array.from({ length: 20 }, (_, index) => 60 - 3 * index)

describe('where more is found than is counted', () => {
  test('by relevance, those that are what is asked for come first, also the newest of the market', async () => {
    const numbers = await pages({})
    expect(numbers.slice(0, 4)).toEqual(newestFirst.slice(0, 4))
    expect(newestFirst).toEqual(expect.arrayContaining(numbers))
    expect(new Set(numbers).size).toBe(numbers.length)
  })
  test('every other sort has each of them once, and no shelf for a lamp', async () => {
    expect(await pages({ sort: 'newest' })).toEqual(newestFirst)
    expect(await pages({ sort: 'price-desc' })).toEqual(newestFirst)
    expect(await pages({ sort: 'price-asc' })).toEqual(newestFirst.toReversed())
  })
  test('near a place where few are, the nearest also has the others once', async () => {
    await placeListings(market.database)
    const near = placesNear('Lund', 20)
    const inLund = Array.from({ length: 30 }, (_, index) => 59 - 2 * index)
    expect(await pages({ sort: 'nearest', filters: { ...NO_FILTERS, near } })).toEqual(inLund)
  })
  test('the counts are said to be at least so many', async () => {
    const { found } = await search(market.database, asked(), LIMITS)
    expect(found).toMatchObject({
      count: 15,
      isCountExact: false,
      estimated: ['category', 'condition', 'price', 'verified', 'location'],
    })
    expect(found?.facets.location.map(({ value }) => value).toSorted()).toEqual(PLACES)
  })
})

test('a filter that leaves a page of lamps adds no shelves for one', async () => {
  const filters = { ...NO_FILTERS, price: { from: 0, to: 4000 } }
  const inRange = newestFirst.filter((number) => number * 100 < 4000)
  expect(inRange.length).toBeGreaterThan(asked().limit)
  expect(await pages({ filters })).toEqual(inRange)
})

describe('where fewer are found by a filter', () => {
  const filters = { ...NO_FILTERS, price: { from: 0, to: 1600 } }

  test('they are counted, and other values of the filter would find at least so many', async () => {
    const { found, products } = await search(market.database, asked({ filters }), LIMITS)
    expect(numbersOf(products).slice(0, 4)).toEqual([15, 12, 9, 6])
    expect(found).toMatchObject({ count: 15, isCountExact: true, estimated: ['price'] })
    expect(found?.facets.category).toEqual([{ value: 'rooms', count: 15 }])
  })
  test('those that are what is asked for come first, and the others follow', async () => {
    const order = [15, 12, 9, 6, 3, 14, 13, 11, 10, 8, 7, 5, 4, 2, 1]
    expect(await pages({ filters })).toEqual(order)
  })
})
