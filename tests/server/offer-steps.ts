import { openAllListings } from '../../server/listings/listing.ts'
import { offerFlow } from '../../server/offers/offer.ts'
import { minutesPass } from './test-app-steps.ts'
import type { Answer, Person, TestApp } from './test-app.ts'
import { fireDeadlines } from './work-steps.ts'

/** Makes an offer for Guitar `n`, whose price is $49.99 and `n` cents. */
export const offer = (market: TestApp, as: Person, price: number, n = 1): Promise<Answer> =>
  market.call('POST', '/offers', { as, json: { productId: `p${n}`, price } })

/** Makes an offer that is taken, and returns its id. */
export async function offered(market: TestApp, as: Person, price: number, n = 1): Promise<string> {
  const { status, body } = await offer(market, as, price, n)
  if (status !== 200) throw new Error(`The offer answered ${status}.`)
  return (body as { _id: string })._id
}

/** Sends an event to an offer. */
export const sendToOffer = (
  market: TestApp,
  id: string,
  [as, event, fields = {}]: readonly [Person, string, object?],
): Promise<Answer> =>
  market.call('POST', `/offers/${id}/events`, { as, json: { event, ...fields } })

/** Accepts an offer as its seller. */
export const acceptOffer = (market: TestApp, id: string): Promise<Answer> =>
  sendToOffer(market, id, ['sue', 'seller.accept'])

/** Makes an offer for Guitar 1 that the seller accepts, and returns its id. */
export async function agreeOn(market: TestApp, as: Person, price: number): Promise<string> {
  const id = await offered(market, as, price)
  const { status } = await acceptOffer(market, id)
  if (status !== 200) throw new Error(`The acceptance answered ${status}.`)
  return id
}

/** Changes the listing of Guitar 1 as its seller, and opens it before, as a start of the server does. */
export async function editGuitar(market: TestApp, json: object): Promise<Answer> {
  await openAllListings(market.database, market.time.now)
  const { headers } = await market.call('GET', '/listings/p1', { as: 'sue' })
  const ifMatch = { 'if-match': headers.get('etag') ?? '' }
  return market.call('PATCH', '/listings/p1', { as: 'sue', json, headers: ifMatch })
}

/** Allows offers for Guitar 1 from this part of its price. */
export async function allow(market: TestApp, lowestOfferPercent: number): Promise<void> {
  const { status } = await editGuitar(market, { lowestOfferPercent })
  if (status !== 200) throw new Error(`The edit answered ${status}.`)
}

/** Returns an offer as a person sees it. */
export const readOfferOf = async (market: TestApp, id: string, as: Person = 'sue') =>
  (await market.call('GET', `/offers/${id}`, { as })).body

/** Lets hours pass, and sends the deadlines that are due. */
export async function hoursPass(market: TestApp, hours: number): Promise<void> {
  minutesPass(market, hours * 60)
  await fireDeadlines(market.market, offerFlow)
}
