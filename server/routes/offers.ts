import { array, boolean, enums, integer, number, object, optional, string, type } from 'superstruct'
import type { AppContext } from '../access/app-context.ts'
import { endpoint } from '../access/endpoint.ts'
import { EventBody, ExactDollars, PlainText, toCents } from '../http/decode.ts'
import { described, named } from '../http/json-schema.ts'
import { PageQuery, respondWithList } from '../http/list-page.ts'
import { Problem } from '../http/problem.ts'
import { offerAnswer } from '../offers/answer.ts'
import { listOffers, readOffer } from '../offers/read.ts'
import { makeOffer } from '../use-cases/make-offer.ts'
import { sendOfferEvent } from '../use-cases/offer-events.ts'
import { Can, Deadline, OfferedProduct, Person, Rating, timelineStruct } from './answers.ts'

const State = enums([
  'open',
  'countered',
  'accepted',
  'paid',
  'declined',
  'withdrawn',
  'expired',
  'lapsed',
])
const offer = {
  _id: string(),
  now: string(),
  seq: integer(),
  role: enums(['buyer', 'seller']),
  state: State,
  can: Can,
  deadline: Deadline,
  heldUntil: described(
    'Until when a hold keeps the caller from an acceptance.',
    optional(string()),
  ),
  price: number(),
  askingPrice: described('The asking price at the time of the offer.', number()),
  product: OfferedProduct,
  buyer: object({
    ...Person.schema,
    rating: described('For the seller, the average of the buyer.', optional(Rating)),
  }),
  seller: Person,
  takesMessages: boolean(),
  bookingId: optional(string()),
}
const OfferInList = named('OfferInList', object(offer))
const Offer = named(
  'Offer',
  object({
    ...offer,
    timeline: timelineStruct(State, { price: optional(number()), reason: optional(string()) }),
  }),
)

async function answerOf({ database, clock, flowClock }: AppContext, viewerId: string, id: string) {
  const [now, holdNow] = [flowClock(), clock()]
  const found = await readOffer(database, id, holdNow)
  if (found === null) throw new Problem('offer-unknown')
  return { ...offerAnswer(found, { viewerId, now, holdNow }), timeline: found.timeline }
}

export const offerEndpoints = [
  endpoint({
    method: 'POST',
    path: '/offers',
    access: { buyer: 'any' },
    limit: 'offer',
    isIdempotent: true,
    summary: 'Makes an offer of the caller for a product.',
    extension: 'offers',
    body: type({ productId: PlainText, price: ExactDollars }),
    answer: Offer,
    example: { body: { productId: 'product-1', price: 40 } },
    async handle({ viewer, body: { productId, price } }, app) {
      const id = await makeOffer(app, { productId, buyerId: viewer.id, cents: toCents(price) })
      return answerOf(app, viewer.id, id)
    },
  }),
  endpoint({
    method: 'GET',
    path: '/offers',
    access: { buyer: 'any', seller: 'any' },
    limit: 'read',
    summary:
      'Lists the offers of the caller, the newest first; with `product`, those for one product.',
    extension: 'offers',
    query: type({ product: optional(string()), ...PageQuery.schema }),
    answer: array(OfferInList),
    handle: (asked, { database, clock, flowClock, lists }) =>
      respondWithList(asked, lists, async (page) => {
        const { viewer, query } = asked
        const [now, holdNow] = [flowClock(), clock()]
        const wanted = { userId: viewer.id, productId: query.product ?? null, now: holdNow }
        const offers = await listOffers(database, wanted, page)
        return offers.map((each) => offerAnswer(each, { viewerId: viewer.id, now, holdNow }))
      }),
  }),
  endpoint({
    method: 'GET',
    path: '/offers/:id',
    access: { of: { flow: 'offer' }, buyer: 'own', seller: 'own' },
    limit: 'read',
    summary: 'Reads an offer with its timeline.',
    extension: 'offers',
    answer: Offer,
    example: { params: { id: 'offer-1' } },
    handle: ({ viewer, params }, app) => answerOf(app, viewer.id, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/offers/:id/events',
    access: { of: { flow: 'offer' }, buyer: 'own', seller: 'own' },
    limit: 'offerEvent',
    isIdempotent: true,
    summary: 'Sends an event of `can` to an offer; a counter-offer has a `price`.',
    extension: 'offers',
    body: EventBody,
    answer: Offer,
    example: { params: { id: 'offer-1' }, body: { event: 'buyer.withdraw' } },
    async handle({ viewer, params: { id }, body }, app) {
      await sendOfferEvent(app, viewer, { id, body })
      return answerOf(app, viewer.id, id)
    },
  }),
]
