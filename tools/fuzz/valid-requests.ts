import type { Endpoint } from '../../server/access/endpoint.ts'
import { type Call, endpoints } from '../../server/routes/endpoints.ts'
import { requestsOf } from '../../tests/server/example-requests.ts'
import type { BookedStall } from './booked-stall.ts'
import type { Shape, Who } from './requests.ts'

/** Returns a user whom an endpoint lets in. */
function whoOf({ access }: Endpoint): Who {
  if ('everyone' in access || 'signed' in access) return 'nobody'
  if ('proven' in access) return 'proof'
  if (access.buyer !== undefined) return 'ann'
  return access.seller === undefined ? 'ada' : 'sue'
}

/** Returns a valid request for every call at a stall: that of the endpoint's example; `harm` mutates it. */
export function shapesOf({
  stall,
  bookingId,
  orderId,
  offerId,
  caseId,
}: BookedStall): Record<Call, Shape> {
  const requests = requestsOf({
    'buyer-1': stall.ann.id,
    'buyer@loppis.test': stall.ann.email,
    'seller-1': stall.seller.id,
    'seller@loppis.test': stall.seller.email,
    'category-1': 'music',
    'product-1': stall.productId,
    'booking-1': bookingId,
    'order-1': orderId,
    'offer-1': offerId,
    'case-1': caseId,
  })
  const shapes = endpoints.map((each): [Call, Shape] => {
    const { path, ...request } = requests[each.call]
    const [address = '', asked] = path.split('?')
    const isList = each.query !== null && 'limit' in Object(each.query.schema)
    const query = {
      ...(isList && { limit: '5', after: 'p1' }),
      ...Object.fromEntries(new URLSearchParams(asked)),
    }
    return [each.call, { who: whoOf(each), path: address, query, ...request }]
  })
  const messages = { id: 'message-of-bob', text: 'Hello', pictures: ['/images/neck.avif'] }
  const report = { message: `message-of-${stall.seller.id}`, reason: 'Rude.' }
  const derived = Object.fromEntries(shapes) as Record<Call, Shape>
  /** These get further than the examples, since ann has made an offer and written. */
  const further: Partial<Record<Call, Partial<Shape>>> = {
    'POST /offers': { who: 'bob' },
    'POST /offers/:id/events': { who: 'sue', json: { event: 'seller.counter', price: 45 } },
    'GET /conversations/:productId': { who: 'sue' },
    'POST /conversations/:productId/messages': { who: 'bob', json: messages },
    'POST /conversations/:productId/events': { json: { event: 'buyer.report', ...report } },
    'GET /cases/:id': { who: 'sue' },
    'POST /cases/:id/events': { who: 'sue' },
    'POST /reported-product/': { who: 'bob' },
    // The user of the other calls stays signed in.
    'POST /account/sign-out-everywhere': { who: 'nobody' },
    'DELETE /account': { who: 'nobody' },
  }
  for (const [call, more] of Object.entries(further)) Object.assign(derived[call as Call], more)
  return derived
}
