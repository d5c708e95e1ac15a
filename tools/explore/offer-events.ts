import type { AnyStateMachine } from 'xstate'
import type { OfferContext } from '../../machines/market/offer.machine.ts'
import { firstStep, nextStep, type Step } from '../../machines/market/step.ts'
import { brokenByEvent } from './offer-rules.ts'
import { ASKING, LOWEST, LOWEST_PERCENT, type SentEvent } from './offer-table.ts'
import type { Offer } from './offer-world.ts'

/** The prices that are named, in cents. */
const PRICES = [LOWEST, 60, 80, ASKING] as const
/** The prices that are tried beside them. */
const BEYOND = [LOWEST - 1, ASKING + 1] as const

const UNPRICED = [
  'seller.decline',
  'seller.withdraw',
  'buyer.decline',
  'buyer.withdraw',
  'buyer.pay',
  'market.close',
  'deadline.expired',
  'deadline.reservation',
] as const

const basic = { at: 0, isHeld: false, cents: ASKING, reason: 'sold' }

/** Every event that can be sent to an offer. */
const EVENTS: readonly SentEvent[] = [
  ...['seller.accept', 'buyer.accept'].flatMap((type) =>
    [false, true].map((isHeld) => ({ ...basic, type, isHeld })),
  ),
  ...['seller.counter', 'buyer.counter'].flatMap((type) =>
    [...PRICES, ...BEYOND].map((cents) => ({ ...basic, type, cents })),
  ),
  ...UNPRICED.map((type) => ({ ...basic, type })),
]

/** The outcome of an event; `next` is null if the offer refuses it. `broken` is the rule that the event breaks. */
export type OfferOutcome = {
  event: SentEvent
  words: string
  next: Offer | null
  broken: string | null
}

const wordsOf = ({ type, cents }: SentEvent) =>
  /\.(?:offer|counter)$/.test(type) ? `${type} ${cents}` : type

/** Executes a machine for many offers, each event of each offer once. */
export function createOffers(machine: AnyStateMachine) {
  const offers = new Map<string, Offer>()
  const outcomes = new Map<Offer, readonly OfferOutcome[]>()

  const intern = (state: string, context: OfferContext, deadline: string | null): Offer => {
    const key = JSON.stringify([state, context, deadline])
    const known = offers.get(key)
    if (known !== undefined) return known
    const offer: Offer = { id: offers.size, state, context, deadline }
    offers.set(key, offer)
    return offer
  }

  const outcomeOf = (
    before: Pick<Offer, 'state' | 'context' | 'deadline'>,
    event: SentEvent,
    step: Step | null,
  ): OfferOutcome => {
    const words = wordsOf(event)
    if (step === null)
      return { event, words, next: null, broken: brokenByEvent(before, event, null) }
    const state = typeof step.value === 'string' ? step.value : JSON.stringify(step.value)
    const snapshot = machine.resolveState({ ...step })
    const broken = brokenByEvent(before, event, {
      step,
      state,
      isTaggedOpen: snapshot.hasTag('open'),
      isDone: snapshot.status === 'done',
    })
    const { deadline } = before
    const isEnded = deadline !== null && [...step.ended, event.type].includes(deadline)
    const running = step.started[0]?.event ?? (isEnded ? null : deadline)
    return { event, words, next: intern(state, step.context as OfferContext, running), broken }
  }

  return {
    /** Returns the outcomes of an offer at each price, `prices` being how many its buyer has then named. */
    firsts: (prices: number): OfferOutcome[] =>
      PRICES.map((cents) => {
        const context = { cents, askingCents: ASKING, lowestPercent: LOWEST_PERCENT, prices }
        const event = { ...basic, type: 'buyer.offer', ...context }
        const before = { state: 'none', context, deadline: null }
        return outcomeOf(before, event, firstStep(machine, event, event.at))
      }),
    /** Returns the outcomes of all events, without those that are refused as they should be. */
    outcomesOf: (offer: Offer): readonly OfferOutcome[] => {
      const known = outcomes.get(offer)
      if (known !== undefined) return known
      const persisted = { value: offer.state, context: offer.context }
      const found = EVENTS.map((event) =>
        outcomeOf(offer, event, nextStep(machine, persisted, event)),
      ).filter(({ next, broken }) => next !== null || broken !== null)
      outcomes.set(offer, found)
      return found
    },
  }
}
