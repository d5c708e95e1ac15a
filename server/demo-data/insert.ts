import type { Queryable } from '../database/database.ts'
import type { StoredPicture } from '../standins/images/image-host.ts'
import { blogEntries } from './blog.ts'
import { bookings, reports } from './bookings.ts'
import { categories } from './categories.ts'
import { admin, buyers } from './people.ts'
import { removedSeller } from './removed-seller.ts'
import { sellers } from './sellers.ts'
import type { SeedPerson } from './shapes.ts'
import { stableRandom } from './stable-random.ts'
import type { DemoProduct } from './stock.ts'

const MEMBER_SINCE_DAYS = 200
const REMOVED_DAYS_AGO = 20

/** Returns the date `days` days before the reference date of the demo data. */
export type DaysBefore = (days: number) => Date

export async function insertPeople(transaction: Queryable, daysBefore: DaysBefore): Promise<void> {
  const insert = (
    { id, name, email }: SeedPerson,
    role: string,
    extra: { isVerified?: boolean; removedAt?: Date } = {},
  ) =>
    transaction.query(
      `insert into users (id, name, email, role, is_verified, created_at, removed_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        id,
        name,
        email,
        role,
        extra.isVerified ?? false,
        daysBefore(MEMBER_SINCE_DAYS + Math.floor(stableRandom(id) * 400)),
        extra.removedAt ?? null,
      ],
    )
  await insert(admin, 'admin')
  for (const buyer of buyers) await insert(buyer, 'buyer')
  for (const seller of sellers) await insert(seller, 'seller', { isVerified: seller.isVerified })
  await insert(removedSeller, 'seller', { removedAt: daysBefore(REMOVED_DAYS_AGO) })
}

export async function insertShelves(transaction: Queryable): Promise<void> {
  for (const [position, { id, name }] of categories.entries()) {
    await transaction.query('insert into categories (id, name, position) values ($1, $2, $3)', [
      id,
      name,
      position,
    ])
  }
  for (const [position, { question, answer }] of blogEntries.entries()) {
    await transaction.query(
      'insert into blog_entries (id, question, answer, position) values ($1, $2, $3, $4)',
      [`entry-${position + 1}`, question, answer, position],
    )
  }
}

export async function insertProduct(
  transaction: Queryable,
  { product, categoryId, daysAgo, isSold, isRemoved }: DemoProduct,
  pictures: ReadonlyMap<string, StoredPicture>,
  daysBefore: DaysBefore,
): Promise<void> {
  const seller = [...sellers, removedSeller].find(({ id }) => id === `seller-${product.seller}`)
  const picture = pictures.get(product.id)
  if (seller === undefined || picture === undefined) {
    throw new Error(`The demo world does not fit together at '${product.id}'.`)
  }
  await transaction.query(
    `insert into products (id, seller_id, category_id, name, image, image_sources, asking_price_cents,
       retail_price_cents, condition, purchase_year, description, contact, location, is_advertised, is_sold,
       created_at, removed_at)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      product.id,
      seller.id,
      categoryId,
      product.name,
      picture.url,
      JSON.stringify(picture.sources),
      product.askingPrice * 100,
      product.retailPrice * 100,
      product.condition,
      product.purchaseYear,
      product.description,
      seller.contact,
      seller.location,
      product.isAdvertised ?? false,
      isSold,
      daysBefore(daysAgo),
      isRemoved ? daysBefore(REMOVED_DAYS_AGO) : null,
    ],
  )
}

/** Inserts the bookings, the payments of sold products, and the reports. */
export async function insertBookings(
  transaction: Queryable,
  stocked: readonly DemoProduct[],
  daysBefore: DaysBefore,
): Promise<void> {
  for (const { buyer, product, daysAgo, meetingLocation, paidDaysAgo } of bookings) {
    const price = stocked.find((item) => item.product.id === product)?.product.askingPrice
    if (price === undefined) throw new Error(`The demo world has no '${product}' to book.`)
    const [bookingId, buyerId] = [`booking-${buyer}-${product}`, `buyer-${buyer}`]
    await transaction.query(
      `insert into bookings (id, product_id, buyer_id, price_cents, phone_number, meeting_location, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        bookingId,
        product,
        buyerId,
        price * 100,
        phoneOf(buyerId),
        meetingLocation,
        daysBefore(daysAgo),
      ],
    )
    if (paidDaysAgo === undefined) continue
    await transaction.query(
      `insert into payments (id, transaction_id, booking_id, product_id, buyer_id, amount_cents, paid_at, recorded_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7)`,
      [
        `payment-${product}`,
        `pi_demo_${product.replaceAll('-', '_')}`,
        bookingId,
        product,
        buyerId,
        price * 100,
        daysBefore(paidDaysAgo),
      ],
    )
  }
  for (const { buyer, product, daysAgo } of reports) {
    await transaction.query(
      'insert into reports (id, product_id, reporter_id, created_at) values ($1, $2, $3, $4)',
      [`report-${buyer}-${product}`, product, `buyer-${buyer}`, daysBefore(daysAgo)],
    )
  }
}

function phoneOf(buyerId: string): string {
  return `+1 555 01${60 + buyers.findIndex(({ id }) => id === buyerId)}`
}
