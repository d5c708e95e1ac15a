import type { Api } from '../../src/api/api.ts'
import {
  paymentRecord,
  plainBooking,
  plainPayableBooking,
  plainProduct,
  submission,
} from './plain-answers.ts'
import type { Recorded } from './recording-server.ts'

/** One call: what goes over the wire, what a plain server answers, and what the client makes of it. */
type Case = {
  name: string
  call: (api: Api) => Promise<unknown>
  sends: Partial<Recorded> & Pick<Recorded, 'method' | 'path'>
  answers: unknown
  gives: unknown
}

const category = { _id: 'category-1', categoryName: 'Bicycles' }
const email = 'bo+1@loppis.test'
const person = { name: 'Bo Buyer', email, role: 'buyer' as const }
const bearer = { authorization: 'Bearer access-1' }
const proof = { authorization: 'Bearer id-token-1' }

export const sectionSeven: Case[] = [
  {
    name: 'C1, C2: getCategories',
    call: (to) => to.getCategories(),
    sends: { method: 'GET', path: '/get-categories' },
    answers: [category],
    gives: [category],
  },
  {
    name: 'C1, C2: getThreeCategories',
    call: (to) => to.getThreeCategories(),
    sends: { method: 'GET', path: '/get-three-categories' },
    answers: [category, category, category],
    gives: [category, category, category],
  },
  {
    name: 'C1, C2: getHomeAdvertisements',
    call: (to) => to.getHomeAdvertisements(),
    sends: { method: 'GET', path: '/v2/home-advertisements' },
    answers: [plainProduct],
    gives: [plainProduct],
  },
  {
    name: 'C1, C2, R5: getBlogEntries',
    call: (to) => to.getBlogEntries(),
    sends: { method: 'GET', path: '/blogs' },
    answers: [{ _id: 'entry-1', question: 'Why?', answer: 'Because.', likes: 3 }],
    gives: [{ _id: 'entry-1', question: 'Why?', answer: 'Because.', likes: 3 }],
  },
  {
    name: 'C1, C2: getAdvertisements',
    call: (to) => to.getAdvertisements(),
    sends: { method: 'GET', path: '/v2/advertisements' },
    answers: [plainProduct],
    gives: [plainProduct],
  },
  {
    name: 'C1, C2: getCategoryProducts encodes the id',
    call: (to) => to.getCategoryProducts('a/b?c'),
    sends: { method: 'GET', path: '/v2/category/a%2Fb%3Fc' },
    answers: [plainProduct],
    gives: [plainProduct],
  },
  {
    name: 'S5: getAccessToken without an ID token is the call of section 7',
    call: (to) => to.getAccessToken({ email, proof: null }),
    sends: { method: 'GET', path: '/jwt', query: { email } },
    answers: { accessToken: 'access-2' },
    gives: 'access-2',
  },
  {
    name: 'S5: getAccessToken takes the ID token along where there is one',
    call: (to) => to.getAccessToken({ email, proof: 'id-token-1' }),
    sends: { method: 'GET', path: '/jwt', query: { email }, ...proof },
    answers: { accessToken: 'access-2' },
    gives: 'access-2',
  },
  {
    name: 'S4: putUser sends name, e-mail and role, and the ID token as a bearer only',
    call: (to) => to.putUser({ ...person, proof: 'id-token-1' }),
    sends: { method: 'PUT', path: '/user', payload: person, ...proof },
    answers: { acknowledged: true, upsertedId: 'user-1' },
    gives: true,
  },
  {
    name: 'S6, S8: getRole asks by the encoded e-mail with the access token',
    call: (to) => to.getRole(email),
    sends: { method: 'GET', path: '/users/role/bo%2B1%40loppis.test', ...bearer },
    answers: { role: 'buyer' },
    gives: 'buyer',
  },
  {
    name: 'B7, S8: bookProduct sends the eleven fields',
    call: (to) => to.bookProduct(submission, 'act-1'),
    sends: {
      method: 'PUT',
      path: '/book-product',
      payload: submission,
      idempotencyKey: 'act-1',
      ...bearer,
    },
    answers: { acknowledged: true },
    gives: { acknowledged: true },
  },
  {
    name: 'O1, S8: getBookings',
    call: (to) => to.getBookings(email),
    sends: { method: 'GET', path: '/book-product', query: { email }, ...bearer },
    answers: [plainBooking],
    gives: [{ ...plainBooking, sellerRemoved: false, isPaid: false, isHeld: false }],
  },
  {
    name: 'O3, S8: deleteBooking names the buyer and the product',
    call: (to) => to.deleteBooking({ email, productId: 'product-1' }),
    sends: {
      method: 'DELETE',
      path: '/book-product',
      query: { email, id: 'product-1' },
      ...bearer,
    },
    answers: { modifiedCount: 1 },
    gives: { modifiedCount: 1 },
  },
  {
    name: 'P1, S8: getPayableBooking',
    call: (to) => to.getPayableBooking('booking-1'),
    sends: { method: 'GET', path: '/payment-booking/booking-1', ...bearer },
    answers: plainPayableBooking,
    gives: { ...plainPayableBooking, sellerRemoved: false, isPaid: false, isHeld: false },
  },
  {
    name: 'P3, S8: createIntent sends the price, and which booking it is for',
    call: (to) =>
      to.createIntent({ price: 180, bookingId: 'booking-1', productId: 'product-1' }, 'act-2'),
    sends: {
      method: 'POST',
      path: '/create-payment-intent',
      payload: { price: 180, bookingId: 'booking-1', productId: 'product-1' },
      idempotencyKey: 'act-2',
      ...bearer,
    },
    answers: { clientSecret: 'pi_1_secret_2' },
    gives: { clientSecret: 'pi_1_secret_2' },
  },
  {
    name: 'P4, S8: savePayment sends the seven fields',
    call: (to) => to.savePayment(paymentRecord, 'act-3'),
    sends: {
      method: 'POST',
      path: '/save-payment-info',
      payload: paymentRecord,
      idempotencyKey: 'act-3',
      ...bearer,
    },
    answers: { acknowledged: true, insertedId: 'payment-1' },
    gives: { insertedId: 'payment-1' },
  },
]
