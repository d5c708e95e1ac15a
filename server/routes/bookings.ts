import { Hono } from 'hono'
import { type Infer, type } from 'superstruct'
import { authorise } from '../access/authorise.ts'
import {
  listBookings,
  putBooking,
  readPayableBooking,
  removeBooking,
} from '../bookings/bookings.ts'
import { requireUnblocked } from '../users/blocks.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { readTerms, type Terms } from '../listings/terms-of-sale.ts'
import { requireMember } from '../users/users.ts'
import {
  decodeBody,
  Dollars,
  filledText,
  phoneText,
  PlainText,
  requiredQuery,
  toCents,
} from '../http/decode.ts'
import { idempotent } from '../access/idempotency.ts'
import type { AppContext } from '../access/app-context.ts'
import { endHolds } from '../listings/holds.ts'
import { withProgress } from '../orders/progress.ts'
import { readAgreed } from '../offers/reservation.ts'
import { protectionTerms } from '../orders/protection.ts'
import { cancelEndedIntents, requireCancelled } from '../use-cases/cancel-intents.ts'
import { isPaidByBuyer } from '../payments/recorded.ts'
import { reconcileBooking } from '../use-cases/reconcile-charges.ts'
import { Problem } from '../http/problem.ts'

/**
 * The fields that the server reads of a booking submission. Name, price and seller are compared with the product and
 * never stored; image, contact and the seller's locations come from the product.
 */
const SubmissionStruct = type({
  productId: PlainText,
  productName: PlainText,
  price: Dollars,
  sellerEmail: PlainText,
  phoneNumber: phoneText(),
  location: filledText(200),
})

/** Serves PUT, GET and DELETE /book-product and GET /payment-booking/{id}, for the buyer's own bookings. */
export function bookingRoutes(appContext: AppContext): Hono {
  const { database, clock } = appContext
  return new Hono()
    .put(
      '/book-product',
      authorise(appContext, 'PUT /book-product'),
      idempotent(appContext),
      async (context) => {
        const submission = await decodeBody(context, SubmissionStruct)
        const parties = { productId: submission.productId, buyerId: context.var.viewer.id }
        const readPrice = async (reader: Queryable) => {
          const agreed = await readAgreed(reader, parties)
          const terms = await readTerms(reader, parties.productId)
          return {
            priceCents: checkedPrice(terms, submission, agreed),
            offerId: agreed?.id ?? null,
          }
        }
        const { priceCents: otherThanCents } = await readPrice(database)
        // The buyer of a booking with a new price must not be charged the former one.
        await requireCancelled(appContext, { ...parties, otherThanCents })
        const upsertedId = await database.transaction(async (transaction) => {
          await requireMember(transaction, parties.buyerId)
          await requireUnblocked(transaction, parties)
          return putBooking(transaction, {
            ...parties,
            ...(await readPrice(transaction)),
            phoneNumber: submission.phoneNumber,
            meetingLocation: submission.location,
          })
        })
        return context.json({ acknowledged: true, upsertedId })
      },
    )
    .get('/book-product', authorise(appContext, 'GET /book-product'), async (context) =>
      context.json(
        await withProgress(database, await listBookings(database, context.var.viewer.id, clock())),
      ),
    )
    .delete('/book-product', authorise(appContext, 'DELETE /book-product'), async (context) => {
      const booking = {
        productId: requiredQuery(context, 'id'),
        buyerId: context.var.viewer.id,
      }
      const modifiedCount = await database.transaction(async (transaction) => {
        // A payment locks the same row, so no payment can happen between the check and the removal.
        await run(
          transaction,
          db.selectFrom('products').select('id').where('id', '=', booking.productId).forUpdate(),
        )
        if (await isPaidByBuyer(transaction, booking)) throw new Problem('already-paid')
        const now = clock()
        // The reservation of an accepted offer lasts as long as the offer does.
        if ((await readAgreed(transaction, booking)) === null) {
          await endHolds(transaction, { ...booking, productIds: [booking.productId] }, now)
        }
        return removeBooking(transaction, booking, now)
      })
      await cancelEndedIntents(appContext, { productId: booking.productId })
      return context.json({ acknowledged: true, modifiedCount })
    })
    .get(
      '/payment-booking/:id',
      authorise(appContext, 'GET /payment-booking/:id'),
      async (context) => {
        const bookingId = context.req.param('id')
        // A bank may have approved a charge that no page reported: record it before the page shows the payment's state.
        await reconcileBooking(appContext, { bookingId, buyerId: context.var.viewer.id })
        const booking = await readPayableBooking(database, bookingId, clock())
        if (booking === null) throw new Problem('booking-unknown')
        // A sale from before the orders has none, and its money was never held.
        const isHeldUntilReceived = !('payment' in booking) || 'orderId' in booking
        return context.json({
          ...booking,
          ...(isHeldUntilReceived && { protection: protectionTerms() }),
        })
      },
    )
}

/**
 * Returns the price in cents where the submission matches the product. Throws a Problem that names the difference. The
 * buyer of an accepted offer pays the agreed price, also from a page that shows the asking price.
 */
function checkedPrice(
  terms: Terms | null,
  seen: Infer<typeof SubmissionStruct>,
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
