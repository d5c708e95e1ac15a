import type { Call } from '../../server/access/permissions.ts'
import { chair } from '../../tests/server/chair.ts'
import { bookingOf, type Person, type Fixture } from '../walks/market.ts'
import type { Shape, Who } from './requests.ts'

/** Returns a valid request for every call at a stall; `harm` mutates it. */
export function shapesOf(
  stall: Fixture,
  { bookingId, orderId, offerId }: { bookingId: string; orderId: string; offerId: string },
): Record<Call, Shape> {
  const ann: Person = stall.ann
  const email = { email: ann.email }
  const payment = { transactionId: 'pi_none', bookingId, productId: stall.productId, ...email }
  const device = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/1',
    keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
  }
  const bare = (path: string, who: Who = 'nobody'): Shape => ({ who, path })
  const seller = { email: stall.seller.email }
  return {
    'GET /healthz': bare('/healthz'),
    'GET /readyz': bare('/readyz'),
    'GET /capabilities': bare('/capabilities'),
    'GET /get-categories': bare('/get-categories'),
    'GET /get-three-categories': bare('/get-three-categories'),
    'GET /v2/home-advertisements': bare('/v2/home-advertisements'),
    'GET /v2/category/:id': { ...bare('/v2/category/music'), query: { limit: '5', after: 'p1' } },
    'GET /v2/advertisements': { ...bare('/v2/advertisements'), query: { limit: '5', after: 'p1' } },
    'GET /products': { ...bare('/products'), query: { ids: stall.productId } },
    'GET /products/:id': bare(`/products/${stall.productId}`),
    'GET /products/:id/contact': bare(`/products/${stall.productId}/contact`, 'ann'),
    'GET /sellers/:id': bare('/sellers/sue'),
    'GET /blogs': bare('/blogs'),
    'GET /search': {
      ...bare('/search'),
      query: { q: 'guitar', category: 'music', price: '10-90', sort: 'newest', after: 'p1' },
    },
    'GET /search/suggest': { ...bare('/search/suggest'), query: { q: 'gui' } },
    'GET /jwt': { who: 'proof', path: '/jwt', query: email },
    'PUT /user': { who: 'proof', path: '/user', json: { name: 'Ann', role: 'buyer', ...email } },
    'GET /users/role/:email': bare(`/users/role/${ann.email}`, 'ann'),
    'PUT /book-product': { who: 'ann', path: '/book-product', json: bookingOf(stall, ann) },
    'GET /book-product': { who: 'ann', path: '/book-product', query: email },
    'DELETE /book-product': {
      who: 'ann',
      path: '/book-product',
      query: { ...email, id: stall.productId },
    },
    'GET /payment-booking/:id': bare(`/payment-booking/${bookingId}`, 'ann'),
    'POST /create-payment-intent': {
      who: 'ann',
      path: '/create-payment-intent',
      json: { price: 50, bookingId, productId: stall.productId },
    },
    'POST /save-payment-info': { who: 'ann', path: '/save-payment-info', json: payment },
    'POST /add-product': {
      who: 'sue',
      path: '/add-product',
      json: { ...chair, categoryId: 'music', description: '' },
    },
    'GET /all-products/:email': {
      ...bare(`/all-products/${seller.email}`, 'sue'),
      query: { limit: '5', after: 'p1' },
    },
    'PUT /advertise/:productId': bare(`/advertise/${stall.productId}`, 'sue'),
    'DELETE /delete-product/:id': bare(`/delete-product/${stall.productId}`, 'sue'),
    'GET /listings': { ...bare('/listings', 'sue'), query: { limit: '5', after: 'x' } },
    'GET /listings/:id': bare(`/listings/${stall.productId}`, 'sue'),
    'POST /listings/:id/events': {
      ...bare(`/listings/${stall.productId}/events`, 'sue'),
      json: { event: 'seller.withdraw' },
    },
    'PATCH /listings/:id': {
      ...bare(`/listings/${stall.productId}`, 'sue'),
      json: { ...chair },
      headers: { 'if-match': '"1"' },
    },
    'GET /sold-products': { who: 'sue', path: '/sold-products', query: seller },
    'POST /offers': {
      who: 'bob',
      path: '/offers',
      json: { productId: stall.productId, price: 40 },
    },
    'GET /offers': {
      ...bare('/offers', 'ann'),
      query: { limit: '5', after: 'x', product: stall.productId },
    },
    'GET /offers/:id': bare(`/offers/${offerId}`, 'ann'),
    'POST /offers/:id/events': {
      who: 'sue',
      path: `/offers/${offerId}/events`,
      json: { event: 'seller.counter', price: 45 },
    },
    'GET /notifications': { ...bare('/notifications', 'ann'), query: { limit: '5', after: 'x' } },
    'GET /notifications/unread': {
      ...bare('/notifications/unread', 'ann'),
      query: { language: 'sv' },
    },
    'POST /notifications/read': { ...bare('/notifications/read', 'ann'), json: { upTo: '1' } },
    'GET /notifications/settings': bare('/notifications/settings', 'ann'),
    'PUT /notifications/settings': {
      ...bare('/notifications/settings', 'ann'),
      json: { kind: 'orders', channel: 'mail', isOn: false },
    },
    'GET /notifications/push': bare('/notifications/push', 'ann'),
    'PUT /notifications/push': {
      ...bare('/notifications/push', 'ann'),
      json: device,
    },
    'POST /notifications/push/renew': {
      ...bare('/notifications/push/renew'),
      json: { earlier: device, renewed: device },
    },
    'POST /notifications/push/unsubscribe': {
      ...bare('/notifications/push/unsubscribe', 'ann'),
      json: { endpoint: 'https://fcm.googleapis.com/fcm/send/1' },
    },
    'GET /notifications/unsubscribe': {
      ...bare('/notifications/unsubscribe'),
      query: { token: 'none' },
    },
    'POST /notifications/unsubscribe': {
      ...bare('/notifications/unsubscribe'),
      query: { token: 'none' },
    },
    'GET /conversations': { ...bare('/conversations', 'ann'), query: { limit: '5', after: 'x' } },
    'GET /conversations/unread': bare('/conversations/unread', 'ann'),
    'GET /conversations/:productId': {
      ...bare(`/conversations/${stall.productId}`, 'sue'),
      query: { buyer: ann.id, before: '2' },
    },
    'POST /conversations/:productId/messages': {
      who: 'bob',
      path: `/conversations/${stall.productId}/messages`,
      json: { id: 'message-of-bob', text: 'Hello', pictures: ['/images/neck.avif'] },
    },
    'POST /conversations/:productId/events': {
      who: 'ann',
      path: `/conversations/${stall.productId}/events`,
      json: { event: 'buyer.report', message: `message-of-${stall.seller.id}`, reason: 'Rude.' },
    },
    'GET /orders': { ...bare('/orders', 'ann'), query: { limit: '5', after: 'x' } },
    'GET /order-reviews': { ...bare('/order-reviews', 'ada'), query: { limit: '5', after: 'x' } },
    'GET /orders/:id': bare(`/orders/${orderId}`, 'ann'),
    'POST /orders/:id/events': {
      who: 'ann',
      path: `/orders/${orderId}/events`,
      json: { event: 'buyer.askToCancel', reason: 'Because.' },
    },
    'GET /payout-account': bare('/payout-account', 'sue'),
    'POST /payout-account/onboarding': {
      who: 'sue',
      path: '/payout-account/onboarding',
      json: { path: '/dashboard' },
    },
    'GET /account': bare('/account', 'ann'),
    'PATCH /account': {
      who: 'ann',
      path: '/account',
      json: { name: 'Ann', phone: '070', place: 'Lund' },
    },
    'GET /account/data': bare('/account/data', 'ann'),
    // The user of the other calls stays signed in.
    'POST /account/sign-out-everywhere': bare('/account/sign-out-everywhere', 'nobody'),
    'DELETE /account': bare('/account', 'nobody'),
    'GET /live': bare('/live', 'ann'),
    'GET /demo-clock': bare('/demo-clock', 'ann'),
    'POST /demo-clock': { who: 'ann', path: '/demo-clock', json: { days: 1 } },
    'POST /webhooks/cards': { who: 'nobody', path: '/webhooks/cards', json: { type: 'x' } },
    'POST /reported-product/': {
      who: 'bob',
      path: '/reported-product/',
      json: { id: stall.productId },
    },
    'GET /reported-product/': { ...bare('/reported-product/', 'ada'), query: { limit: '5' } },
    'DELETE /reports/:productId': bare(`/reports/${stall.productId}`, 'ada'),
    'GET /own-reports': { ...bare('/own-reports', 'bob'), query: { limit: '5', after: 'x' } },
    'DELETE /own-reports/:productId': bare(`/own-reports/${stall.productId}`, 'bob'),
    'GET /wishlist': { ...bare('/wishlist', 'bob'), query: { limit: '5', after: 'x' } },
    'GET /wishlist/ids': bare('/wishlist/ids', 'bob'),
    'PUT /wishlist': {
      who: 'bob',
      path: '/wishlist',
      json: { items: [{ productId: stall.productId, price: 10, keptAt: '2026-01-01T00:00:00Z' }] },
    },
    'DELETE /wishlist/:productId': bare(`/wishlist/${stall.productId}`, 'bob'),
    'GET /saved-searches': bare('/saved-searches', 'bob'),
    'POST /saved-searches': {
      who: 'bob',
      path: '/saved-searches',
      json: { name: 'Guitars', question: { q: 'guitar', price: '25-50' } },
    },
    'PUT /saved-searches/:id/seen': bare('/saved-searches/none/seen', 'bob'),
    'DELETE /saved-searches/:id': bare('/saved-searches/none', 'bob'),
    'GET /all-buyers': { ...bare('/all-buyers', 'ada'), query: { limit: '5', after: 'x' } },
    'DELETE /remove-buyer': { who: 'ada', path: '/remove-buyer', query: { id: stall.bob.id } },
    'GET /all-sellers': { ...bare('/all-sellers', 'ada'), query: { limit: '5', after: 'x' } },
    'DELETE /remove-seller': { who: 'ada', path: '/remove-seller', query: seller },
    'PUT /verify-seller': {
      who: 'ada',
      path: '/verify-seller',
      json: { sellerId: stall.seller.id },
    },
    'GET /removal-effects': {
      who: 'ada',
      path: '/removal-effects',
      query: { of: 'seller', id: stall.seller.id },
    },
  }
}
