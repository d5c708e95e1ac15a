import type { Call } from '../../server/routes/endpoints.ts'
import { CASE, OFFER, ORDER } from './called-flows.ts'
import { type Asked, requestsOf } from './example-requests.ts'
import { emailOf } from './test-app.ts'

export { addCase, addOffer, addOrder } from './called-flows.ts'

/** The users of the small test data set who are not removed: two buyers, two sellers, an admin. */
export const MEMBERS = ['ann', 'bob', 'sue', 'tom', 'ada'] as const
export type Member = (typeof MEMBERS)[number]

const buyers = ['ann', 'bob'] as const
const sellers = ['sue', 'tom'] as const
const admins = ['ada'] as const
const sides = ['ann', 'sue'] as const

/**
 * The users that section 6 of the rules allows to make a call on the data of ann or sue. What the endpoints declare is not
 * used.
 */
const allowed: Record<Call, readonly Member[]> = {
  'GET /healthz': MEMBERS,
  'GET /readyz': MEMBERS,
  'GET /capabilities': MEMBERS,
  'GET /get-categories': MEMBERS,
  'GET /get-three-categories': MEMBERS,
  'GET /v2/home-advertisements': MEMBERS,
  'GET /v2/category/:id': MEMBERS,
  'GET /v2/advertisements': MEMBERS,
  'GET /products': MEMBERS,
  'GET /products/:id': MEMBERS,
  'GET /products/:id/contact': MEMBERS,
  'GET /sellers/:id': MEMBERS,
  'GET /sellers/:id/reviews': MEMBERS,
  'GET /blogs': MEMBERS,
  'GET /search': MEMBERS,
  'GET /search/suggest': MEMBERS,
  'GET /places': MEMBERS,
  'GET /places/nearest': MEMBERS,
  'GET /jwt': ['ann'],
  'PUT /user': ['ann'],
  'GET /users/role/:email': ['ann', 'ada'],
  'PUT /book-product': ['ann'],
  'GET /book-product': ['ann'],
  'DELETE /book-product': ['ann'],
  'GET /payment-booking/:id': ['ann'],
  'POST /create-payment-intent': ['ann'],
  'POST /save-payment-info': ['ann'],
  'POST /add-product': sellers,
  'GET /all-products/:email': ['sue'],
  'PUT /advertise/:productId': ['sue'],
  'DELETE /delete-product/:id': ['sue', 'ada'],
  'GET /listings': sellers,
  'GET /listings/:id': ['sue'],
  'POST /listings/:id/events': ['sue'],
  'PATCH /listings/:id': ['sue'],
  'GET /sold-products': ['sue'],
  'GET /account': MEMBERS,
  'PATCH /account': MEMBERS,
  'DELETE /account': [...buyers, ...sellers],
  'POST /account/sign-out-everywhere': MEMBERS,
  'GET /account/data': MEMBERS,
  'GET /cases': MEMBERS,
  'POST /cases': admins,
  'GET /cases/:id': ['sue', 'ada'],
  'POST /cases/:id/events': ['sue', 'ada'],
  'POST /offers': buyers,
  'GET /offers': [...buyers, ...sellers],
  'GET /offers/:id': sides,
  'POST /offers/:id/events': sides,
  'GET /notifications': MEMBERS,
  'GET /notifications/unread': MEMBERS,
  'POST /notifications/read': MEMBERS,
  'GET /notifications/settings': MEMBERS,
  'PUT /notifications/settings': MEMBERS,
  'GET /notifications/push': MEMBERS,
  'PUT /notifications/push': MEMBERS,
  'POST /notifications/push/renew': MEMBERS,
  'POST /notifications/push/unsubscribe': MEMBERS,
  'GET /notifications/unsubscribe': MEMBERS,
  'POST /notifications/unsubscribe': MEMBERS,
  'GET /conversations': MEMBERS,
  'GET /conversations/unread': MEMBERS,
  'GET /conversations/:productId': sides,
  'POST /conversations/:productId/messages': sides,
  'POST /conversations/:productId/events': [...sides, 'ada'],
  'GET /orders': MEMBERS,
  'GET /orders/:id': [...sides, 'ada'],
  'POST /orders/:id/events': [...sides, 'ada'],
  'GET /order-reviews': admins,
  'GET /reviews/:id': [...sides, 'ada'],
  'POST /reviews/:id/events': sides,
  // Nobody reports the own review.
  'POST /reviews/:id/reports': ['ann', 'bob', 'tom', 'ada'],
  'GET /payout-account': sellers,
  'POST /payout-account/onboarding': sellers,
  'GET /live': MEMBERS,
  'GET /demo-clock': MEMBERS,
  'POST /demo-clock': MEMBERS,
  'POST /webhooks/cards': [],
  'POST /reported-product/': MEMBERS,
  'GET /reported-product/': admins,
  'DELETE /reports/:productId': admins,
  'GET /own-reports': MEMBERS,
  'DELETE /own-reports/:productId': MEMBERS,
  'GET /wishlist': MEMBERS,
  'GET /wishlist/ids': MEMBERS,
  'PUT /wishlist': MEMBERS,
  'DELETE /wishlist/:productId': MEMBERS,
  'GET /saved-searches': MEMBERS,
  'POST /saved-searches': MEMBERS,
  'PUT /saved-searches/:id/seen': MEMBERS,
  'DELETE /saved-searches/:id': MEMBERS,
  'GET /following': MEMBERS,
  'GET /following/new': MEMBERS,
  'POST /following/seen': MEMBERS,
  'PUT /following/:sellerId': MEMBERS,
  'DELETE /following/:sellerId': MEMBERS,
  'GET /all-buyers': admins,
  'DELETE /remove-buyer': admins,
  'GET /all-sellers': admins,
  'DELETE /remove-seller': admins,
  'PUT /verify-seller': admins,
  'GET /removal-effects': admins,
  'GET /admin/search': admins,
  'GET /admin/users/:id': admins,
  'GET /admin/audit-log': admins,
  'GET /openapi.json': MEMBERS,
}

/**
 * Returns the example of every call on the data of ann and sue. `booking` is ann's booking of Guitar 1, `addOrder` adds the
 * order, `addOffer` the offer, `addCase` the case; `token` ends mails of ann.
 */
export const requestsIn = (booking: string, token = 'none'): Record<Call, Asked> =>
  requestsOf({
    'buyer-1': 'ann',
    'buyer@loppis.test': emailOf('ann'),
    'seller-1': 'sue',
    'seller@loppis.test': emailOf('sue'),
    'category-1': 'music',
    'product-1': 'p1',
    Guitar: 'Guitar 1',
    'booking-1': booking,
    'order-1': ORDER,
    'case-1': CASE,
    'offer-1': OFFER,
    'token-1': token,
  })

/** Returns a request of every call as `requestsIn` does, and who may make it. */
export function everyCall(
  booking: string,
  token?: string,
): Record<Call, Asked & { allowed: readonly Member[] }> {
  const requests = requestsIn(booking, token)
  // Each side has events of its own, so that an event of one would be refused to the other.
  for (const [call, request] of Object.entries(requests)) {
    if (call.endsWith('/events')) request.json = { ...request.json, event: 'none' }
  }
  return Object.fromEntries(
    Object.entries(requests).map(([call, request]) => [
      call,
      { ...request, allowed: allowed[call as Call] },
    ]),
  ) as ReturnType<typeof everyCall>
}
