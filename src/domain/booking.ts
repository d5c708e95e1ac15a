import { boolean, type Infer, nonempty, nullable, optional, string, type } from 'superstruct'
import {
  extension,
  Flag,
  Id,
  Moment,
  Numeric,
  OptionalString,
  RequiredString,
} from './field-structs.ts'
import { MeetingStruct } from './meeting.ts'
import { OrderProgressStruct } from './order-progress.ts'

/** A buyer's booking, as GET /book-product returns it. The price is in US dollars. */
export const BookingStruct = type({
  _id: Id,
  productId: Id,
  productName: RequiredString,
  image: string(),
  price: Numeric,
  /** Extension. */
  sellerName: extension(string()),
  sellerEmail: OptionalString,
  sellerContact: OptionalString,
  /** Extension: the two are hidden until the booking is paid. */
  isContactHidden: extension(boolean()),
  sellerRemoved: Flag,
  isPaid: Flag,
  boughtBy: optional(nullable(string())),
  /** Extension: another buyer is paying for the item now. */
  isHeld: Flag,
  /** Extension: the seller has withdrawn the item, or its listing has expired; it may come back. */
  isWithdrawn: extension(boolean()),
  /** Extension: the seller of such an item has sold it elsewhere. */
  isSoldElsewhere: extension(boolean()),
  /** Extension: `sellerRemoved` means that the item was removed, and its seller is still there. */
  isRemoved: extension(boolean()),
  /** Extension: the buyer or the seller has blocked the other. */
  isBlocked: extension(boolean()),
  /** Extension: until when that buyer holds it, as ISO 8601. */
  heldUntil: extension(Moment),
  /** Extension: until when the item, and a price that was agreed on, are held for this buyer, as ISO 8601. */
  heldForYouUntil: extension(Moment),
  meeting: extension(MeetingStruct),
  /** Extension: the payment of this booking; `paidAt` is ISO 8601. `card`: as its brand and last digits name it. */
  payment: extension(
    type({
      transactionId: nonempty(string()),
      paidAt: Moment,
      card: extension(type({ brand: string(), last4: string() })),
    }),
  ),
  /** Extension: the order of that payment. */
  orderId: extension(Id),
  /** Extension: how far that order is. */
  progress: extension(OrderProgressStruct),
})
export type Booking = Infer<typeof BookingStruct>

/** Returns whether a hold goes on, by the clock of the browser. */
export const isAhead = (end: string | undefined): end is string =>
  end !== undefined && Date.parse(end) > Date.now()

/** The request body of PUT /book-product (rule B7). */
export type BookingSubmission = {
  fullName: string
  email: string
  productName: string
  price: number
  phoneNumber: string
  /** The meeting place of buyer and seller. */
  location: string
  productId: string
  image: string
  sellerEmail: string
  sellerContact: string
  sellerLocation: string
}

/** A booking in My Orders; `isUnsettled`: this browser started a payment whose outcome is unknown. */
export type Order = Booking & { isUnsettled: boolean }

/** The state in the Paid column of My Orders; `orderStatus` checks in the order of rule O2. */
export type OrderStatus =
  | 'paid'
  | 'unsettled'
  | 'sellerRemoved'
  | 'removed'
  | 'sold'
  | 'soldElsewhere'
  | 'withdrawn'
  | 'blocked'
  | 'held'
  | 'payable'

export function orderStatus(order: Order, buyerEmail: string): OrderStatus {
  if (order.boughtBy === buyerEmail) return 'paid'
  if (order.isUnsettled) return 'unsettled'
  if (order.sellerRemoved) return order.isRemoved === true ? 'removed' : 'sellerRemoved'
  if (order.isPaid) return 'sold'
  if (order.isSoldElsewhere === true) return 'soldElsewhere'
  if (order.isWithdrawn === true) return 'withdrawn'
  if (order.isBlocked === true) return 'blocked'
  if (order.isHeld) return 'held'
  return 'payable'
}
