import {
  boolean,
  type Infer,
  nonempty,
  nullable,
  number,
  optional,
  string,
  type,
} from 'superstruct'
import { extension, Flag, Id, Moment, Numeric, RequiredString } from './field-structs.ts'
import { MeetingStruct } from './meeting.ts'
import type { Message } from './message.ts'
import type { CHARGE_STATUSES } from './constants.ts'
import { PictureSourcesStruct } from './product.ts'

/** The terms on which the server holds a payment until the buyer has the item, in days. */
export const ProtectionStruct = type({
  /** Until when the seller hands the item over; later, the buyer gets the money back. */
  handOverDays: number(),
  /** How long the buyer can report a problem after a meeting. */
  metDays: number(),
  /** How long the buyer can report a problem after the item was sent. */
  sentDays: number(),
  /** How long the buyer can ask to return the item after receiving it. */
  returnDays: number(),
})
export type Protection = Infer<typeof ProtectionStruct>

/** A booking, as GET /payment-booking/{id} returns it. The price is in US dollars. */
export const PayableBookingStruct = type({
  _id: Id,
  productId: Id,
  productName: RequiredString,
  image: string(),
  price: Numeric,
  /** The fields below are extensions that a plain server does not send. */
  isPaid: Flag,
  sellerRemoved: Flag,
  isHeld: Flag,
  /** The seller has withdrawn the item, or its listing has expired; it may come back. */
  isWithdrawn: extension(boolean()),
  /** The seller of such an item has sold it elsewhere. */
  isSoldElsewhere: extension(boolean()),
  /** `sellerRemoved` means that the item was removed, and its seller is still there. */
  isRemoved: extension(boolean()),
  /** The buyer or the seller has blocked the other. */
  isBlocked: extension(boolean()),
  /** Until when another buyer holds the item, as ISO 8601. */
  heldUntil: extension(Moment),
  /** Until when the item is held for the buyer, as ISO 8601. */
  heldForYouUntil: extension(Moment),
  boughtBy: optional(nullable(string())),
  transactionId: extension(nullable(string())),
  imageSources: extension(PictureSourcesStruct),
  sellerName: extension(nonempty(string())),
  sellerEmail: extension(nonempty(string())),
  sellerContact: extension(nonempty(string())),
  isSellerVerified: extension(boolean()),
  meeting: extension(MeetingStruct),
  /** The order of the booking that is paid. */
  orderId: extension(Id),
  /** Absent where the server does not hold the payment. */
  protection: extension(ProtectionStruct),
})
export type PayableBooking = Infer<typeof PayableBookingStruct>

/** An intent, as POST /create-payment-intent returns it. */
export type OpenedIntent = {
  clientSecret: string
  /** Extension: until when the item is held for the buyer, as ISO 8601. */
  heldUntil?: string | undefined
}

/** The provider that takes the card: Stripe, or the embedded stand-in, which moves no money. */
export type CardProvider = 'Stripe' | 'standIn'

/** A charge of the card. */
export type Transaction = {
  transactionId: string
  /** When this browser learned of the charge, as ISO 8601, UTC. */
  transactionTime: string
}

/** The request body of POST /save-payment-info (rule P4). */
export type PaymentRecord = Transaction & {
  bookingId: string
  productId: string
  productName: string
  email: string
  /** US dollars. */
  price: number
}

/** The status of one payment intent at the card provider, provider-independent. */
export type IntentStatus =
  | ({ status: 'succeeded' } & Transaction)
  /** Nothing is charged and a card can be tried. */
  | { status: 'cardNeeded' }
  /** The bank requires 3-D Secure. */
  | { status: 'authenticationNeeded' }
  | { status: 'processing' }
  | { status: 'canceled' }
  /** A status this client does not know. */
  | { status: 'unknown' }

/** The result of confirming the card or of the 3-D Secure challenge. */
export type ConfirmOutcome =
  | IntentStatus
  /** The provider declined the card; nothing was charged. `message` is the provider's (rule P6). */
  | { status: 'declined'; message: Message }
  /** The fields are incomplete or invalid; nothing was sent. */
  | { status: 'incomplete'; message: Message }
  /** The 3-D Secure challenge failed; nothing was charged. */
  | { status: 'authenticationRefused'; message: Message }
  /** The 3-D Secure challenge was closed without an answer; nothing was charged. */
  | { status: 'authenticationAbandoned' }

/**
 * A payment attempt that survives a reload: stored just before the card is confirmed, until the payment is recorded or
 * known not to be charged. It holds all fields of the record, so that a charge can be recorded even if the booking no
 * longer exists.
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
  /** The charge, once this browser has learned of it. */
  transaction?: Transaction
}

/** The stored attempt of an earlier visit; 'unreadable': stored data that this version cannot parse. */
export type StoredAttempt = PaymentAttempt | 'unreadable' | null

/** The state of the buyer's money. The payment screen derives its text and buttons from it. */
export type ChargeStatus = (typeof CHARGE_STATUSES)[number]
