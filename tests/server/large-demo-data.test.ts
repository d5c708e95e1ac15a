// @vitest-environment node
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { migrate } from '../../server/database/migrate.ts'
import {
  type AttributeValues,
  knownAttributes,
  storedValues,
} from '../../server/listings/attributes.ts'
import { listAdvertisedProducts, listCategoryProducts } from '../../server/listings/products.ts'
import { seedDemoData } from '../../server/demo-data/seed.ts'
import { NO_FILTERS } from '../../server/search/facets.ts'
import { search } from '../../server/search/search.ts'
import { openTestDatabase } from '../database/test-database.ts'

const now = new Date('2026-03-14T12:00:00Z')

const pictureOf = (key: string) => {
  const name = createHash('sha256').update(key).digest('hex')
  const sources = { avif: `/images/${name}.avif 640w`, webp: `/images/${name}.webp 640w` }
  return { url: `/images/${name}.jpg`, sources, width: 640, height: 640 }
}

/** An image host that draws nothing on its own. */
function idleImages() {
  const announced = new Map<string, () => Promise<Uint8Array>>()
  return {
    announced,
    storeDrawn: async (key: string) => pictureOf(key),
    announce(key: string, _width: number, draw: () => Promise<Uint8Array>) {
      const picture = pictureOf(key)
      announced.set(picture.url, draw)
      return picture
    },
  }
}

const images = idleImages()
let small: Database
let large: Database
const opened: Database[] = []
async function seeded(late: typeof images | null): Promise<Database> {
  const database = await openTestDatabase()
  opened.push(database)
  await migrate(database)
  await seedDemoData({ database, images, now, late })
  return database
}
beforeAll(async () => {
  small = await seeded(null)
  large = await seeded(images)
})
afterAll(() => Promise.all(opened.map((database) => database.close())))

type Row = {
  name: string
  cents: number
  location: string
  image: string
  more: readonly { image: string }[]
}
const productsForSale = () =>
  large.query<Row>(
    `select name, asking_price_cents as cents, location, image, more_pictures as more
       from products where not is_sold and removed_at is null`,
  )

describe('the large demo world', () => {
  test(
    'has every product on the first page of a search for its name',
    { timeout: 300_000 },
    async () => {
      const missed: string[] = []
      for (const { name } of await productsForSale()) {
        const asked = { text: name, filters: NO_FILTERS, sort: 'relevance', limit: 24 } as const
        const { products } = await search(large, { ...asked, after: null })
        if (!products.some(({ productName }) => productName === name)) missed.push(name)
      }
      expect(missed).toEqual([])
    },
  )
  test('has 400 products or more for sale, with prices, places and languages of all kinds', async () => {
    const products = await productsForSale()
    expect(products.length).toBeGreaterThanOrEqual(400)
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length)
    expect(new Set(products.map(({ location }) => location)).size).toBeGreaterThanOrEqual(18)
    const prices = products.map(({ cents }) => cents / 100)
    expect(Math.min(...prices)).toBeLessThan(6)
    expect(Math.max(...prices)).toBeGreaterThan(600)
    expect(products.filter(({ name }) => /[åäö]/i.test(name)).length).toBeGreaterThan(20)
  })

  test('has products with one picture, with several, and no picture twice', async () => {
    const products = await productsForSale()
    const counts = new Set(products.map(({ more }) => more.length))
    expect(counts).toEqual(new Set([0, 1, 2, 3, 4, 5]))
    const addresses = products.flatMap(({ image, more }) => [
      image,
      ...more.map((picture) => picture.image),
    ])
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('has attributes of each product that fit its category and agree with its name', async () => {
    const products = await large.query<{
      name: string
      values: AttributeValues
      attributes: readonly unknown[]
    }>(
      `select p.name, p.attributes as values, category_attributes(p.category_id) as attributes from products p`,
    )
    for (const { name, values, attributes } of products) {
      expect(Object.keys(values), name).not.toEqual([])
      expect(storedValues(knownAttributes(attributes), values), name).toEqual(values)
      const [, size] = /(?:size|storlek) ([\dA-Z]+)/.exec(name) ?? []
      if (size !== undefined) expect(values['size'], name).toBe(size)
      const [, colour] = /, (?:dark )?(black|blue|green|grey|purple|red|white)\b/.exec(name) ?? []
      if (colour !== undefined && !/laser/.test(name)) expect(values['colour'], name).toBe(colour)
    }
  })

  test('shows first what the small world shows', async () => {
    const asked = { limit: 3, after: null }
    const firstOf = async (database: Database) =>
      (await listAdvertisedProducts(database, asked)).map(({ _id }) => _id)
    expect(await firstOf(large)).toEqual(await firstOf(small))
    const idsOf = async (database: Database, limit: number) =>
      (await listCategoryProducts(database, 'instruments', { limit, after: null })).map(
        ({ _id }) => _id,
      )
    const before = await idsOf(small, 50)
    expect(await idsOf(large, before.length)).toEqual(before)
    expect((await idsOf(large, 100)).length).toBeGreaterThan(before.length + 30)
  })

  test('announces the same pictures at every start, and adds nothing', async () => {
    const again = idleImages()
    await seedDemoData({ database: large, images: again, now, late: again })
    expect([...again.announced.keys()]).toEqual([...images.announced.keys()])
    const [row] = await large.query<{ n: number }>('select count(*)::int as n from products')
    expect(row?.n).toBeGreaterThan(400)
  })

  test('draws each further picture differently, at the size of the cover', async () => {
    const products = await productsForSale()
    const product = products.find(({ more }) => more.length === 5)
    if (product === undefined) throw new Error('No product has six pictures.')
    const drawn = await Promise.all(
      product.more.flatMap(({ image }) => images.announced.get(image)?.() ?? []),
    )
    expect(new Set(drawn.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(5)
    for (const bytes of drawn) {
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 640 })
    }
  })
})
