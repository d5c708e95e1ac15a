import type { BookingSubmission } from '../../src/domain/booking.ts'
import type { Listing } from '../../src/domain/listing.ts'
import type { PaymentRecord } from '../../src/domain/payment.ts'

/** Responses of a server that implements section 7 of the specification without any extension. */
export const plainProduct = {
  _id: 'product-1',
  productName: 'Racing bicycle',
  image: 'https://pictures.test/bicycle.png',
  askingPrice: 180,
  retailPrice: 420,
  productCondition: 'good',
  categoryId: 'category-1',
  purchaseYear: 2021,
  description: 'Freshly oiled.',
  contact: '555 0100',
  location: 'Malmö',
  isSold: false,
  isAdvertised: true,
  sellerEmail: 'seller@loppis.test',
  sellerData: [{ email: 'seller@loppis.test', isVerified: true }],
}

export const plainBooking = {
  _id: 'booking-1',
  productId: 'product-1',
  productName: 'Racing bicycle',
  image: 'https://pictures.test/bicycle.png',
  price: 180,
  sellerEmail: 'seller@loppis.test',
  sellerContact: '555 0100',
  bookers: [{ bookerName: 'Bo Buyer', bookerEmail: 'bo+1@loppis.test' }],
}

export const plainPayableBooking = {
  _id: 'booking-1',
  productId: 'product-1',
  productName: 'Racing bicycle',
  image: 'https://pictures.test/bicycle.png',
  price: 180,
}

export const submission: BookingSubmission = {
  fullName: 'Bo Buyer',
  email: 'bo+1@loppis.test',
  productName: 'Racing bicycle',
  price: 180,
  phoneNumber: '555 0199',
  location: 'The old harbour',
  productId: 'product-1',
  image: 'https://pictures.test/bicycle.png',
  sellerEmail: 'seller@loppis.test',
  sellerContact: '555 0100',
  sellerLocation: 'Malmö',
}

export const paymentRecord: PaymentRecord = {
  transactionId: 'pi_1',
  transactionTime: '2031-05-04T10:00:00.000Z',
  bookingId: 'booking-1',
  productId: 'product-1',
  productName: 'Racing bicycle',
  email: 'bo+1@loppis.test',
  price: 180,
}

export const plainSale = {
  _id: 'product-1',
  productName: 'Racing bicycle',
  image: 'https://pictures.test/bicycle.png',
  price: 180,
  boughtBy: 'bo+1@loppis.test',
  bookers: [
    { bookerName: 'Bo Buyer', bookerEmail: 'bo+1@loppis.test' },
    { bookerName: 'Ana Andersson', bookerEmail: 'ana@loppis.test' },
  ],
}

export const listing: Listing = {
  productName: 'Racing bicycle',
  image: 'https://pictures.test/bicycle.png',
  askingPrice: 180,
  retailPrice: 420,
  productCondition: 'good',
  categoryId: 'category-1',
  purchaseYear: 2021,
  description: 'Freshly oiled.',
  contact: '555 0100',
  location: 'Malmö',
  sellerEmail: 'seller@loppis.test',
  isSold: false,
  isAdvertised: false,
}
