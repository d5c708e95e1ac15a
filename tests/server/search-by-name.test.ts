import { beforeAll, expect, test } from 'vitest'
import { NO_FILTERS } from '../../server/search/facets.ts'
import { search } from '../../server/search/search.ts'
import { sampleOf } from '../model/sample.ts'
import { productNames } from './product-names.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let market: TestApp

beforeAll(async () => {
  market = await openTestApp()
  await market.database.query(
    `insert into products (id, seller_id, category_id, name, description, image, asking_price_cents, retail_price_cents,
                           condition, purchase_year, contact, location, created_at)
       select 'n' || number, 'sue', 'rooms', name, 'As new, works well with a lamp, a guitar or a book.', '/a.avif', 2000,
              9900, 'good', 2020, '555', 'Lund', timestamptz '2026-01-01' + number * interval '1 minute'
         from unnest($1::text[]) with ordinality names (name, number)`,
    [productNames],
  )
})

/** Returns the names on the first page. */
async function namesFoundBy(text: string, counted?: number): Promise<string[]> {
  const limits = { counted: counted ?? 1000, newest: 2000, enough: 1000 }
  const question = { text, filters: NO_FILTERS, sort: 'relevance', limit: 24, after: null } as const
  const { products } = await search(market.database, question, limits)
  return products.map(({ productName }) => productName)
}

const signs = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

test('a search for the exact name of a product has it first, or after others whose name only differs in signs', async () => {
  const missed: string[] = []
  for (const name of sampleOf(productNames, 'NAMES', 4)) {
    const found = await namesFoundBy(name)
    const place = found.indexOf(name)
    const before = found.slice(0, place).filter((other) => signs(other) !== signs(name))
    if (place === -1 || before.length > 0) missed.push(`${name}: ${found.slice(0, 3).join(' | ')}`)
  }
  expect(missed).toEqual([])
})

test('it comes first even if it is older than all that relevance compares', async () => {
  expect((await namesFoundBy('Lamp', 5))[0]).toBe('Lamp')
  expect((await namesFoundBy('vintage table lamp no 1', 5))[0]).toBe('Vintage table lamp no. 1')
})

test.each([
  ['ae1', 'Canon AE-1'],
  ['ae 1', 'Canon AE1 Program'],
  ['AE-1 program', 'Canon AE1 Program'],
  ['tr808', 'Roland TR-808'],
  ['tr 808', 'Roland TR808 clone'],
  ['acdc', 'AC/DC'],
  ['ac/dc', 'ACDC'],
  ['43', 'Skor stl 42/43'],
  ['1,8', '50mm f/1.8'],
  ['50 mm f1.8', '50mm f/1.8'],
  ['27,5 inch', '27.5 inch wheels'],
  ['condition works', 'condition.Works'],
  ['ps5 slim', 'PS 5 slim'],
  ['sl1200', 'Technics SL-1200MK2'],
  ['fåtölj åmål'.normalize('NFD'), 'Grå fåtölj från Åmål'],
  ['किताब', 'हिन्दी किताब'],
  ['strassenschild', 'Straßenschild'],
  ['zolta lodka', 'Żółta łódka'],
  ['wifi', 'Wi-Fi router'],
  ['wi-fi', 'WiFi router'],
])('%s finds %s', async (text, name) => {
  expect(await namesFoundBy(text)).toContain(name)
})

test.each([
  ['bok', 'böcker'],
  ['kokbok', 'kokböcker'],
  ['hand', 'händer'],
  ['fot', 'fötter'],
  ['stad', 'städer'],
  ['man', 'män'],
  ['tand', 'tänder'],
  ['natt', 'nätter'],
  ['rot', 'rötter'],
  ['son', 'söner'],
  ['bonde', 'bönder'],
])('%s, %s and their definite forms find each other', async (singular, plural) => {
  const names = [`En ${singular} till salu`, `Tre ${plural} till salu`]
  await market.database.query(
    `insert into products (id, seller_id, category_id, name, description, image, asking_price_cents, retail_price_cents,
                           condition, purchase_year, contact, location)
       select $2 || number, 'sue', 'rooms', name, '', '/a.avif', 2000, 9900, 'good', 2020, '555', 'Lund'
         from unnest($1::text[]) with ordinality names (name, number)`,
    [names, singular],
  )
  for (const asked of [singular, plural, `${plural}na`, plural.toUpperCase()]) {
    expect(await namesFoundBy(asked), asked).toEqual(expect.arrayContaining(names))
  }
})

test('a plural that is typed without its accents finds the singular', async () => {
  expect(await namesFoundBy('bocker')).toContain('En bok till salu')
})
