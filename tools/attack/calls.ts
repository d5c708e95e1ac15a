import {
  type Call,
  type MemberRow,
  type Parameter,
  permissions,
} from '../../server/access/permissions.ts'
import { type Ask, itemsIn } from './client.ts'
import { type Person, registerNew } from './people.ts'
import {
  addProduct,
  book,
  bookingOf,
  type Booking,
  buy,
  intentRequestOf,
  listingOf,
  makeOffer,
  type Product,
} from './purchases.ts'

/** The users and things that an attacker aims at. Each is the target's own, so that a deletion hurts nobody else. */
export type Victims = {
  buyer: Person & { id: string }
  seller: Person & { id: string }
  /** A booking that its buyer can pay. */
  booking: Booking
  bought: { booking: Booking; transactionId: string; orderId: string }
  /** A product that nobody has booked. */
  product: Product
  /** An offer that waits for the seller. */
  offerId: string
}

/** Registers the victims. `admin` looks up their ids. */
export async function createVictims(ask: Ask, admin: Person): Promise<Victims> {
  const seller = await registerNew(ask, 'seller')
  const buyer = await registerNew(ask, 'buyer')
  return {
    buyer: { ...buyer, id: await idOf(ask, admin, '/all-buyers', buyer) },
    seller: { ...seller, id: await idOf(ask, admin, '/all-sellers', seller) },
    booking: await book(ask, await addProduct(ask, seller), buyer),
    bought: await buy(ask, await addProduct(ask, seller), buyer),
    product: await addProduct(ask, seller),
    offerId: await makeOffer(ask, await addProduct(ask, seller), buyer),
  }
}

/** Looks up the id of a user in the list of buyers or sellers. */
export async function idOf(
  ask: Ask,
  admin: Person,
  path: '/all-buyers' | '/all-sellers',
  { email }: Person,
): Promise<string> {
  const list = await ask({ method: 'GET', path, bearer: admin.accessToken })
  return String(itemsIn(list).find((item) => item['email'] === email)?.['_id'])
}

/** The parts of a call beside its method and its caller. */
export type CallParts = {
  path: string
  json?: object
  headers?: Readonly<Record<string, string>>
}

/**
 * Returns a request for every call that names the victims' things and that their owner could make. `emails` replaces
 * the victims' e-mails.
 */
