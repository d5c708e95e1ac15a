import type { Queryable } from '../../server/database/database.ts'

type Difference = {
  category?: string
  price?: number
  condition?: string
  place?: string
  seller?: string
  description?: string
  sold?: boolean
  removed?: boolean
}

/** Each product with its name, and what differs from the others. */
const PRODUCTS: readonly (readonly [string, string, Difference])[] = [
  ['kamera', 'Kamera med objektiv', { category: 'sport', price: 4000 }],
  ['kameran', 'Kameran från Åre', { category: 'sport', price: 12_000 }],
  ['bike', 'Folding bicycle', { category: 'sport', condition: 'fair' }],
  ['cykel', 'Röd cykel', { category: 'sport', place: 'Malmö' }],
  ['stol', 'Kontorsstol', { category: 'rooms', seller: 'tom', place: 'Malmö' }],
  ['bord', 'Bordet i köket', { category: 'rooms', seller: 'tom' }],
  ['speaker', 'Högtalare', { category: 'music', description: 'Goes well with a guitar.' }],
  ['sold', 'Sold guitar', { sold: true }],
  ['gone', 'Deleted guitar', { removed: true }],
]

/** Adds a seller, tom, and the products of the tests of the search, the last one newest. */
export async function addSearchedProducts(database: Queryable): Promise<void> {
  await database.execute(
    `insert into users (id, name, email, role) values ('tom', 'Tom', 'tom@example.test', 'seller')`,
  )
  for (const [index, [id, name, its]] of PRODUCTS.entries()) {
    await database.query(
      `insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
                             purchase_year, contact, location, description, is_sold, removed_at, created_at)
       values ($1, $2, $3, $4, '/a.avif', $5, 9900, $6, 2020, '555', $7, $8, $9, $10, $11)`,
      [
        id,
        its.seller ?? 'sue',
        its.category ?? 'music',
        name,
        its.price ?? 2000,
        its.condition ?? 'good',
        its.place ?? 'Lund',
        its.description ?? '',
        its.sold ?? false,
        its.removed === true ? new Date() : null,
        new Date(Date.UTC(2025, 0, 1, index)),
      ],
    )
  }
}
