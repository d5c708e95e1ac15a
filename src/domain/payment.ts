import { type Infer, nullable, optional, string, type } from 'superstruct'
import { extension, Flag, Id, Numeric, Words } from './document.ts'
import type { MONEY_POSITIONS } from './constants.ts'

/** The booking that GET /payment-booking/{id} answers. The price is in US dollars. */
export const PayableBookingStruct = type({
  _id: Id,
  productId: Id,
  productName: Words,
  image: string(),
  price: Numeric,
  /** Extensions below: a plain server does not send them. */
  isPaid: Flag,
  sellerRemoved: Flag,
  isHeld: Flag,
  boughtBy: optional(nullable(string())),
  transactionId: extension(nullable(string())),
})
export type PayableBooking = Infer<typeof PayableBookingStruct>

/** What POST /save-payment-info sends (rule P4). */
export type PaymentRecord = {
  transactionId: string
  /** ISO 8601, UTC. */
  transactionTime: string
  bookingId: string
  productId: string
  productName: string
  email: string
  /** US dollars. */
  price: number
}

/** What the card provider says of one payment intent, in our words. */
export type IntentStatus =
  | { status: 'succeeded'; transactionId: string; transactionTime: string }
  /** No charge stands and a card may be tried. */
  | { status: 'cardNeeded' }
  /** The bank asks for 3-D Secure. */
  | { status: 'authenticationNeeded' }
  | { status: 'processing' }
  | { status: 'canceled' }
  /** A status this client does not know. */
  | { status: 'unknown' }

/** What confirming, or the 3-D Secure challenge, came to. */
export type ConfirmOutcome =
  | IntentStatus
  /** The provider refused the card; nothing was charged. `message` is the provider's (rule P6). */
  | { status: 'declined'; message: string }
  /** The fields are not complete or not valid; nothing was sent. */
  | { status: 'incomplete'; message: string }
  /** 3-D Secure was failed; nothing was charged. */
  | { status: 'authenticationRefused'; message: string }
  /** 3-D Secure was closed without an answer; nothing was charged. */
  | { status: 'authenticationAbandoned' }

/**
 * An attempt to pay that outlives a reload: kept from just before the card is confirmed until the payment is
 * recorded or known not to have been charged. It holds all that the record needs, so that a charge can be
 * recorded whatever has become of the booking.
 */
export type PaymentAttempt = {
  version: 1
  bookingId: string
  productId: string
  productName: string
  buyerEmail: string
  clientSecret: string
  /** US dollars. */
  price: number
}

/** What an earlier visit left of a payment; 'unreadable': something that this version cannot make out. */
export type RecalledAttempt = PaymentAttempt | 'unreadable' | null

/** Where the buyer's money is. Wording and buttons of the payment screen follow from it. */
export type MoneyPosition = (typeof MONEY_POSITIONS)[number]
