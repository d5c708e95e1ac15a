import {
  array,
  assign,
  boolean,
  enums,
  type Infer,
  nullable,
  number,
  optional,
  string,
  type,
} from 'superstruct'
import { ASKING_PRICES } from './constants.ts'
import { extension, Id, Moment, Numeric, RequiredString } from './field-structs.ts'
import { type Message, message } from './message.ts'
import { parseMoney } from './money.ts'
import { PictureSourcesStruct, type Product } from './product.ts'
import type { PicturedProduct, UsualPrice } from './product-page.ts'
import { RatingStruct } from './rating.ts'
import type { Role } from './user.ts'

const SideStruct = type({ _id: Id, name: string() })

const FieldStruct = type({
  name: string(),
  type: string(),
  min: optional(number()),
  max: optional(number()),
})

/** An offer of a buyer for an item, as GET /offers returns it. Prices are in US dollars. */
export const OfferStruct = type({
  _id: Id,
  /** The number of the latest event. */
  seq: number(),
  role: enums(['buyer', 'seller']),
  /** The time of the answer, by the clock of the offers. */
  now: Moment,
  state: string(),
  price: Numeric,
  /** The asking price when the offer was made. */
  askingPrice: Numeric,
  /** The actions that the viewer can take now. */
  can: array(type({ event: string(), fields: array(FieldStruct) })),
  deadline: nullable(type({ at: Moment, event: string() })),
  /** Extension: until when a hold of the item keeps the viewer from an acceptance, by the clock of the offers. */
  heldUntil: extension(Moment),
  product: type({
    _id: Id,
    name: RequiredString,
    image: string(),
    imageSources: extension(PictureSourcesStruct),
    /** Extension: the asking price of today. */
    askingPrice: extension(Numeric),
  }),
  /** Extension: the seller learns the average of the buyer's reviews. */
  buyer: assign(SideStruct, type({ rating: extension(RatingStruct) })),
  seller: SideStruct,
  /** Extension: the two can write to each other. */
  takesMessages: extension(boolean()),
  /** Extension: the booking of its buyer for the item. */
  bookingId: extension(Id),
})

/**
 * An offer; `bookable`: the product with what Book Now needs, which the list of all offers reads for an accepted one.
 * `freeAt`: when the hold ends by the clock of the browser, in milliseconds since 1970.
 */
export type Offer = Infer<typeof OfferStruct> & { bookable?: Product; freeAt?: number }

/** Adds to an offer that was read at this time when its hold ends: the clock of the offers may differ from the browser's. */
export const withHoldEnd = (offer: Offer, readAt: number): Offer =>
  offer.heldUntil === undefined
    ? offer
    : { ...offer, freeAt: readAt + Date.parse(offer.heldUntil) - Date.parse(offer.now) }

/**
 * An item for which a buyer can make an offer. `usual`: the price that sellers usually accept, where the server knows it.
 */
export type OfferableItem = {
  product: PicturedProduct
  usual?: UsualPrice | undefined
}

/** The prices in US dollars that are possible. */
type PriceRange = { min: number; max: number }

/**
 * The act that the user is about to send: an event of an offer as of the event `seq`, or a new offer, whose id is null.
 * `range`: the prices that the user can name with the act; null for none.
 */
export type OfferAct = {
  offerId: string | null
  event: string
  range: PriceRange | null
  seq: number
}

/** Returns the act for an event that an offer takes; null when it does not take it. */
export function offerActOf(
  offers: readonly Offer[],
  { offerId, event }: { offerId: string; event: string },
): OfferAct | null {
  const offer = offers.find(({ _id }) => _id === offerId)
  const taken = offer?.can.find((one) => one.event === event)
  if (offer === undefined || taken === undefined) return null
  const price = taken.fields.find(({ name }) => name === 'price')
  const range = price && { min: price.min ?? 0, max: price.max ?? Number.POSITIVE_INFINITY }
  return { offerId, event, range: range ?? null, seq: offer.seq }
}

/** Returns whether all of these offers are in the same states, and take the same events. */
export const haveSameActs = (some: readonly Offer[], others: readonly Offer[]): boolean => {
  const actsOf = ({ _id, state, can }: Offer) =>
    [_id, state, ...can.map(({ event }) => event)].join()
  const known = new Set(others.map(actsOf))
  return some.length === others.length && some.every((offer) => known.has(actsOf(offer)))
}

/** Returns whether an offer is not over: somebody has to answer, or the buyer has to pay. */
export const isOpenOffer = ({ state }: Pick<Offer, 'state'>): boolean =>
  state === 'open' || state === 'countered' || state === 'accepted'

/** Returns offers with those of a later reading. Answers can arrive in another order than the events happened. */
export const withOffers = (offers: readonly Offer[], read: readonly Offer[]): readonly Offer[] =>
  read.toReversed().reduce(withOffer, offers)

/** Returns when the holds of offers end, in milliseconds since 1970. */
export const holdEnds = (offers: readonly Offer[]): number[] =>
  offers.flatMap(({ freeAt }) => freeAt ?? [])

/** Returns whether an offer waits for its viewer. */
export const waitsForViewer = ({ role, state }: Pick<Offer, 'role' | 'state'>): boolean =>
  role === 'seller' ? state === 'open' : state === 'countered' || state === 'accepted'

/** Returns the act of a new offer for an item; null for a user who cannot make one. */
export function newOfferOf(
  item: OfferableItem | null,
  offers: readonly Offer[],
  role: Role,
): OfferAct | null {
  if (item === null || role !== 'buyer') return null
  const { _id, askingPrice } = item.product
  if (offers.some((offer) => offer.product._id === _id && isOpenOffer(offer))) return null
  const range = { min: ASKING_PRICES.lowest, max: askingPrice }
  return { offerId: null, event: 'buyer.offer', range, seq: 0 }
}

/** Returns what is wrong with a price that a user has typed; null if nothing is. */
export function offerPriceError(text: string, { range }: OfferAct): Message | null {
  if (range === null) return null
  const price = parseMoney(text)
  if (price !== null && price >= range.min && price <= range.max) return null
  return message('orderAmountRange', { min: String(range.min), max: String(range.max) })
}

/** Returns the offers with this one in its newest state, a new one first. Answers can arrive in another order. */
export function withOffer(offers: readonly Offer[], offer: Offer): readonly Offer[] {
  const known = offers.find(({ _id }) => _id === offer._id)
  if (known === undefined) return [offer, ...offers]
  return known.seq > offer.seq ? offers : offers.map((one) => (one === known ? offer : one))
}
