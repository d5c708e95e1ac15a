import { type Infer, nullable, optional, string, type } from 'superstruct'
import { Flag, Id, Numeric, OptionalWords, Words } from './document.ts'

/** A buyer's booking as GET /book-product answers it. The price is in US dollars. */
export const BookingStruct = type({
  _id: Id,
  productId: Id,
  productName: Words,
  image: string(),
  price: Numeric,
  sellerEmail: OptionalWords,
  sellerContact: OptionalWords,
  sellerRemoved: Flag,
  isPaid: Flag,
  boughtBy: optional(nullable(string())),
  /** An extension: another buyer is paying for the item at this moment. */
  isHeld: Flag,
})
export type Booking = Infer<typeof BookingStruct>

/** What PUT /book-product sends (rule B7). */
export type BookingSubmission = {
  fullName: string
  email: string
  productName: string
  price: number
  phoneNumber: string
  /** Where buyer and seller meet. */
  location: string
  productId: string
  image: string
  sellerEmail: string
  sellerContact: string
  sellerLocation: string
}

/** A booking in My Orders; `isUnsettled`: a payment was begun in this browser and its end is not known yet. */
export type Order = Booking & { isUnsettled: boolean }

/** What a buyer sees in the Paid column of My Orders, decided in the order of rule O2. */
export type OrderStanding = 'paid' | 'unsettled' | 'sellerRemoved' | 'sold' | 'held' | 'payable'

export function standingOf(order: Order, buyerEmail: string): OrderStanding {
  if (order.boughtBy === buyerEmail) return 'paid'
  if (order.isUnsettled) return 'unsettled'
  if (order.sellerRemoved) return 'sellerRemoved'
  if (order.isPaid) return 'sold'
  if (order.isHeld) return 'held'
  return 'payable'
}
