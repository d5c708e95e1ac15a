import { sql } from 'kysely'
import { requireDealing } from '../users/blocks.ts'
import { onlyRow, type Queryable } from '../database/database.ts'
import { db, isAvailable, run } from '../database/sql.ts'
import { requireMember, type User } from '../users/users.ts'
import type { Services } from '../services.ts'
import { Problem } from '../http/problem.ts'
import { endAgreedPrice, isAgreedPriceOver } from '../offers/reservation.ts'
import { requireCancelled } from './cancel-intents.ts'
import { placeHold } from '../listings/holds.ts'
import { reconcileBooking } from './reconcile-charges.ts'
import { selectSale } from '../payments/recorded.ts'

type Claim = { bookingId: string; productId: string; amountCents: number }

/** The client secret of an intent, and until when its item is held for the buyer, as ISO 8601. */
type OpenedIntent = { clientSecret: string; heldUntil: string }

/**
 * Opens the payment of a booking: holds the item for its buyer and returns the single intent for this booking and
 * price. `shownCents` is the price that the buyer saw.
 * Throws account-removed, account-suspended, booking-unknown, not-yours, item-changed, already-paid, item-unavailable, dealing-blocked,
 * price-changed, item-held, hold-used-up, and refunded, price-refunded or refund-pending for an unreported charge.
 */
export async function openIntent(
  services: Services,
  viewer: User,
  request: { bookingId: string; productId: string; shownCents: number },
): Promise<OpenedIntent> {
  // A buyer who was already charged must not be able to pay again.
  const found = await reconcileBooking(services, {
    bookingId: request.bookingId,
    buyerId: viewer.id,
  })
  if (found !== null) throw new Problem(found === 'sold' ? 'already-paid' : found)
  const { bookingId, productId } = request
  if (await isAgreedPriceOver(services.database, bookingId)) {
    await requireCancelled(services, { productId })
    await endAgreedPrice(services.database, bookingId)
  }
  await requireCancelled(services, { productId, exceptBooking: bookingId })
  const { heldUntil, ...claim } = await services.database.transaction((transaction) =>
    claimItem(transaction, viewer, request, services.clock()),
  )
  return {
    clientSecret: await clientSecretOf(services, claim),
    heldUntil: heldUntil.toISOString(),
  }
}

async function clientSecretOf(
  services: Pick<Services, 'database' | 'cards' | 'clock'>,
  claim: Claim,
): Promise<string> {
  // The provider is called outside the transaction: a slow response must not block other queries.
  const reserved = await reserveIntent(services.database, claim, services.clock())
  if (reserved.intentId !== null) {
    const current = await services.cards.readIntent(reserved.intentId)
    if (current !== null && current.status !== 'canceled') return current.clientSecret
    return createIntent(services, claim, await replaceIntent(services.database, claim, reserved))
  }
  return createIntent(services, claim, reserved.providerKey)
}

async function claimItem(
  transaction: Queryable,
  viewer: User,
  request: { bookingId: string; productId: string; shownCents: number },
  now: Date,
): Promise<Claim & { heldUntil: Date }> {
  await requireMember(transaction, viewer.id)
  // A query that waits for a lock reads the rest as it was before. A sale that this waits for is seen by the next one.
  await run(
    transaction,
    db
      .selectFrom('products')
      .select('id')
      .where((eb) =>
        eb(
          'id',
          '=',
          eb.selectFrom('bookings').select('product_id').where('id', '=', request.bookingId),
        ),
      )
      .forUpdate(),
  )
  const [booking] = await run(
    transaction,
    db
      .selectFrom('bookings as b')
      .innerJoin('products as p', 'p.id', 'b.product_id')
      .innerJoin('users as seller', 'seller.id', 'p.seller_id')
      .select((eb) => [
        'b.buyer_id as buyerId',
        'b.product_id as productId',
        'b.price_cents as priceCents',
        isAvailable(eb).as('isAvailable'),
        eb
          .exists(selectSale({ productId: eb.ref('p.id'), buyerId: eb.ref('b.buyer_id') }))
          .as('isPaidByBuyer'),
      ])
      .where('b.id', '=', request.bookingId)
      .where('b.removed_at', 'is', null)
      .forUpdate('p'),
  )
  if (booking === undefined) throw new Problem('booking-unknown')
  if (booking.buyerId !== viewer.id) throw new Problem('not-yours')
  if (booking.productId !== request.productId) throw new Problem('item-changed')
  if (booking.isPaidByBuyer) throw new Problem('already-paid')
  if (!booking.isAvailable) throw new Problem('item-unavailable')
  await requireDealing(transaction, { productId: booking.productId, buyerId: viewer.id })
  if (booking.priceCents !== request.shownCents) throw new Problem('price-changed')
  const hold = { productId: booking.productId, buyerId: viewer.id }
  return {
    heldUntil: await placeHold(transaction, hold, now),
    bookingId: request.bookingId,
    productId: booking.productId,
    amountCents: booking.priceCents,
  }
}

type Reservation = { providerKey: string; intentId: string | null }

async function reserveIntent(database: Queryable, claim: Claim, now: Date): Promise<Reservation> {
  await run(
    database,
    db
      .insertInto('intents')
      .values({ booking_id: claim.bookingId, amount_cents: claim.amountCents, opened_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['booking_id', 'amount_cents'])
          .doUpdateSet((eb) => ({ opened_at: eb.ref('excluded.opened_at') })),
      ),
  )
  return readReservation(database, claim)
}

async function readReservation(database: Queryable, claim: Claim): Promise<Reservation> {
  const rows = await run(
    database,
    db
      .selectFrom('intents')
      .select(['provider_key as providerKey', 'intent_id as intentId'])
      .where('booking_id', '=', claim.bookingId)
      .where('amount_cents', '=', claim.amountCents),
  )
  return onlyRow(rows)
}

/** Updates the intent of a claim, unless another request has replaced it. */
const updateIntent = ({ bookingId, amountCents }: Claim, providerKey: string) =>
  db
    .updateTable('intents')
    .where('booking_id', '=', bookingId)
    .where('amount_cents', '=', amountCents)
    .where('provider_key', '=', providerKey)

/** Replaces a cancelled intent and returns the new idempotency key, the same one to concurrent requests. */
async function replaceIntent(
  database: Queryable,
  claim: Claim,
  gone: Reservation,
): Promise<string> {
  await run(
    database,
    updateIntent(claim, gone.providerKey).set({
      provider_key: sql<string>`gen_random_uuid()::text`,
      intent_id: null,
      cancelled_at: null,
    }),
  )
  return (await readReservation(database, claim)).providerKey
}

async function createIntent(
  { database, cards }: Pick<Services, 'database' | 'cards'>,
  claim: Claim,
  idempotencyKey: string,
): Promise<string> {
  const intent = await cards.createIntent({ ...claim, idempotencyKey })
  await run(
    database,
    updateIntent(claim, idempotencyKey)
      .set({ intent_id: intent.id })
      .where('intent_id', 'is', null),
  )
  return intent.clientSecret
}
