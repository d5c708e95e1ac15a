// @vitest-environment node
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listBookings } from '../../server/bookings/bookings.ts'
import type { Database } from '../../server/database/database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { chooserAccounts, demoAccounts, offeredAccounts } from '../../server/demo-data/accounts.ts'
import { seedDemoData } from '../../server/demo-data/seed.ts'
import { openTestDatabase } from '../database/test-database.ts'

const now = new Date('2026-03-14T12:00:00Z')

/** An image host that stores its input without encoding it. */
function memoryImages() {
  const kept: Uint8Array[] = []
  return {
    kept,
    async storeDrawn(_: string, draw: () => Promise<Uint8Array>) {
      const bytes = await draw()
      kept.push(bytes)
      const name = createHash('sha256').update(bytes).digest('hex')
      const sources = { avif: `/images/${name}.avif 640w`, webp: `/images/${name}.webp 640w` }
      return { url: `/images/${name}.jpg`, sources, width: 640, height: 640 }
    },
  }
}

async function emptyMarket(): Promise<Database> {
  const database = await openTestDatabase()
  await migrate(database)
  return database
}

let database: Database
const images = memoryImages()

beforeAll(async () => {
  database = await emptyMarket()
  await seedDemoData({ database, images, now })
})
afterAll(() => database.close())

async function count(from: string): Promise<number> {
  const [row] = await database.query<{ n: number }>(`select count(*)::int as n from ${from}`)
  return row?.n ?? 0
}

