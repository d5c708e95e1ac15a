import { lowestOffer, type OfferContext } from '../../machines/market/offer.machine.ts'
import { toDollars } from '../http/decode.ts'
import type { Snapshot } from '../flows/flow.ts'
import { deadlineAnswer } from '../flows/next-deadline.ts'
import { offerFlow, stateOf } from './offer.ts'
import type { OfferRow } from './read.ts'

export type Side = 'buyer' | 'seller'

/** The events of the two sides. The price of an event is in whole cents. */
const personEvents = [
  'buyer.accept',
  'buyer.counter',
  'buyer.decline',
  'buyer.withdraw',
  'seller.accept',
  'seller.counter',
  'seller.decline',
  'seller.withdraw',
] as const
export type PersonEvent = (typeof personEvents)[number]

/** Returns whether an event is one that people send. */
export const isPersonEvent = (name: string): name is PersonEvent =>
  personEvents.some((event) => event === name)

/** The lowest price that a card can pay, in whole cents. */
const LEAST_PAYABLE = 50

/**
 * Prices in whole cents that a side can name. `secret`: the lowest one that the seller allows, of which the buyer is not
 * told.
 */
export type Prices = { least: number; most: number; secret?: number }

/** Returns the prices of a buyer, up to a price in whole cents. */
export const buyersPrices = (
  terms: Pick<OfferContext, 'askingCents' | 'lowestPercent'>,
  most: number,
): Prices => ({ least: LEAST_PAYABLE, most, secret: lowestOffer(terms) })

/** Returns the prices that a side can name next. */
export const pricesOf = (side: Side, context: OfferContext): Prices =>
  side === 'seller'
    ? { least: context.cents + 1, most: context.askingCents }
    : buyersPrices(context, context.cents - 1)

const isCounter = (event: string) => event.endsWith('.counter')

/** Returns the fields that an event needs: a price in US dollars, or none. */
function fieldsOf(event: PersonEvent, side: Side, context: OfferContext) {
  if (!isCounter(event)) return []
  const { least, most } = pricesOf(side, context)
  return [{ name: 'price', type: 'amount', min: toDollars(least), max: toDollars(most) }]
}

/**
 * Returns the state of an offer, a side's possible events, and the deadline. A refused event gets the same. Nobody can accept
 * an offer while the item is held.
 */
export function situationOf(
  {
    value,
    context,
    deadline,
    heldUntil,
  }: Snapshot<OfferContext> & Pick<OfferRow, 'deadline' | 'heldUntil'>,
  side: Side,
) {
  return {
    state: stateOf(value),
    can: eventsOf({ value, context }, side, heldUntil !== null).map((event) => ({
      event,
      fields: fieldsOf(event, side, context),
    })),
    deadline: deadline && deadlineAnswer(deadline),
  }
}

/** Returns the events that a side can send now. */
function eventsOf({ value, context }: Snapshot<OfferContext>, side: Side, isHeld: boolean) {
  const snapshot = offerFlow.machine.resolveState({ value, context })
  const { least, secret } = pricesOf(side, context)
  const cents = Math.max(least, secret ?? 0)
  return personEvents
    .filter((event) => event.startsWith(`${side}.`))
    .filter((event) => snapshot.can({ type: event, at: 0, isHeld, cents }))
}

type Clocks = { now: Date; holdNow: Date }

/** Returns until when a hold keeps a side from accepting the price, by the clock of the offers. */
function holdAnswer(offer: OfferRow, side: Side, { now, holdNow }: Clocks) {
  const { heldUntil } = offer
  if (heldUntil === null) return {}
  const isKept = eventsOf(offer, side, false).length > eventsOf(offer, side, true).length
  const left = heldUntil.getTime() - holdNow.getTime()
  return isKept ? { heldUntil: new Date(now.getTime() + left).toISOString() } : {}
}

/**
 * Returns an offer as one of its sides sees it. Prices are in US dollars. `now` is by the clock of the offers, `holdNow` by
 * that of the holds.
 */
export function offerAnswer(
  offer: OfferRow,
  { viewerId, ...clocks }: Clocks & { viewerId: string },
) {
  const { context, buyer, seller, imageSources, takesMessages, bookingId } = offer
  const rating = offer.ratingOfBuyer ?? { count: 0 }
  const side: Side = viewerId === buyer._id ? 'buyer' : 'seller'
  return {
    _id: offer._id,
    now: clocks.now.toISOString(),
    seq: offer.seq,
    role: side,
    ...situationOf(offer, side),
    ...holdAnswer(offer, side, clocks),
    price: toDollars(context.cents),
    askingPrice: toDollars(context.askingCents),
    product: {
      _id: offer.productId,
      name: offer.productName,
      image: offer.image,
      askingPrice: toDollars(offer.askingCents),
      ...(imageSources !== null && { imageSources }),
    },
    buyer: side === 'seller' ? { ...buyer, rating } : buyer,
    seller,
    takesMessages,
    ...(side === 'buyer' && bookingId !== null && { bookingId }),
  }
}
