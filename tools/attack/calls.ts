import type { MemberAccess, Parameter } from '../../server/access/permissions.ts'
import { type Call, endpoints } from '../../server/routes/endpoints.ts'
import { type Asked, requestsOf } from '../../tests/server/example-requests.ts'
import { type Ask, itemsIn } from './client.ts'
import { type Person, registerNew } from './people.ts'
import {
  addProduct,
  book,
  type Booking,
  buy,
  makeOffer,
  openCase,
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
  /** A case about the seller's product. */
  caseId: string
}

/** Registers the victims. `admin` looks up their ids. */
export async function createVictims(ask: Ask, admin: Person): Promise<Victims> {
  const seller = await registerNew(ask, 'seller')
  const buyer = await registerNew(ask, 'buyer')
  const product = await addProduct(ask, seller)
  return {
    buyer: { ...buyer, id: await idOf(ask, admin, '/all-buyers', buyer) },
    seller: { ...seller, id: await idOf(ask, admin, '/all-sellers', seller) },
    booking: await book(ask, await addProduct(ask, seller), buyer),
    bought: await buy(ask, await addProduct(ask, seller), buyer),
    product,
    offerId: await makeOffer(ask, await addProduct(ask, seller), buyer),
    caseId: await openCase(ask, product, admin),
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

/**
 * Returns a request for every call that names the victims' things and that their owner could make: the example of its endpoint.
 * `emails` replaces the victims' e-mails.
 */
export function callsOn(
  { buyer, seller, booking, bought, product, offerId, caseId }: Victims,
  emails = { buyer: buyer.email, seller: seller.email },
): Record<Call, Asked> {
  const requestsFor = (aim: Product, bookingId: string) =>
    requestsOf({
      'buyer-1': buyer.id,
      'buyer@loppis.test': emails.buyer,
      'seller-1': seller.id,
      'seller@loppis.test': emails.seller,
      'category-1': 'instruments',
      'product-1': aim.id,
      Guitar: aim.name,
      'booking-1': bookingId,
      'order-1': bought.orderId,
      'offer-1': offerId,
      'case-1': caseId,
      pi_1: bought.transactionId,
    })
  const requests = requestsFor(product, booking.id)
  const onBooking = requestsFor(booking.product, booking.id)
  return {
    ...requests,
    // One long parameter is within the limit of an address, several are not.
    'GET /search': { path: '/search?q=guitar' },
    // The fields of a listing are those of POST /add-product.
    'PATCH /listings/:id': { ...requests['PATCH /listings/:id'], json: { askingPrice: 45 } },
    // An order in any state refuses a wrong field of this event.
    'POST /orders/:id/events': {
      ...requests['POST /orders/:id/events'],
      json: { event: 'buyer.confirm' },
    },
    'DELETE /book-product': onBooking['DELETE /book-product'],
    'POST /create-payment-intent': onBooking['POST /create-payment-intent'],
    'POST /offers': onBooking['POST /offers'],
    'POST /save-payment-info': requestsFor(product, bought.booking.id)['POST /save-payment-info'],
  }
}

/** The access of an endpoint, in one shape for all kinds. */
export type Row = MemberAccess & { everyone?: true; proven?: Parameter; signed?: true }

export type CallRow = { call: Call; method: string; row: Row }

/** Every call of the market. */
export const everyCall: readonly CallRow[] = endpoints.map(({ call, method, access }) => ({
  call,
  method,
  row: access,
}))
