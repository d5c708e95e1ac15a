import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { Role } from '../users/users.ts'
import { attributes } from './attributes.ts'
import { blogEntries } from './blog.ts'
import { bookings, reports } from './bookings.ts'
import { categories } from './categories.ts'
import type { Charged } from './demo-market.ts'
import { admin, buyers } from './people.ts'
import { removedSeller } from './removed-seller.ts'
import { sellers } from './sellers.ts'
import type { SeedPerson, SeedSeller } from './shapes.ts'
import { stableRandom } from './stable-random.ts'
import type { DemoProduct } from './stock.ts'

const MEMBER_SINCE_DAYS = 200
/** How long ago the admin has removed the seller whose products are not for sale any more. */
export const REMOVED_DAYS_AGO = 20

/** Returns the date `days` days before the reference date of the demo data. */
export type DaysBefore = (days: number) => Date

/** `identities`: the identity provider's ids of these people, by e-mail. `further`: the sellers of the large demo world. */
export async function insertPeople(
  transaction: Queryable,
  daysBefore: DaysBefore,
  identities: ReadonlyMap<string, string>,
  further: readonly SeedSeller[],
): Promise<void> {
  const insert = (
    { id, name, email }: SeedPerson,
    role: Role,
    extra: { isVerified?: boolean; removedAt?: Date } = {},
  ) => {
    const since = daysBefore(MEMBER_SINCE_DAYS + Math.floor(stableRandom(id) * 400))
    return run(
      transaction,
      db.insertInto('users').values({
        id,
        name,
        email,
        role,
        is_verified: extra.isVerified ?? false,
        created_at: since,
        email_confirmed_at: since,
        removed_at: extra.removedAt ?? null,
        identity_id: identities.get(email) ?? null,
      }),
    )
  }
  await insert(admin, 'admin')
  for (const buyer of buyers) await insert(buyer, 'buyer')
  for (const seller of [...sellers, ...further])
    await insert(seller, 'seller', { isVerified: seller.isVerified })
  await insert(removedSeller, 'seller', { removedAt: daysBefore(REMOVED_DAYS_AGO) })
}

export async function insertShelves(transaction: Queryable): Promise<void> {
  const shelves = categories.flatMap(({ children = [], ...category }) => [
    { ...category, parent_id: null },
    ...children.map((child) => ({ ...child, parent_id: category.id })),
  ])
  for (const [position, { id, name, swedish, parent_id }] of shelves.entries()) {
    const translations = JSON.stringify({ sv: swedish })
    await run(
      transaction,
      db.insertInto('categories').values({
        id,
        name,
        parent_id,
        position,
        translations,
        attributes: JSON.stringify(attributes[id] ?? []),
      }),
    )
  }
  for (const [position, { question, answer, swedish }] of blogEntries.entries()) {
    const translations = JSON.stringify({ sv: swedish })
    const entry = { id: `entry-${position + 1}`, question, answer, position, translations }
    await run(transaction, db.insertInto('blog_entries').values(entry))
  }
}

type Booking = {
  /** The buyer's id without the prefix 'buyer-'. */
  buyer: string
  productId: string
  priceCents: number
  meetingLocation: string
}

const bookingIdOf = ({ buyer, productId }: Booking) => `booking-${buyer}-${productId}`

/** Inserts a booking and returns its id. */
export async function insertBooking(
  transaction: Queryable,
  { createdAt, ...booking }: Booking & { createdAt: Date },
): Promise<string> {
  const { buyer, productId, priceCents, meetingLocation } = booking
  const [id, buyerId] = [bookingIdOf(booking), `buyer-${buyer}`]
  await run(
    transaction,
    db.insertInto('bookings').values({
      id,
      product_id: productId,
      buyer_id: buyerId,
      price_cents: priceCents,
      phone_number: phoneOf(buyerId),
      meeting_location: meetingLocation,
      created_at: createdAt,
    }),
  )
  return id
}

/** Inserts the payment of a booking, which has the id of its product. */
export async function insertPayment(
  transaction: Queryable,
  { transactionId, paidAt, card, ...booking }: Booking & Omit<Charged, 'card'> & Partial<Charged>,
): Promise<{ id: string; buyerId: string }> {
  const { buyer, productId, priceCents } = booking
  const [id, buyerId] = [`payment-${productId}`, `buyer-${buyer}`]
  await run(
    transaction,
    db.insertInto('payments').values({
      id,
      transaction_id: transactionId,
      booking_id: bookingIdOf(booking),
      product_id: productId,
      buyer_id: buyerId,
      amount_cents: priceCents,
      paid_at: paidAt,
      recorded_at: paidAt,
      card_brand: card?.brand ?? null,
      card_last4: card?.last4 ?? null,
    }),
  )
  return { id, buyerId }
}

/** Inserts the bookings, the payments from before the orders, and the reports. */
export async function insertBookings(
  transaction: Queryable,
  stocked: readonly DemoProduct[],
  daysBefore: DaysBefore,
): Promise<void> {
  for (const { buyer, product, daysAgo, meetingLocation, paidDaysAgo } of bookings) {
    const price = stocked.find((item) => item.product.id === product)?.product.askingPrice
    if (price === undefined) throw new Error(`The demo world has no '${product}' to book.`)
    const booking = { buyer, productId: product, priceCents: price * 100, meetingLocation }
    await insertBooking(transaction, { ...booking, createdAt: daysBefore(daysAgo) })
    if (paidDaysAgo === undefined) continue
    const transactionId = `pi_demo_${product.replaceAll('-', '_')}`
    await insertPayment(transaction, { ...booking, transactionId, paidAt: daysBefore(paidDaysAgo) })
  }
  for (const { buyer, product, daysAgo, reason = null, words = null } of reports) {
    await run(
      transaction,
      db.insertInto('reports').values({
        id: `report-${buyer}-${product}`,
        product_id: product,
        reporter_id: `buyer-${buyer}`,
        reason,
        words,
        created_at: daysBefore(daysAgo),
      }),
    )
  }
}

function phoneOf(buyerId: string): string {
  return `+1 206 555 01${60 + buyers.findIndex(({ id }) => id === buyerId)}`
}