export function callsOn(
  { buyer, seller, booking, bought, product, offerId }: Victims,
  emails = { buyer: buyer.email, seller: seller.email },
): Record<Call, CallParts> {
  const device = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/1',
    keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
  }
  const at = (path: string, json?: object): CallParts => ({ path, ...(json && { json }) })
  return {
    'GET /healthz': at('/healthz'),
    'GET /readyz': at('/readyz'),
    'GET /capabilities': at('/capabilities'),
    'GET /get-categories': at('/get-categories'),
    'GET /get-three-categories': at('/get-three-categories'),
    'GET /v2/home-advertisements': at('/v2/home-advertisements'),
    'GET /v2/category/:id': at('/v2/category/instruments'),
    'GET /v2/advertisements': at('/v2/advertisements'),
    'GET /products': at(`/products?ids=${product.id}`),
    'GET /sellers/:id': at(`/sellers/${seller.id}`),
    'GET /products/:id': at(`/products/${product.id}`),
    'GET /products/:id/contact': at(`/products/${product.id}/contact`),
    'GET /blogs': at('/blogs'),
    'GET /search': at('/search?q=guitar'),
    'GET /search/suggest': at('/search/suggest?q=gui'),
    'GET /jwt': at(`/jwt?email=${emails.buyer}`),
    'PUT /user': at('/user', { name: 'Newcomer', email: emails.buyer, role: 'buyer' }),
    'GET /users/role/:email': at(`/users/role/${emails.buyer}`),
    'PUT /book-product': at('/book-product', bookingOf(product, emails.buyer)),
    'GET /book-product': at(`/book-product?email=${emails.buyer}`),
    'DELETE /book-product': at(`/book-product?email=${emails.buyer}&id=${booking.product.id}`),
    'GET /payment-booking/:id': at(`/payment-booking/${booking.id}`),
    'POST /create-payment-intent': at(
      '/create-payment-intent',
      intentRequestOf(booking.id, booking.product),
    ),
    'POST /save-payment-info': at('/save-payment-info', {
      transactionId: bought.transactionId,
      bookingId: bought.booking.id,
      productId: bought.booking.product.id,
      email: emails.buyer,
    }),
    'POST /add-product': at('/add-product', listingOf('Guitar of an attacker')),
    'GET /all-products/:email': at(`/all-products/${emails.seller}`),
    'PUT /advertise/:productId': at(`/advertise/${product.id}`),
    'DELETE /delete-product/:id': at(`/delete-product/${product.id}`),
    'GET /listings': at('/listings'),
    'GET /listings/:id': at(`/listings/${product.id}`),
    'POST /listings/:id/events': at(`/listings/${product.id}/events`, { event: 'seller.withdraw' }),
    'PATCH /listings/:id': {
      ...at(`/listings/${product.id}`, { askingPrice: 1 }),
      headers: { 'if-match': '"1"' },
    },
    'GET /sold-products': at(`/sold-products?email=${emails.seller}`),
    'GET /account': at('/account'),
    'PATCH /account': at('/account', { place: 'Lund' }),
    'GET /account/data': at('/account/data'),
    'POST /account/sign-out-everywhere': at('/account/sign-out-everywhere', {}),
    'DELETE /account': at('/account'),
    'POST /offers': at('/offers', { productId: booking.product.id, price: 40 }),
    'GET /offers': at('/offers'),
    'GET /offers/:id': at(`/offers/${offerId}`),
    'POST /offers/:id/events': at(`/offers/${offerId}/events`, { event: 'buyer.withdraw' }),
    'GET /notifications': at('/notifications'),
    'GET /notifications/unread': at('/notifications/unread'),
    'POST /notifications/read': at('/notifications/read', { upTo: '0' }),
    'GET /notifications/settings': at('/notifications/settings'),
    'PUT /notifications/settings': at('/notifications/settings', {
      kind: 'orders',
      channel: 'mail',
      isOn: true,
    }),
    'GET /notifications/push': at('/notifications/push'),
    'PUT /notifications/push': at('/notifications/push', device),
    'POST /notifications/push/renew': at('/notifications/push/renew', {
      earlier: device,
      renewed: device,
    }),
    'POST /notifications/push/unsubscribe': at('/notifications/push/unsubscribe', {
      endpoint: 'https://fcm.googleapis.com/fcm/send/1',
    }),
    'GET /notifications/unsubscribe': at('/notifications/unsubscribe?token=none'),
    'POST /notifications/unsubscribe': at('/notifications/unsubscribe?token=none'),
    'GET /conversations': at('/conversations'),
    'GET /conversations/unread': at('/conversations/unread'),
    'GET /conversations/:productId': at(`/conversations/${product.id}?buyer=${buyer.id}`),
    'POST /conversations/:productId/messages': at(`/conversations/${product.id}/messages`, {
      buyerId: buyer.id,
      id: 'message-of-an-attacker',
      text: 'Hello',
    }),
    'POST /conversations/:productId/events': at(`/conversations/${product.id}/events`, {
      buyerId: buyer.id,
      event: 'buyer.block',
    }),
    'GET /orders': at('/orders'),
    'GET /order-reviews': at('/order-reviews'),
    'GET /orders/:id': at(`/orders/${bought.orderId}`),
    'POST /orders/:id/events': at(`/orders/${bought.orderId}/events`, { event: 'buyer.confirm' }),
    'GET /payout-account': at('/payout-account'),
    'POST /payout-account/onboarding': at('/payout-account/onboarding', { path: '/dashboard' }),
    'GET /live': at('/live'),
    'GET /demo-clock': at('/demo-clock'),
    'POST /demo-clock': at('/demo-clock', { days: 1 }),
    'POST /webhooks/cards': at('/webhooks/cards', {
      type: 'payment_intent.succeeded',
      data: { object: { id: bought.transactionId } },
    }),
    'POST /reported-product/': at('/reported-product/', { id: product.id }),
    'GET /reported-product/': at('/reported-product/'),
    'DELETE /reports/:productId': at(`/reports/${product.id}`),
    'GET /own-reports': at('/own-reports'),
    'DELETE /own-reports/:productId': at(`/own-reports/${product.id}`),
    'GET /wishlist': at('/wishlist'),
    'GET /wishlist/ids': at('/wishlist/ids'),
    'PUT /wishlist': at('/wishlist', { items: [{ productId: product.id, price: 1 }] }),
    'DELETE /wishlist/:productId': at(`/wishlist/${product.id}`),
    'GET /saved-searches': at('/saved-searches'),
    'POST /saved-searches': at('/saved-searches', { name: 'Guitars', question: { q: 'guitar' } }),
    'PUT /saved-searches/:id/seen': at('/saved-searches/none/seen'),
    'DELETE /saved-searches/:id': at('/saved-searches/none'),
    'GET /all-buyers': at('/all-buyers'),
    'DELETE /remove-buyer': at(`/remove-buyer?id=${buyer.id}`),
    'GET /all-sellers': at('/all-sellers'),
    'DELETE /remove-seller': at(`/remove-seller?email=${emails.seller}`),
    'PUT /verify-seller': at('/verify-seller', { sellerId: seller.id }),
    'GET /removal-effects': at(`/removal-effects?of=seller&id=${seller.id}`),
  }
}

/** A row of the permissions table, in one shape for all kinds of rows. */
export type Row = MemberRow & { everyone?: true; proven?: Parameter; signed?: true }

export type CallRow = { call: Call; method: string; row: Row }

/** Every call of the permissions table. */
export const everyCall: readonly CallRow[] = Object.entries(permissions).map(([call, row]) => ({
  call: call as Call,
  method: call.slice(0, call.indexOf(' ')),
  row,
}))