describe('the demo data', () => {
  test('has 8 categories and 4 children of them, each with products to buy', async () => {
    const products = await database.query<{ id: string; parent: string | null; n: number }>(
      `select c.id, c.parent_id as parent, count(p.id)::int as n
         from categories c join categories own on c.id in (own.id, own.parent_id)
         join products p on p.category_id = own.id and not p.is_sold and p.removed_at is null
        group by c.id order by c.id`,
    )
    const top = products.filter(({ parent }) => parent === null)
    expect(top).toHaveLength(8)
    for (const { n } of top) expect(n).toBeGreaterThanOrEqual(9)
    const children = products.flatMap(({ id, parent, n }) =>
      parent === null ? [] : [[id, parent, n]],
    )
    expect(children).toEqual([
      ['bags', 'clothes-and-bags', 4],
      ['computers', 'computers-and-phones', 3],
      ['phones', 'computers-and-phones', 3],
      ['shoes', 'clothes-and-bags', 4],
    ])
  })

  test('has every product in a known town', async () => {
    expect(await count('products where place_id is null or place_id = 0')).toBe(0)
  })

  test('has 96 products or more for sale, by 12 sellers', async () => {
    const forSale = 'products where not is_sold and removed_at is null'
    expect(await count(forSale)).toBeGreaterThanOrEqual(96)
    expect(await count(`(select distinct seller_id from ${forSale}) as s`)).toBe(12)
  })

  test('has an asking price below the retail price for every product', async () => {
    expect(await count('products where asking_price_cents >= retail_price_cents')).toBe(0)
  })

  test('has products bought from 2008 to 2025, in every condition', async () => {
    expect(await count('products where purchase_year not between 2008 and 2025')).toBe(0)
    expect(await count('(select distinct condition from products) as c')).toBe(3)
  })

  test('has a different picture for every product', () => {
    expect(new Set(images.kept.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(
      images.kept.length,
    )
  })

  test('stores the URLs of the image formats with the product', async () => {
    const [product] = await database.query<{ image: string; sources: { avif: string } }>(
      'select image, image_sources as sources from products limit 1',
    )
    expect(product?.sources.avif).toBe(`${product?.image.replace('.jpg', '.avif')} 640w`)
  })

  test('has at least 3 advertised products', async () => {
    expect(await count('products where is_advertised and not is_sold')).toBeGreaterThanOrEqual(3)
  })

  test('has 6 blog entries and 3 to 6 reports', async () => {
    expect(await count('blog_entries')).toBe(6)
    expect(await count('reports')).toBeGreaterThanOrEqual(3)
    expect(await count('reports')).toBeLessThanOrEqual(6)
  })

  test('O2: has a booking of buyer@ in every state', async () => {
    const [buyer] = await database.query<{ id: string }>(
      "select id from users where email = 'buyer@loppis.test'",
    )
    const bookings = await listBookings(database, buyer?.id ?? '', now)
    const mine = (booking: (typeof bookings)[number]) => booking.boughtBy === 'buyer@loppis.test'
    expect(bookings.some(mine)).toBe(true)
    expect(bookings.some((booking) => booking.sellerRemoved)).toBe(true)
    expect(bookings.some((booking) => booking.isPaid && !mine(booking))).toBe(true)
    expect(bookings.some((booking) => !booking.isPaid && !booking.sellerRemoved)).toBe(true)
  })

  test('has at least 12 bookings, and a camera that is not booked', async () => {
    expect(await count('bookings')).toBeGreaterThanOrEqual(12)
    const unbooked = 'id not in (select product_id from bookings)'
    expect(await count(`products where name ilike '%camera%' and ${unbooked}`)).toBeGreaterThan(0)
  })

  test('has a payment at the booked price for every sold product', async () => {
    const paid = `payments y join bookings b on b.id = y.booking_id
      where b.product_id = products.id and b.price_cents = y.amount_cents`
    expect(await count(`products where is_sold <> exists (select 1 from ${paid})`)).toBe(0)
  })

  test('has no booking that is older than its product', async () => {
    const early =
      'bookings b join products p on p.id = b.product_id where b.created_at < p.created_at'
    expect(await count(early)).toBe(0)
  })

  test('L9: has a sold and an unsold product of seller@', async () => {
    const hers =
      "products where seller_id = (select id from users where email = 'seller@loppis.test')"
    expect(await count(`${hers} and is_sold`)).toBeGreaterThan(0)
    expect(await count(`${hers} and not is_sold`)).toBeGreaterThan(0)
  })

  test('has a user with the right role for every account that can sign in', async () => {
    for (const { email, role } of demoAccounts) {
      expect(await count(`users where email = '${email}' and role = '${role}'`), email).toBe(1)
    }
  })

  test('has a verified seller@ and an unverified seller2@', async () => {
    const verified = await database.query(
      `select email from users
        where email in ('seller@loppis.test', 'seller2@loppis.test') and is_verified`,
    )
    expect(verified).toEqual([{ email: 'seller@loppis.test' }])
  })

  test('S1: has an account of each kind for the login page, and each can sign in', async () => {
    const isKind: Record<string, string> = {
      buyer: "role = 'buyer'",
      seller: "role = 'seller' and is_verified",
      unverifiedSeller: "role = 'seller' and not is_verified",
      admin: "role = 'admin'",
    }
    expect(offeredAccounts.map(({ kind }) => kind)).toEqual(Object.keys(isKind))
    for (const { kind, email, password } of offeredAccounts) {
      expect(await count(`users where email = '${email}' and ${isKind[kind]}`), kind).toBe(1)
      expect(demoAccounts.find((account) => account.email === email)).toMatchObject({ password })
    }
  })

  test('S3: has two new accounts and one seller for the Google chooser', async () => {
    const known = await Promise.all(
      chooserAccounts.map(({ email }) =>
        count(`users where email = '${email}' and role = 'seller'`),
      ),
    )
    expect(known.toSorted((one, other) => one - other)).toEqual([0, 0, 1])
  })
})

describe('seeding', () => {
  test('does nothing if the database has users', async () => {
    const before = await database.query('select * from products order by id')
    await seedDemoData({ database, images, now: new Date('2027-01-01T00:00:00Z') })
    expect(await database.query('select * from products order by id')).toEqual(before)
  })

  test('creates the same data each time', async () => {
    const second = await emptyMarket()
    await seedDemoData({ database: second, images: memoryImages(), now })
    for (const table of ['users', 'products', 'bookings', 'payments', 'reports']) {
      const ours = `select to_jsonb(t) - 'transaction_id' as row from ${table} t order by id`
      expect(await second.query(ours), table).toEqual(await database.query(ours))
    }
    await second.close()
  })

  test('warns once and uses plain backgrounds if the rendered objects are missing', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const [bare, plain] = [await emptyMarket(), memoryImages()]
    await seedDemoData({ database: bare, images: plain, now, objects: null })
    expect(warn.mock.calls).toEqual([[expect.stringContaining('npm install')]])
    const { width, height } = await sharp(plain.kept[0]).metadata()
    expect([width, height]).toEqual([640, 640])
    await bare.close()
    warn.mockRestore()
  })
})
