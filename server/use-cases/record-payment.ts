import type { CardProvider, ProviderIntent } from '../vendors/cards/provider.ts'
import { onlyRow, type Queryable } from '../database/database.ts'
import { db, isUnsold, run } from '../database/sql.ts'
import { lockMember, type User } from '../users/users.ts'
import { endByPayment, takesPayment } from './end-listing.ts'
import { lockListing } from '../listings/listing.ts'
import { openOrder } from '../orders/order.ts'
import type { Services } from '../services.ts'
import { Problem } from '../http/problem.ts'
import { readPayment, type RecordedPayment, refundProblemOf } from '../payments/recorded.ts'
import { refundCharge } from '../payments/refunds.ts'

/**
 * Verifies the payment of the viewer's booking with the card provider, records it and returns its id, the same id on
 * every call. Refunds the charge at once where the item is gone.
 * Throws booking-unknown, not-yours, payment-unknown, payment-unfinished, payment-mismatch, refunded, refund-pending.
 */
export async function savePayment(
  services: Services,
  viewer: User,
  claim: { transactionId: string; bookingId: string },
): Promise<string> {
  const payment =
    (await readPayment(services.database, claim.transactionId)) ??
    (await recordSale(services, await verifyCharge(services, viewer, claim)))
  if (payment.buyerId !== viewer.id) throw new Problem('not-yours')
  if (payment.bookingId !== claim.bookingId) throw new Problem('payment-mismatch')
  if (payment.status === 'refundDue') await refundCharge(services, payment)
  if (payment.status !== 'sold') throw new Problem(refundProblemOf(payment))
  return payment.id
}

type Charge = { intent: ProviderIntent; bookingId: string }

async function verifyCharge(
  { database, cards }: { database: Queryable; cards: CardProvider },
  viewer: User,
  claim: { transactionId: string; bookingId: string },
): Promise<Charge> {
  const [booking] = await run(
    database,
    db.selectFrom('bookings').select('buyer_id as buyerId').where('id', '=', claim.bookingId),
  )
  if (booking === undefined) throw new Problem('booking-unknown')
  if (booking.buyerId !== viewer.id) throw new Problem('not-yours')
  const intent = await cards.readIntent(claim.transactionId)
  if (intent === null) throw new Problem('payment-unknown')
  if (intent.bookingId !== claim.bookingId) throw new Problem('payment-mismatch')
  if (intent.status !== 'succeeded') throw new Problem('payment-unfinished')
  return { intent, bookingId: claim.bookingId }
}

/**
 * Decides on every charge, whoever reports it: sells the item to the first charge of a buyer who is not removed, at the
 * price of the booking, if its listing takes the payment, and opens its order in the same transaction. Records every other
 * charge with a refund due.
 */
export function recordSale(
  { database, clock, flowClock }: Pick<Services, 'database' | 'clock' | 'flowClock'>,
  charge: Charge,
): Promise<RecordedPayment> {
  return database.transaction(async (transaction) => {
    const now = clock()
    const at = flowClock()
    const { productId, buyerId } = onlyRow(
      await run(
        transaction,
        db
          .selectFrom('bookings')
          .select(['product_id as productId', 'buyer_id as buyerId'])
          .where('id', '=', charge.bookingId),
      ),
    )
    const isMember = await lockMember(transaction, buyerId)
    const listing = await lockListing(transaction, productId, at)
    const product = onlyRow(
      await run(
        transaction,
        db
          .selectFrom('products as p')
          .innerJoin('bookings as b', 'b.product_id', 'p.id')
          .select(['p.seller_id as sellerId', 'b.price_cents as agreedCents'])
          .select((eb) => isUnsold(eb).$castTo<boolean>().as('isUnsold'))
          .where('p.id', '=', productId)
          .where('b.id', '=', charge.bookingId)
          .forUpdate(['p', 'b']),
      ),
    )
    const booking = { productId, buyerId, sellerId: product.sellerId }
    const known = await readPayment(transaction, charge.intent.id)
    if (known !== null) return known
    const isAgreed = charge.intent.amountCents === product.agreedCents
    const saleId =
      isMember && isAgreed && product.isUnsold && takesPayment(listing, at)
        ? await insertPayment(transaction, charge, booking, { now, refundDueAt: null })
        : null
    if (saleId === null)
      await insertPayment(transaction, charge, booking, { now, refundDueAt: now })
    else {
      await markSold(transaction, charge.bookingId, productId)
      const cents = charge.intent.amountCents
      await openOrder(transaction, { ...booking, id: saleId, cents, at })
      await endByPayment(transaction, listing, { buyerId, at })
    }
    const recorded = await readPayment(transaction, charge.intent.id)
    if (recorded === null) throw new Error(`Payment ${charge.intent.id} was not recorded.`)
    return recorded
  })
}

/** Returns the payment's id; null where the product is already sold: the unique index decides, regardless of reads. */
async function insertPayment(
  transaction: Queryable,
  { intent, bookingId }: Charge,
  booking: { productId: string; buyerId: string },
  { now, refundDueAt }: { now: Date; refundDueAt: Date | null },
): Promise<string | null> {
  const [inserted] = await run(
    transaction,
    db
      .insertInto('payments')
      .values({
        transaction_id: intent.id,
        booking_id: bookingId,
        product_id: booking.productId,
        buyer_id: booking.buyerId,
        amount_cents: intent.amountCents,
        paid_at: intent.chargedAt ?? now,
        card_brand: intent.card?.brand ?? null,
        card_last4: intent.card?.last4 ?? null,
        refund_due_at: refundDueAt,
      })
      .onConflict((conflict) =>
        conflict.column('product_id').where('refund_due_at', 'is', null).doNothing(),
      )
      .returning('id'),
  )
  return inserted?.id ?? null
}

async function markSold(transaction: Queryable, bookingId: string, productId: string) {
  await run(
    transaction,
    db.updateTable('products').set({ is_sold: true }).where('id', '=', productId),
  )
  await run(transaction, db.deleteFrom('holds').where('product_id', '=', productId))
  await run(
    transaction,
    db.updateTable('bookings').set({ removed_at: null }).where('id', '=', bookingId),
  )
}
