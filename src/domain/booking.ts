import { boolean, defaulted, type Infer, nullable, optional, string, type } from 'superstruct'
import { Numeric } from './money.ts'

/** A buyer's booking as GET /book-product answers it. The price is in US dollars. */
export const BookingStruct = type({
  _id: string(),
  productId: string(),
  productName: string(),
  image: string(),
  price: Numeric,
  sellerEmail: defaulted(string(), ''),
  sellerContact: defaulted(string(), ''),
  sellerRemoved: defaulted(boolean(), false),
  isPaid: defaulted(boolean(), false),
  boughtBy: optional(nullable(string())),
  /** An extension: another buyer is paying for the item at this moment. */
  isHeld: defaulted(boolean(), false),
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

/** What a buyer sees in the Paid column of My Orders, decided in the order of rule O2. */
export type BookingStanding = 'paid' | 'sellerRemoved' | 'sold' | 'held' | 'payable'

export function standingOf(booking: Booking, buyerEmail: string): BookingStanding {
  if (booking.boughtBy === buyerEmail) return 'paid'
  if (booking.sellerRemoved) return 'sellerRemoved'
  if (booking.isPaid) return 'sold'
  if (booking.isHeld) return 'held'
  return 'payable'
}
