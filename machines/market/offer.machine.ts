import { assign, setup } from 'xstate'
import { type DurationName, policy } from './policy.ts'

/** When an event happened, in milliseconds since 1970, by the server's clock. */
type At = { at: number }

/** Whether a buyer is paying for the item at that moment: an acceptance would take it away. */
type Held = At & { isHeld: boolean }

/** A price in whole cents. */
type Priced = At & { cents: number }

/**
 * The first event of an offer, and the input of its machine. `askingCents`: the asking price in whole cents.
 * `lowestPercent`: the lowest price that the seller allows, in percent of it; the journal of an older offer has none.
 * `prices`: how many prices the buyer has named for the listing, this one too.
 */
export type OfferMade = {
  type: 'buyer.offer'
  askingCents: number
  lowestPercent?: number
  prices: number
} & Priced

/** The prefix of an event names its actor: nobody else may send the event. */
export type OfferEvent =
  | ({ type: 'seller.accept' } & Held)
  | ({ type: 'seller.counter' } & Priced)
  | ({ type: 'seller.decline' } & At)
  | ({ type: 'seller.withdraw' } & At)
  | ({ type: 'buyer.accept' } & Held)
  | ({ type: 'buyer.counter' } & Priced)
  | ({ type: 'buyer.decline' } & At)
  | ({ type: 'buyer.withdraw' } & At)
  /** The payment of the buyer is recorded. */
  | ({ type: 'buyer.pay' } & At)
  /** The item is sold, removed or withdrawn, or its asking price has changed. */
  | ({ type: 'market.close'; reason: string } & At)
  | ({ type: 'deadline.expired' } & At)
  | ({ type: 'deadline.reservation' } & At)

/** `cents`: the price that was named last, in whole cents; the others as in OfferMade. */
export type OfferContext = {
  cents: number
  askingCents: number
  lowestPercent: number
  prices: number
}

const meta: {
  deadlines?: readonly { event: `deadline.${string}`; after: DurationName }[]
} = {}

/** The limit of all offers before sellers could choose one. */
export const FORMER_LOWEST_PERCENT = 50

/** Returns the lowest price in whole cents that a buyer may offer. */
export const lowestOffer = ({
  askingCents,
  lowestPercent,
}: Pick<OfferContext, 'askingCents' | 'lowestPercent'>): number =>
  Math.ceil((askingCents * lowestPercent) / 100)

const expires = { meta: { deadlines: [{ event: 'deadline.expired', after: 'offer' } as const] } }
const whileFree = {
  guard: { type: 'isFree' as const, params: ({ event }: { event: Held }) => event },
  target: 'accepted',
}
const named = ({ event }: { event: Priced }) => event
const close = { 'market.close': 'declined' }

/**
 * An offer: a buyer names a price for a listing, and the two sides take turns until one of them ends it. The server runs
 * it. A price voids the one before it and starts the clock anew. An accepted offer reserves the item for its buyer.
 */
export const offerMachine = setup({
  types: {
    input: {} as OfferMade,
    context: {} as OfferContext,
    events: {} as OfferEvent,
    meta,
    tags: {} as 'open',
  },
  guards: {
    isFree: (_, { isHeld }: { isHeld: boolean }) => !isHeld,
    /** The seller asks for more than the buyer offers, and for no more than before. */
    isCounter: ({ context }, { cents }: { cents: number }) =>
      cents > context.cents && cents <= context.askingCents,
    /** The buyer offers less than the seller asks for, no less than the seller allows, and has prices left to name. */
    isNextOffer: ({ context }, { cents }: { cents: number }) =>
      cents < context.cents &&
      cents >= lowestOffer(context) &&
      context.prices < policy.counts.offers,
  },
  actions: {
    keepPrice: assign((_, { cents }: { cents: number }) => ({ cents })),
    countPrice: assign(({ context }) => ({ prices: context.prices + 1 })),
  },
}).createMachine({
  id: 'offer',
  context: ({ input: { cents, askingCents, lowestPercent = FORMER_LOWEST_PERCENT, prices } }) => ({
    cents,
    askingCents,
    lowestPercent,
    prices,
  }),
  initial: 'open',
  states: {
    open: {
      ...expires,
      tags: 'open',
      description: "It is the seller's turn.",
      on: {
        'seller.accept': whileFree,
        'seller.counter': {
          guard: { type: 'isCounter', params: named },
          target: 'countered',
          actions: { type: 'keepPrice', params: named },
        },
        'seller.decline': 'declined',
        'buyer.withdraw': 'withdrawn',
        ...close,
        'deadline.expired': 'expired',
      },
    },
    countered: {
      ...expires,
      tags: 'open',
      description: "It is the buyer's turn.",
      on: {
        'buyer.accept': whileFree,
        'buyer.counter': {
          guard: { type: 'isNextOffer', params: named },
          target: 'open',
          actions: [{ type: 'keepPrice', params: named }, 'countPrice'],
        },
        'buyer.decline': 'declined',
        'seller.withdraw': 'withdrawn',
        ...close,
        'deadline.expired': 'expired',
      },
    },
    accepted: {
      tags: 'open',
      description: 'The item is reserved for the buyer at the agreed price.',
      meta: { deadlines: [{ event: 'deadline.reservation', after: 'reservation' }] },
      on: {
        'buyer.pay': 'paid',
        'buyer.withdraw': 'withdrawn',
        ...close,
        'deadline.reservation': 'lapsed',
      },
    },
    paid: { type: 'final', description: 'The buyer has bought the item; the order goes on.' },
    declined: { type: 'final' },
    withdrawn: { type: 'final' },
    expired: { type: 'final', description: 'Nobody has answered.' },
    lapsed: { type: 'final', description: 'The buyer has not paid in time.' },
  },
})
