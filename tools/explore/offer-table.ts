import type { OfferContext } from '../../machines/market/offer.machine.ts'
import type { DurationName } from '../../machines/market/policy.ts'

/** The asking price of the item, in cents, and the lowest price that its seller allows: less than half of it. */
export const ASKING = 100
export const LOWEST_PERCENT = 40
export const LOWEST = 40
/** How many prices a buyer may name for the item. */
export const MOST_PRICES = 5

/** An event as it is sent; each has the fields of all. */
export type SentEvent = { type: string; at: number; isHeld: boolean; cents: number; reason: string }

/** Where each state goes; an event that is not here is refused. */
export const TABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  none: { 'buyer.offer': 'open' },
  open: {
    'seller.accept': 'accepted',
    'seller.counter': 'countered',
    'seller.decline': 'declined',
    'buyer.withdraw': 'withdrawn',
    'market.close': 'declined',
    'deadline.expired': 'expired',
  },
  countered: {
    'buyer.accept': 'accepted',
    'buyer.counter': 'open',
    'buyer.decline': 'declined',
    'seller.withdraw': 'withdrawn',
    'market.close': 'declined',
    'deadline.expired': 'expired',
  },
  accepted: {
    'buyer.pay': 'paid',
    'buyer.withdraw': 'withdrawn',
    'market.close': 'declined',
    'deadline.reservation': 'lapsed',
  },
  paid: {},
  declined: {},
  withdrawn: {},
  expired: {},
  lapsed: {},
}

/** The conditions of events of the table, beside the state. */
export const NEEDS: Readonly<Record<string, (offer: OfferContext, event: SentEvent) => boolean>> = {
  'seller.accept': (_, { isHeld }) => !isHeld,
  'buyer.accept': (_, { isHeld }) => !isHeld,
  'seller.counter': (offer, { cents }) => cents > offer.cents && cents <= ASKING,
  'buyer.counter': (offer, { cents }) =>
    cents < offer.cents && cents >= LOWEST && offer.prices < MOST_PRICES,
}

/** The side that answers in each state. */
export const TURNS: Readonly<Record<string, 'seller' | 'buyer'>> = {
  open: 'seller',
  countered: 'buyer',
}

/** The deadline of each state that has one, and its duration in the policy. */
export const DEADLINES: Readonly<Record<string, [event: string, duration: DurationName]>> = {
  open: ['deadline.expired', 'offer'],
  countered: ['deadline.expired', 'offer'],
  accepted: ['deadline.reservation', 'reservation'],
}

/** The states in which an offer is not over. */
export const OPEN: ReadonlySet<string> = new Set(['open', 'countered', 'accepted'])
