import { type Expression, expressionBuilder, type InferResult, sql } from 'kysely'
import { isBlocked } from '../users/blocks.ts'
import { toDollars } from '../http/decode.ts'
import { meetingAnswer } from '../listings/meetings.ts'
import { HIDDEN } from '../listings/products.ts'
import { db } from '../database/sql.ts'

/** The condition that an offer in a state gives a booking no price: it has ended without a sale. */
export const isAgreementOver = (state: Expression<string | null>) =>
  expressionBuilder()(state, 'not in', ['accepted', 'paid'])

/** Selects the bookings that are not removed, with what happened to their products by `now`. */
export const selectBookings = (now: Date) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('products as p', 'p.id', 'b.product_id')
    .innerJoin('users as seller', 'seller.id', 'p.seller_id')
    .innerJoin('users as buyer', 'buyer.id', 'b.buyer_id')
    .leftJoin('payments as sale', (join) =>
      join.onRef('sale.product_id', '=', 'p.id').on('sale.refund_due_at', 'is', null),
    )
    .leftJoin('flows as opened', (join) =>
      join.onRef('opened.id', '=', 'sale.id').on('opened.flow', '=', sql.lit('order')),
    )
    .leftJoin('flows as listing', (join) =>
      join.onRef('listing.id', '=', 'p.id').on('listing.flow', '=', sql.lit('listing')),
    )
    .leftJoin('offers as offer', 'offer.id', 'b.offer_id')
    .leftJoin('holds as hold', (join) =>
      join
        .onRef('hold.product_id', '=', 'p.id')
        .onRef('hold.buyer_id', '<>', 'b.buyer_id')
        .on('hold.held_until', '>', now),
    )
    .leftJoin('holds as own_hold', (join) =>
      join
        .onRef('own_hold.product_id', '=', 'p.id')
        .onRef('own_hold.buyer_id', '=', 'b.buyer_id')
        .on('own_hold.held_until', '>', now),
    )
    .where('b.removed_at', 'is', null)
    .select((eb) => [
      'b.id',
      'b.product_id',
      'p.name as product_name',
      'p.image',
      'p.image_sources',
      // An agreement that has ended without a sale gives no price, before an attempt to pay too: see reservation.ts.
      eb
        .case()
        .when(
          eb.and([
            isAgreementOver(eb.ref('offer.state')),
            eb('sale.buyer_id', 'is distinct from', eb.ref('b.buyer_id')),
          ]),
        )
        .then(eb.ref('p.asking_price_cents'))
        .else(eb.ref('b.price_cents'))
        .end()
        .as('price_cents'),
      'b.phone_number',
      'b.meeting_location',
      'b.created_at',
      'seller.name as seller_name',
      'seller.email as seller_email',
      'seller.is_verified as seller_is_verified',
      'p.contact as seller_contact',
      // A booking costs nothing, so it does not reveal what everyone else has to ask for.
      eb
        .and([
          eb('seller.contact_for', '=', 'signedIn'),
          eb('sale.buyer_id', 'is distinct from', eb.ref('b.buyer_id')),
        ])
        .$castTo<boolean>()
        .as('is_contact_hidden'),
      eb
        .or([eb('seller.removed_at', 'is not', null), eb('p.removed_at', 'is not', null)])
        .$castTo<boolean>()
        .as('seller_removed'),
      eb
        .and([eb('seller.removed_at', 'is', null), eb('p.removed_at', 'is not', null)])
        .$castTo<boolean>()
        .as('is_removed'),
      'p.is_sold as is_paid',
      eb
        .exists(isBlocked({ buyerId: eb.ref('b.buyer_id'), sellerId: eb.ref('p.seller_id') }))
        .$castTo<boolean>()
        .as('is_blocked'),
      'p.is_published',
      'listing.value as listing_state',
      // Another buyer reads that the item is sold, and not to whom.
      eb
        .case()
        .when('sale.buyer_id', '=', eb.ref('b.buyer_id'))
        .then(eb.ref('buyer.email'))
        .end()
        .as('bought_by'),
      'buyer.name as booker_name',
      'buyer.email as booker_email',
      eb
        .case()
        .when('sale.buyer_id', '=', eb.ref('b.buyer_id'))
        .then(eb.ref('sale.transaction_id'))
        .end()
        .as('own_transaction_id'),
      eb
        .case()
        .when('sale.buyer_id', '=', eb.ref('b.buyer_id'))
        .then(eb.ref('sale.recorded_at'))
        .end()
        .as('own_paid_at'),
      'sale.card_brand',
      'sale.card_last4',
      eb
        .case()
        .when('sale.buyer_id', '=', eb.ref('b.buyer_id'))
        .then(eb.ref('opened.id'))
        .end()
        .as('own_order_id'),
      'hold.held_until',
      'own_hold.held_until as own_held_until',
    ])
type BookingRow = InferResult<ReturnType<typeof selectBookings>>[number]

/** A booking in a response. The price is in US dollars, as agreed when booking. */
export type BookingAnswer = ReturnType<typeof bookingAnswer>

/** Returns a booking as its buyer reads it. */
export function bookingAnswer(row: BookingRow) {
  return {
    _id: row.id,
    productId: row.product_id,
    productName: row.product_name,
    image: row.image,
    ...(row.image_sources === null ? {} : { imageSources: row.image_sources }),
    price: toDollars(row.price_cents),
    sellerName: row.seller_name,
    ...(row.is_contact_hidden
      ? { sellerEmail: HIDDEN, sellerContact: HIDDEN, isContactHidden: true }
      : { sellerEmail: row.seller_email, sellerContact: row.seller_contact }),
    sellerRemoved: row.seller_removed,
    isPaid: row.is_paid,
    ...(row.is_removed && { isRemoved: true }),
    ...(!row.is_published && !row.is_paid && !row.seller_removed && hiddenAnswer(row)),
    ...(row.is_blocked && !row.is_paid && { isBlocked: true }),
    boughtBy: row.bought_by,
    // Only the seller sees the other bookers.
    bookers: [{ bookerName: row.booker_name, bookerEmail: row.booker_email }],
    isHeld: row.held_until !== null,
    heldUntil: row.held_until?.toISOString(),
    heldForYouUntil: row.own_held_until?.toISOString(),
    meeting: meetingAnswer(row),
    ...paymentAnswer(row),
    ...(row.own_order_id !== null && { orderId: row.own_order_id }),
  }
}

/** The seller has withdrawn the item or sold it elsewhere, or its listing has expired. */
const hiddenAnswer = ({ listing_state: state }: BookingRow) => ({
  isWithdrawn: true,
  ...(state === 'soldElsewhere' && { isSoldElsewhere: true }),
})

/** The payment of the booking, for its receipt; nothing where the buyer has not paid. */
function paymentAnswer(row: BookingRow) {
  const { own_transaction_id: transactionId, own_paid_at: paidAt } = row
  const { card_brand: brand, card_last4: last4 } = row
  if (transactionId === null || paidAt === null) return {}
  const card = brand === null || last4 === null ? {} : { card: { brand, last4 } }
  return { payment: { transactionId, paidAt: paidAt.toISOString(), ...card } }
}
