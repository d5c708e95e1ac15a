import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Booking, BookingSubmission } from '../../src/domain/booking.ts'
import { filterReadable } from '../../src/domain/listed.ts'
import { type Product, sellerOf } from '../../src/domain/product.ts'
import {
  type EmbeddedMarket,
  type Signed,
  startEmbeddedMarket,
  transactionIn,
} from './embedded-market.ts'
import { fromTheStart } from './from-the-start.ts'

/** The embedded market and its signed-in users. */
export type EmbeddedFixture = {
  market: EmbeddedMarket
  buyer: Signed
  other: Signed
  seller: Signed
  admin: Signed
  /** Returns a product that none of these users has booked; every test takes its own. */
  takeProduct(): Product
  /** Books a product, by default a fresh one; returns the booking as My Orders shows it. */
  book(by: Signed, product?: Product): Promise<Booking>
}

export async function openEmbeddedFixture(): Promise<EmbeddedFixture> {
  const market = await startEmbeddedMarket()
  const [buyer, other, seller, admin] = await Promise.all([
    market.signIn('buyer@loppis.test'),
    market.signIn('buyer2@loppis.test'),
    market.signIn('seller@loppis.test'),
    market.signIn('admin@loppis.test'),
  ])
  const productList = await readShelf(market, [buyer, other])
  const takeProduct = (): Product => {
    const product = productList.pop()
    if (product === undefined) throw new Error('The shelf is empty.')
    return product
  }
  return {
    market,
    buyer,
    other,
    seller,
    admin,
    takeProduct,
    async book(by, product = takeProduct()) {
      await by.api.bookProduct(submissionFor(product, by.email), randomUUID())
      const bookings = filterReadable(await by.api.getBookings(by.email))
      const booking = bookings.find(({ productId }) => productId === product._id)
      if (booking === undefined) throw new Error('The booking is not there.')
      return booking
    },
  }
}

async function readShelf(market: EmbeddedMarket, buyers: Signed[]): Promise<Product[]> {
  const booked = await Promise.all(buyers.map(({ api, email }) => api.getBookings(email)))
  const taken = new Set(filterReadable(booked.flat()).map(({ productId }) => productId))
  const categories = await market.guest.getCategories()
  const productLists = await Promise.all(
    categories.map(({ _id }) => market.guest.getCategoryProducts(_id, fromTheStart)),
  )
  return filterReadable(productLists.flatMap(({ items }) => items)).filter(
    ({ _id }) => !taken.has(_id),
  )
}

/** Pays for a booking of the buyer with the calls of the payment page. */
export async function pay({ buyer, market }: EmbeddedFixture, booking: Booking): Promise<void> {
  const { _id: bookingId, productId, productName, price } = booking
  const intent = { bookingId, productId, price }
  const { clientSecret } = await buyer.api.createIntent(intent, randomUUID())
  await market.payByCard(clientSecret)
  const record = {
    ...intent,
    productName,
    transactionId: transactionIn(clientSecret),
    transactionTime: new Date().toISOString(),
    email: buyer.email,
  }
  await buyer.api.savePayment(record, randomUUID())
}

/** Matches the error that a refused call throws. */
export function failure(fields: object) {
  return { name: 'FailureError', failure: expect.objectContaining(fields) }
}

/** Returns what the Book Now dialog submits for a product. */
export function submissionFor(product: Product, email: string): BookingSubmission {
  return {
    fullName: 'Bo Buyer',
    email,
    productName: product.productName,
    price: product.askingPrice,
    phoneNumber: '555 0199',
    location: 'The old harbour',
    productId: product._id,
    image: product.image,
    sellerEmail: sellerOf(product).email,
    sellerContact: product.contact,
    sellerLocation: product.location,
  }
}
