import type { User } from '../database/users.ts'
import { onlyRow, type Queryable } from '../database/database.ts'
import type { AppContext } from '../app-context.ts'
import { Problem } from '../problem.ts'
import { placeHold } from './holds.ts'
import { reconcileBooking } from './reconciler.ts'

type Claim = { bookingId: string; productId: string; amountCents: number }

/**
 * Opens the payment of a booking: holds the item for its buyer and returns the client secret of the single intent for
 * this booking and price. `shownCents` is the price that the buyer saw.
 * Throws booking-unknown, not-yours, account-removed, item-changed, already-paid, item-unavailable, price-changed,
 * item-held, and refunded or refund-pending for an unreported charge.
 */
export async function openIntent(
  appContext: Pick<AppContext, 'database' | 'cards' | 'clock'>,
  viewer: User,
  request: { bookingId: string; productId: string; shownCents: number },
): Promise<string> {
  // A buyer who was already charged must not be able to pay again.
  const found = await reconcileBooking(appContext, {
    bookingId: request.bookingId,
    buyerId: viewer.id,
  })
  if (found !== null) throw new Problem(found === 'sold' ? 'already-paid' : 'refunded')
  const claim = await appContext.database.transaction((transaction) =>
    claimItem(transaction, viewer, request, appContext.clock()),
  )
  // The provider is called outside the transaction: a slow response must not block other queries.
  const reserved = await reserveIntent(appContext.database, claim, appContext.clock())
  if (reserved.intentId !== null) {
    const current = await appContext.cards.readIntent(reserved.intentId)
    if (current !== null && current.status !== 'canceled') return current.clientSecret
    return createIntent(
      appContext,
      claim,
      await replaceIntent(appContext.database, claim, reserved),
    )
  }
  return createIntent(appContext, claim, reserved.providerKey)
}

async function claimItem(
  transaction: Queryable,
  viewer: User,
  request: { bookingId: string; productId: string; shownCents: number },
  now: Date,
): Promise<Claim> {
  const [booking] = await transaction.query<{
    buyerId: string
    productId: string
    priceCents: number
    isAvailable: boolean
    isPaidByBuyer: boolean
    isBuyerRemoved: boolean
  }>(
    `select b.buyer_id as "buyerId", b.product_id as "productId", b.price_cents as "priceCents",
            (not p.is_sold and p.removed_at is null and seller.removed_at is null) as "isAvailable",
            exists (select from payments sale where sale.product_id = p.id and sale.buyer_id = b.buyer_id
                       and sale.refund_due_at is null) as "isPaidByBuyer",
            buyer.removed_at is not null as "isBuyerRemoved"
       from bookings b join products p on p.id = b.product_id join users seller on seller.id = p.seller_id
       join users buyer on buyer.id = b.buyer_id
      where b.id = $1 and b.removed_at is null
        -- The buyer's removal waits for this, and then finds him paying; or this for that.
        for update of p for share of buyer`,
    [request.bookingId],
  )
  if (booking === undefined) throw new Problem('booking-unknown')
  if (booking.buyerId !== viewer.id) throw new Problem('not-yours')
  if (booking.isBuyerRemoved) throw new Problem('account-removed')
  if (booking.productId !== request.productId) throw new Problem('item-changed')
  if (booking.isPaidByBuyer) throw new Problem('already-paid')
  if (!booking.isAvailable) throw new Problem('item-unavailable')
  if (booking.priceCents !== request.shownCents) throw new Problem('price-changed')
  const isHeldForUs = await placeHold(
    transaction,
    { productId: booking.productId, buyerId: viewer.id },
    now,
  )
  if (!isHeldForUs) throw new Problem('item-held')
  return {
    bookingId: request.bookingId,
    productId: booking.productId,
    amountCents: booking.priceCents,
  }
}

type Reservation = { providerKey: string; intentId: string | null }

async function reserveIntent(database: Queryable, claim: Claim, now: Date): Promise<Reservation> {
  await database.query(
    `insert into intents (booking_id, amount_cents, opened_at) values ($1, $2, $3)
     on conflict (booking_id, amount_cents) do update set opened_at = excluded.opened_at`,
    [claim.bookingId, claim.amountCents, now],
  )
  return readReservation(database, claim)
}

async function readReservation(database: Queryable, claim: Claim): Promise<Reservation> {
  const rows = await database.query<Reservation>(
    `select provider_key as "providerKey", intent_id as "intentId"
       from intents where booking_id = $1 and amount_cents = $2`,
    [claim.bookingId, claim.amountCents],
  )
  return onlyRow(rows)
}

/** Replaces a cancelled intent and returns the new idempotency key, the same one to concurrent requests. */
async function replaceIntent(
  database: Queryable,
  claim: Claim,
  gone: Reservation,
): Promise<string> {
  await database.query(
    `update intents set provider_key = gen_random_uuid()::text, intent_id = null
      where booking_id = $1 and amount_cents = $2 and provider_key = $3`,
    [claim.bookingId, claim.amountCents, gone.providerKey],
  )
  return (await readReservation(database, claim)).providerKey
}

async function createIntent(
  { database, cards }: Pick<AppContext, 'database' | 'cards'>,
  claim: Claim,
  idempotencyKey: string,
): Promise<string> {
  const intent = await cards.createIntent({ ...claim, idempotencyKey })
  await database.query(
    `update intents set intent_id = $4
      where booking_id = $1 and amount_cents = $2 and provider_key = $3 and intent_id is null`,
    [claim.bookingId, claim.amountCents, idempotencyKey, intent.id],
  )
  return intent.clientSecret
}
