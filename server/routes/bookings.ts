import {
  array,
  boolean,
  type Infer,
  literal,
  nullable,
  object,
  optional,
  string,
  number,
  type,
} from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { everyOwner, inBody, inPath, inQuery } from '../access/permissions.ts'
import {
  listBookings,
  putBooking,
  readPayableBooking,
  removeBooking,
} from '../bookings/bookings.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { Dollars, filledText, phoneText, PlainText, toCents } from '../http/decode.ts'
import { described, named } from '../http/json-schema.ts'
import { Problem } from '../http/problem.ts'
import { endHolds } from '../listings/holds.ts'
import { readSaleTerms, type SaleTerms } from '../listings/terms-of-sale.ts'
import { readAgreed } from '../offers/reservation.ts'
import { withProgress } from '../orders/progress.ts'
import { protectionTerms } from '../orders/protection.ts'
import { isPaidByBuyer } from '../payments/recorded.ts'
import { cancelEndedIntents, requireCancelled } from '../use-cases/cancel-intents.ts'
import { reconcileBooking } from '../use-cases/reconcile-charges.ts'
import { requireDealing } from '../users/blocks.ts'
import { requireMember } from '../users/users.ts'
import { Meeting, Modified, picture, Progress, ProtectionTerms } from './answers.ts'

/**
 * The fields that the server reads of a booking submission. Name, price and seller are compared with the product and
 * never stored; image, contact and the seller's locations come from the product.
 */
const Submission = type({
  email: PlainText,
  productId: PlainText,
  productName: PlainText,
  price: Dollars,
  sellerEmail: PlainText,
  phoneNumber: phoneText(),
  location: filledText(200),
})

const booking = {
  _id: string(),
  productId: string(),
  productName: string(),
  ...picture,
  price: number(),
  sellerName: string(),
  isContactHidden: described(
    'The e-mail address and the phone number of the seller are hidden until the booking is paid.',
    optional(literal(true)),
  ),
  sellerRemoved: boolean(),
  isPaid: boolean(),
  isRemoved: optional(literal(true)),
  isWithdrawn: optional(literal(true)),
  isSoldElsewhere: optional(literal(true)),
  isBlocked: optional(literal(true)),
  boughtBy: nullable(string()),
  bookers: array(object({ bookerName: string(), bookerEmail: string() })),
  isHeld: boolean(),
  heldUntil: described('Until when another buyer holds the item.', optional(string())),
  heldForYouUntil: described('Until when the caller holds the item.', optional(string())),
  meeting: Meeting,
  payment: optional(
    object({
      transactionId: string(),
      paidAt: string(),
      card: optional(object({ brand: string(), last4: string() })),
    }),
  ),
  orderId: optional(string()),
}
const Booking = named(
  'Booking',
  object({
    ...booking,
    sellerEmail: string(),
    sellerContact: string(),
    progress: optional(Progress),
  }),
)
const PayableBooking = named(
  'PayableBooking',
  object({
    ...booking,
    sellerEmail: optional(string()),
    sellerContact: optional(string()),
    isSellerVerified: boolean(),
    transactionId: nullable(string()),
    protection: optional(ProtectionTerms),
  }),
)

