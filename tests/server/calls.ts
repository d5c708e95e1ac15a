import type { Call } from '../../server/access/permissions.ts'
import { OFFER, ORDER } from './called-flows.ts'
import { emailOf, submissionOf } from './test-app.ts'

export { addOffer, addOrder } from './called-flows.ts'

/** The users of the small test data set who are not removed: two buyers, two sellers, an admin. */
export const MEMBERS = ['ann', 'bob', 'sue', 'tom', 'ada'] as const
export type Member = (typeof MEMBERS)[number]

/**
 * The request of a call on the data of ann or sue, and the users that section 6 of the rules allows. The server's own
 * permission table is not used.
 */
export type Asked = {
  path: string
  json?: object
  allowed: readonly Member[]
}

const buyers = ['ann', 'bob'] as const
const sellers = ['sue', 'tom'] as const

/**
 * Returns every call. `booking` is ann's booking of Guitar 1; the products are sue's; `addOrder` adds the order. `token` ends
 * mails of ann.
 */
export function everyCall(booking: string, token = 'none'): Record<Call, Asked> {
  const ann = emailOf('ann')
  const sue = emailOf('sue')
  const device = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/1',
    keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
  }
  const payment = { transactionId: 'pi_none', bookingId: booking, email: ann }
  const open = (path: string): Asked => ({ path, allowed: MEMBERS })
  const adminOnly = (path: string, json?: object): Asked => ({
    path,
    allowed: ['ada'],
    ...(json && { json }),
  })
  return {
    'GET /healthz': open('/healthz'),
    'GET /readyz': open('/readyz'),
    'GET /capabilities': open('/capabilities'),
    'GET /get-categories': open('/get-categories'),
    'GET /get-three-categories': open('/get-three-categories'),
    'GET /v2/home-advertisements': open('/v2/home-advertisements'),
    'GET /v2/category/:id': open('/v2/category/music'),
    'GET /v2/advertisements': open('/v2/advertisements'),
    'GET /products': open('/products?ids=p1,p2'),
    'GET /products/:id': open('/products/p1'),
    'GET /products/:id/contact': open('/products/p1/contact'),
    'GET /sellers/:id': open('/sellers/sue'),
    'GET /blogs': open('/blogs'),
    'GET /search': open('/search?q=guitr&condition=good'),
    'GET /search/suggest': open('/search/suggest?q=gui'),
    'GET /jwt': { path: `/jwt?email=${ann}`, allowed: ['ann'] },
    'PUT /user': {
      path: '/user',
      json: { name: 'A', email: ann, role: 'buyer' },
      allowed: ['ann'],
    },
    'GET /users/role/:email': { path: `/users/role/${ann}`, allowed: ['ann', 'ada'] },
    'PUT /book-product': { path: '/book-product', json: submissionOf(2, 'ann'), allowed: ['ann'] },
    'GET /book-product': { path: `/book-product?email=${ann}`, allowed: ['ann'] },
    'DELETE /book-product': { path: `/book-product?email=${ann}&id=p2`, allowed: ['ann'] },
    'GET /payment-booking/:id': { path: `/payment-booking/${booking}`, allowed: ['ann'] },
    'POST /create-payment-intent': {
      path: '/create-payment-intent',
      json: { price: 50, bookingId: booking, productId: 'p1' },
      allowed: ['ann'],
    },
    'POST /save-payment-info': { path: '/save-payment-info', json: payment, allowed: ['ann'] },
    'POST /add-product': { path: '/add-product', json: {}, allowed: sellers },
    'GET /all-products/:email': { path: `/all-products/${sue}`, allowed: ['sue'] },
    'PUT /advertise/:productId': { path: '/advertise/p6', allowed: ['sue'] },
    'DELETE /delete-product/:id': { path: '/delete-product/p7', allowed: ['sue', 'ada'] },
    'GET /listings': { path: '/listings', allowed: sellers },
    'GET /listings/:id': { path: '/listings/p5', allowed: ['sue'] },
    'POST /listings/:id/events': {
      path: '/listings/p5/events',
      json: { event: 'none' },
      allowed: ['sue'],
    },
    'PATCH /listings/:id': { path: '/listings/p5', json: {}, allowed: ['sue'] },
    'GET /sold-products': { path: `/sold-products?email=${sue}`, allowed: ['sue'] },
    'GET /account': open('/account'),
    'PATCH /account': { path: '/account', json: { place: 'Lund' }, allowed: MEMBERS },
    'DELETE /account': { path: '/account', allowed: [...buyers, ...sellers] },
    'POST /account/sign-out-everywhere': {
      path: '/account/sign-out-everywhere',
      json: {},
      allowed: MEMBERS,
    },
    'GET /account/data': open('/account/data'),
    'POST /offers': { path: '/offers', json: { productId: 'p2', price: 30 }, allowed: buyers },
    'GET /offers': { path: '/offers', allowed: [...buyers, ...sellers] },
    'GET /offers/:id': { path: `/offers/${OFFER}`, allowed: ['ann', 'sue'] },
    'POST /offers/:id/events': {
      path: `/offers/${OFFER}/events`,
      // Each side has other events: offers.test.ts.
      json: { event: 'none' },
      allowed: ['ann', 'sue'],
    },
    'GET /notifications': open('/notifications'),
    'GET /notifications/unread': open('/notifications/unread'),
    'POST /notifications/read': {
      path: '/notifications/read',
      json: { upTo: '0' },
      allowed: MEMBERS,
    },
    'GET /notifications/settings': open('/notifications/settings'),
    'PUT /notifications/settings': {
      path: '/notifications/settings',
      json: { kind: 'orders', channel: 'mail', isOn: true },
      allowed: MEMBERS,
    },
    'GET /notifications/push': open('/notifications/push'),
    'PUT /notifications/push': { path: '/notifications/push', json: device, allowed: MEMBERS },
    'POST /notifications/push/renew': {
      path: '/notifications/push/renew',
      json: { earlier: device, renewed: device },
      allowed: MEMBERS,
    },
    'POST /notifications/push/unsubscribe': {
      path: '/notifications/push/unsubscribe',
      json: { endpoint: 'https://fcm.googleapis.com/fcm/send/1' },
      allowed: MEMBERS,
    },
    'GET /notifications/unsubscribe': open(`/notifications/unsubscribe?token=${token}`),
    'POST /notifications/unsubscribe': open(`/notifications/unsubscribe?token=${token}`),
    'GET /conversations': open('/conversations'),
    'GET /conversations/unread': open('/conversations/unread'),
    'GET /conversations/:productId': {
      path: '/conversations/p3?buyer=ann',
      allowed: ['ann', 'sue'],
    },
    'POST /conversations/:productId/messages': {
      path: '/conversations/p3/messages',
      json: { buyerId: 'ann', id: 'message-1', text: 'Is it still there?' },
      allowed: ['ann', 'sue'],
    },
    'POST /conversations/:productId/events': {
      path: '/conversations/p3/events',
      // Each member has other events: conversations.test.ts.
      json: { buyerId: 'ann', event: 'none' },
      allowed: ['ann', 'sue', 'ada'],
    },
    'GET /orders': open('/orders'),
    'GET /orders/:id': { path: `/orders/${ORDER}`, allowed: ['ann', 'sue', 'ada'] },
    'POST /orders/:id/events': {
      path: `/orders/${ORDER}/events`,
      // Each member has other events: orders.test.ts.
      json: { event: 'none' },
      allowed: ['ann', 'sue', 'ada'],
    },
    'GET /order-reviews': adminOnly('/order-reviews'),
    'GET /payout-account': { path: '/payout-account', allowed: sellers },
    'POST /payout-account/onboarding': {
      path: '/payout-account/onboarding',
      json: { path: '/dashboard' },
      allowed: sellers,
    },
    'GET /live': open('/live'),
    'GET /demo-clock': open('/demo-clock'),
    'POST /demo-clock': { path: '/demo-clock', json: { days: 1 }, allowed: MEMBERS },
    'POST /webhooks/cards': { path: '/webhooks/cards', json: {}, allowed: [] },
    'POST /reported-product/': {
      path: '/reported-product/',
      json: { id: 'p3' },
      allowed: [...buyers, ...sellers, 'ada'],
    },
    'GET /reported-product/': adminOnly('/reported-product/'),
    'DELETE /reports/:productId': adminOnly('/reports/p3'),
    'GET /own-reports': open('/own-reports'),
    'DELETE /own-reports/:productId': open('/own-reports/p3'),
    'GET /wishlist': open('/wishlist'),
    'GET /wishlist/ids': open('/wishlist/ids'),
    'PUT /wishlist': {
      path: '/wishlist',
      json: { items: [{ productId: 'p3', price: 100 }] },
      allowed: MEMBERS,
    },
    'DELETE /wishlist/:productId': open('/wishlist/p3'),
    'GET /saved-searches': open('/saved-searches'),
    'POST /saved-searches': {
      path: '/saved-searches',
      json: { name: 'Guitars', question: { q: 'guitar' } },
      allowed: MEMBERS,
    },
    'PUT /saved-searches/:id/seen': open('/saved-searches/none/seen'),
    'DELETE /saved-searches/:id': open('/saved-searches/none'),
    'GET /all-buyers': adminOnly('/all-buyers'),
    'DELETE /remove-buyer': adminOnly('/remove-buyer?id=nobody'),
    'GET /all-sellers': adminOnly('/all-sellers'),
    'DELETE /remove-seller': adminOnly('/remove-seller?email=nobody'),
    'PUT /verify-seller': adminOnly('/verify-seller', { sellerId: 'nobody' }),
    'GET /removal-effects': adminOnly('/removal-effects?of=seller&id=nobody'),
  }
}
