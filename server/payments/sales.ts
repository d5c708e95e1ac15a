import type { CardProvider, ProviderIntent } from '../cards/provider.ts'
import { onlyRow, type Queryable } from '../database/database.ts'
import type { User } from '../database/users.ts'
import type { AppContext } from '../app-context.ts'
import { Problem } from '../problem.ts'
import { refundCharge } from './refunds.ts'

/** A recorded charge; with a refund due or made, the charge did not get the item. */
export type RecordedPayment = {
  id: string
  transactionId: string
  buyerId: string
  status: 'sold' | 'refundDue' | 'refunded'
}

/**
 * Verifies the payment of the viewer's booking with the card provider, records it and returns its id, the same id on
 * every call. Refunds the charge at once where the item is gone.
 * Throws booking-unknown, not-yours, payment-unknown, payment-unfinished, payment-mismatch, refunded, refund-pending.
 */
export async function savePayment(
  appContext: Pick<AppContext, 'database' | 'cards' | 'clock'>,
  viewer: User,
  claim: { transactionId: string; bookingId: string },
): Promise<string> {
  const payment =
    (await readPayment(appContext.database, claim.transactionId)) ??
    (await recordSale(appContext, await verifyCharge(appContext, viewer, claim)))
  if (payment.buyerId !== viewer.id) throw new Problem('not-yours')
  if (payment.status === 'refundDue') await refundCharge(appContext, payment)
  if (payment.status !== 'sold') throw new Problem('refunded')
  return payment.id
}

type Charge = { intent: ProviderIntent; bookingId: string }

async function verifyCharge(
  { database, cards }: { database: Queryable; cards: CardProvider },
  viewer: User,
  claim: { transactionId: string; bookingId: string },
): Promise<Charge> {
  const [booking] = await database.query<{ buyerId: string; priceCents: number }>(
    'select buyer_id as "buyerId", price_cents as "priceCents" from bookings where id = $1',
    [claim.bookingId],
  )
  if (booking === undefined) throw new Problem('booking-unknown')
  if (booking.buyerId !== viewer.id) throw new Problem('not-yours')
  const intent = await cards.readIntent(claim.transactionId)
  if (intent === null) throw new Problem('payment-unknown')
  if (intent.bookingId !== claim.bookingId || intent.amountCents !== booking.priceCents) {
    throw new Problem('payment-mismatch')
  }
  if (intent.status !== 'succeeded') throw new Problem('payment-unfinished')
  return { intent, bookingId: claim.bookingId }
}

/** Sells the item to the first charge; records every other charge with a refund due. */
export function recordSale(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  charge: Charge,
): Promise<RecordedPayment> {
  return database.transaction(async (transaction) => {
    const now = clock()
    const booking = onlyRow(
      await transaction.query<{ productId: string; buyerId: string; isForSale: boolean }>(
        `select b.product_id as "productId", b.buyer_id as "buyerId",
                (not p.is_sold and p.removed_at is null) as "isForSale"
           from bookings b join products p on p.id = b.product_id where b.id = $1 for update of p`,
        [charge.bookingId],
      ),
    )
    const known = await readPayment(transaction, charge.intent.id)
    if (known !== null) return known
    const isSold = booking.isForSale && (await insertPayment(transaction, charge, booking, null))
    if (isSold) await markSold(transaction, charge.bookingId, booking.productId)
    else await insertPayment(transaction, charge, booking, now)
    const recorded = await readPayment(transaction, charge.intent.id)
    if (recorded === null) throw new Error(`Payment ${charge.intent.id} was not recorded.`)
    return recorded
  })
}

/** Returns false where the product is already sold: the unique index decides, regardless of earlier reads. */
async function insertPayment(
  transaction: Queryable,
  { intent, bookingId }: Charge,
  booking: { productId: string; buyerId: string },
  refundDueAt: Date | null,
): Promise<boolean> {
  const inserted = await transaction.query(
    `insert into payments (transaction_id, booking_id, product_id, buyer_id, amount_cents, paid_at, refund_due_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (product_id) where refund_due_at is null do nothing
     returning id`,
    [
      intent.id,
      bookingId,
      booking.productId,
      booking.buyerId,
      intent.amountCents,
      intent.created,
      refundDueAt,
    ],
  )
  return inserted.length > 0
}

async function markSold(transaction: Queryable, bookingId: string, productId: string) {
  await transaction.query('update products set is_sold = true where id = $1', [productId])
  await transaction.query('delete from holds where product_id = $1', [productId])
  await transaction.query('update bookings set removed_at = null where id = $1', [bookingId])
}

async function readPayment(
  database: Queryable,
  transactionId: string,
): Promise<RecordedPayment | null> {
  const [payment] = await database.query<RecordedPayment>(
    `select id, transaction_id as "transactionId", buyer_id as "buyerId",
            case when refunded_at is not null then 'refunded'
                 when refund_due_at is not null then 'refundDue'
                 else 'sold' end as status
       from payments where transaction_id = $1`,
    [transactionId],
  )
  return payment ?? null
}

/** Returns whether this buyer has bought this product. */
export async function isPaidByBuyer(
  database: Queryable,
  { productId, buyerId }: { productId: string; buyerId: string },
): Promise<boolean> {
  const sales = await database.query(
    'select id from payments where product_id = $1 and buyer_id = $2 and refund_due_at is null',
    [productId, buyerId],
  )
  return sales.length > 0
}