export const bookingEndpoints = [
  endpoint({
    method: 'PUT',
    path: '/book-product',
    access: { of: { email: inBody('email') }, buyer: 'own' },
    limit: 'booking',
    isIdempotent: true,
    summary: 'Books a product, or changes the booking of it.',
    body: Submission,
    answer: object({ acknowledged: boolean(), upsertedId: string() }),
    example: {
      body: {
        email: 'buyer@loppis.test',
        productId: 'product-1',
        productName: 'Guitar',
        price: 50,
        sellerEmail: 'seller@loppis.test',
        phoneNumber: '070 123 45 67',
        location: 'Lund Central Station',
      },
    },
    async handle({ viewer, body }, app) {
      const { database } = app
      const parties = { productId: body.productId, buyerId: viewer.id }
      const readPrice = async (reader: Queryable) => {
        const agreed = await readAgreed(reader, parties)
        const terms = await readSaleTerms(reader, parties.productId)
        return { priceCents: checkedPrice(terms, body, agreed), offerId: agreed?.id ?? null }
      }
      const { priceCents: otherThanCents } = await readPrice(database)
      // The buyer of a booking with a new price must not be charged the former one.
      await requireCancelled(app, { ...parties, otherThanCents })
      const upsertedId = await database.transaction(async (transaction) => {
        await requireMember(transaction, parties.buyerId)
        await requireDealing(transaction, parties)
        return putBooking(transaction, {
          ...parties,
          ...(await readPrice(transaction)),
          phoneNumber: body.phoneNumber,
          meetingLocation: body.location,
        })
      })
      return { acknowledged: true, upsertedId }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/book-product',
    access: { of: { email: inQuery('email') }, ...everyOwner },
    limit: 'read',
    summary: 'Lists the bookings of the caller, the newest first.',
    query: type({ email: PlainText }),
    answer: array(Booking),
    example: { query: { email: 'buyer@loppis.test' } },
    handle: async ({ viewer }, { database, clock }) =>
      withProgress(database, await listBookings(database, viewer.id, clock())),
  }),
  endpoint({
    method: 'DELETE',
    path: '/book-product',
    access: { of: { email: inQuery('email') }, ...everyOwner },
    limit: 'bookingRemoval',
    summary: "Removes a booking by the product's id, and ends the caller's hold of the product.",
    query: type({ email: PlainText, id: PlainText }),
    answer: Modified,
    example: { query: { email: 'buyer@loppis.test', id: 'product-1' } },
    async handle({ viewer, query }, app) {
      const removed = { productId: query.id, buyerId: viewer.id }
      const modifiedCount = await app.database.transaction((transaction) =>
        removeUnpaid(transaction, removed, app.clock()),
      )
      await cancelEndedIntents(app, { productId: query.id })
      return { acknowledged: true, modifiedCount }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/payment-booking/:id',
    access: { of: { booking: inPath('id') }, ...everyOwner },
    limit: 'paymentRead',
    summary: 'Reads a booking for its payment page.',
    answer: PayableBooking,
    example: { params: { id: 'booking-1' } },
    async handle({ viewer, params: { id } }, app) {
      // A bank may have approved a charge that no page reported: record it before the page shows the payment's state.
      await reconcileBooking(app, { bookingId: id, buyerId: viewer.id })
      const payable = await readPayableBooking(app.database, id, app.clock())
      if (payable === null) throw new Problem('booking-unknown')
      // A sale from before the orders has none, and its money was never held.
      const isHeldUntilReceived = !('payment' in payable) || 'orderId' in payable
      return { ...payable, ...(isHeldUntilReceived && { protection: protectionTerms() }) }
    },
  }),
]

/** Removes a booking, and the hold of its buyer. Returns how many were removed. Throws already-paid. */
async function removeUnpaid(
  transaction: Queryable,
  removed: { productId: string; buyerId: string },
  now: Date,
): Promise<number> {
  // A payment locks the same row, so no payment can happen between the check and the removal.
  await run(
    transaction,
    db.selectFrom('products').select('id').where('id', '=', removed.productId).forUpdate(),
  )
  if (await isPaidByBuyer(transaction, removed)) throw new Problem('already-paid')
  // The reservation of an accepted offer lasts as long as the offer does.
  if ((await readAgreed(transaction, removed)) === null) {
    await endHolds(transaction, { ...removed, productIds: [removed.productId] }, now)
  }
  return removeBooking(transaction, removed, now)
}

/**
 * Returns the price in cents where the submission matches the product. Throws a Problem that names the difference. The
 * buyer of an accepted offer pays the agreed price, also from a page that shows the asking price.
 */
function checkedPrice(
  terms: SaleTerms | null,
  seen: Infer<typeof Submission>,
  agreed: { cents: number } | null,
): number {
  if (terms === null) throw new Problem('product-unknown')
  if (!terms.isAvailable) throw new Problem('item-unavailable')
  const seenCents = toCents(seen.price)
  if (seenCents !== terms.priceCents && seenCents !== agreed?.cents) {
    throw new Problem('price-changed')
  }
  const isSameItem =
    terms.name === seen.productName &&
    terms.sellerEmails.some((email) => email.toLowerCase() === seen.sellerEmail.toLowerCase())
  if (!isSameItem) throw new Problem('item-changed')
  return agreed?.cents ?? terms.priceCents
}
