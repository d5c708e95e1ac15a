import {
  paymentRecord,
  plainBooking,
  plainPayableBooking,
  submission,
} from './response-fixtures.ts'
import { bearer, type Case, email } from './api-case.ts'

/** The cases of a buyer's bookings, payments and reports. */
export const buyingCases: Case[] = [
  {
    name: 'B7, S8: bookProduct sends the eleven fields',
    call: (to) => to.bookProduct(submission, 'act-1'),
    request: {
      method: 'PUT',
      path: '/book-product',
      payload: submission,
      idempotencyKey: 'act-1',
      ...bearer,
    },
    response: { acknowledged: true },
    returns: { acknowledged: true },
  },
  {
    name: 'O1, S8: getBookings',
    call: (to) => to.getBookings(email),
    request: { method: 'GET', path: '/book-product', query: { email }, ...bearer },
    response: [plainBooking],
    returns: [{ ...plainBooking, sellerRemoved: false, isPaid: false, isHeld: false }],
  },
  {
    name: 'O3, S8: deleteBooking names the buyer and the product',
    call: (to) => to.deleteBooking({ email, productId: 'product-1' }),
    request: {
      method: 'DELETE',
      path: '/book-product',
      query: { email, id: 'product-1' },
      ...bearer,
    },
    response: { modifiedCount: 1 },
    returns: { modifiedCount: 1 },
  },
  {
    name: 'P1, S8: getPayableBooking',
    call: (to) => to.getPayableBooking('booking-1'),
    request: { method: 'GET', path: '/payment-booking/booking-1', ...bearer },
    response: plainPayableBooking,
    returns: { ...plainPayableBooking, sellerRemoved: false, isPaid: false, isHeld: false },
  },
  {
    name: 'P3, S8: createIntent sends the price, the booking and the product',
    call: (to) =>
      to.createIntent({ price: 180, bookingId: 'booking-1', productId: 'product-1' }, 'act-2'),
    request: {
      method: 'POST',
      path: '/create-payment-intent',
      payload: { price: 180, bookingId: 'booking-1', productId: 'product-1' },
      idempotencyKey: 'act-2',
      ...bearer,
    },
    response: { clientSecret: 'pi_1_secret_2' },
    returns: { clientSecret: 'pi_1_secret_2', heldUntil: undefined },
  },
  {
    name: 'P4, S8: savePayment sends the seven fields',
    call: (to) => to.savePayment(paymentRecord, 'act-3'),
    request: {
      method: 'POST',
      path: '/save-payment-info',
      payload: paymentRecord,
      idempotencyKey: 'act-3',
      ...bearer,
    },
    response: { acknowledged: true, insertedId: 'payment-1' },
    returns: { insertedId: 'payment-1' },
  },
  {
    name: 'B9, S8: reportProduct sends the id of the product',
    call: (to) => to.reportProduct('product-1', 'act-4'),
    request: {
      method: 'POST',
      path: '/reported-product/',
      payload: { id: 'product-1' },
      idempotencyKey: 'act-4',
      ...bearer,
    },
    response: { acknowledged: true, insertedId: 'report-1' },
    returns: { insertedId: 'report-1' },
  },
]
