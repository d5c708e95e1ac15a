import { millisecondsOf } from '../../machines/market/duration.ts'
import type { OfferContext } from '../../machines/market/offer.machine.ts'
import { policy } from '../../machines/market/policy.ts'
import type { Step } from '../../machines/market/step.ts'
import {
  ASKING,
  DEADLINES,
  LOWEST,
  MOST_PRICES,
  NEEDS,
  OPEN,
  type SentEvent,
  TABLE,
  TURNS,
} from './offer-table.ts'
import { isAccepted, isOpen, type OfferWorld } from './offer-world.ts'

/** Where an offer was, as in the table: 'none' before it is made. */
type Before = { state: string; context: OfferContext }

/** An event that an offer has taken; `state` is where the offer is. */
type Taken = {
  before: Before
  event: SentEvent
  step: Step
  state: string
  /** The machine's own words for where the offer is. */
  isTaggedOpen: boolean
  isDone: boolean
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const NAMING = /\.(?:offer|counter)$/
const ANSWERING = /\.(?:accept|counter)$/

function contextAfter({ before: { context }, event: { type, cents } }: Taken): OfferContext {
  return {
    ...context,
    cents: NAMING.test(type) ? cents : context.cents,
    prices: context.prices + (type === 'buyer.counter' ? 1 : 0),
  }
}

const targetOf = ({ state }: Before, { type }: SentEvent) => TABLE[state]?.[type]

const isExpected = (before: Before, event: SentEvent): boolean =>
  targetOf(before, event) !== undefined && (NEEDS[event.type]?.(before.context, event) ?? true)

const TAKES = 'An offer takes exactly the events of the table, and goes where it says.'

const stepRules: Readonly<Record<string, (taken: Taken) => boolean>> = {
  'An offer that is over takes nothing.': ({ before }) =>
    before.state === 'none' || OPEN.has(before.state),
  'Only the side whose turn it is accepts an offer or names another price.': ({ before, event }) =>
    !ANSWERING.test(event.type) || event.type.split('.')[0] === TURNS[before.state],
  'Nobody accepts an offer while a buyer pays or the item is reserved.': ({ event }) =>
    !event.type.endsWith('.accept') || !event.isHeld,
  'The seller asks for more than the buyer offers, and the buyer offers less.': ({
    before,
    event: { type, cents },
  }) =>
    !type.endsWith('.counter') ||
    (type === 'seller.counter' ? cents > before.context.cents : cents < before.context.cents),
  'A price is at most the asking price and at least what the seller allows.': ({
    event: { type, cents },
  }) => !NAMING.test(type) || (cents >= LOWEST && cents <= ASKING),
  [TAKES]: ({ before, event, state }) =>
    isExpected(before, event) && state === targetOf(before, event),
  'An offer keeps the price that was named last, and counts the prices of its buyer.': (taken) =>
    same(taken.step.context, contextAfter(taken)),
  'A state that is entered starts its deadline anew.': ({ step, state }) => {
    const [event, duration] = DEADLINES[state] ?? []
    const due =
      event === undefined || duration === undefined
        ? []
        : [{ event, dueAt: millisecondsOf(policy.durations[duration]), since: null }]
    return same(step.started, due)
  },
  'An offer has no effects.': ({ step }) => step.effects.length === 0,
  'An offer is over when it is paid, declined, withdrawn, expired or lapsed.': ({
    state,
    isTaggedOpen,
    isDone,
  }) => isTaggedOpen === OPEN.has(state) && isDone === !OPEN.has(state),
}

/** Returns the sentence of the rule that an event breaks; `taken` is null if the offer refuses the event. */
export function brokenByEvent(
  before: Before,
  event: SentEvent,
  taken: Omit<Taken, 'before' | 'event'> | null,
): string | null {
  if (taken === null) return isExpected(before, event) ? TAKES : null
  const broken = Object.entries(stepRules).find(([, holds]) => !holds({ ...taken, before, event }))
  return broken?.[0] ?? null
}

const worldRules: Readonly<Record<string, (world: OfferWorld) => boolean>> = {
  'At most one offer for an item is accepted or paid.': ({ buyers }) =>
    buyers.filter((buyer) => isAccepted(buyer) || buyer.offer?.state === 'paid').length <= 1,
  'An item is sold once.': ({ listing, buyers }) =>
    buyers.flatMap(({ charged }) => charged).length === (listing === 'sold' ? 1 : 0),
  'An item is reserved for the buyer of the accepted offer at its price, and for nobody else.': ({
    buyers,
  }) =>
    buyers.every((buyer) => {
      const agreed = isAccepted(buyer) ? buyer.offer?.context.cents : null
      return buyer.reserved === agreed
    }),
  'While an item is reserved, its buyer alone pays, and the agreed price.': ({ buyers }) =>
    buyers.every(({ reserved }) => reserved === null) ||
    buyers.every(({ payment, reserved }) => payment === null || payment.cents === reserved),
  'A buyer is charged the agreed price for a paid offer, and else the asking price.': ({
    buyers,
  }) =>
    buyers.every(({ offer, charged }) =>
      offer?.state === 'paid'
        ? same(charged, [offer.context.cents])
        : charged.every((cents) => cents === ASKING),
    ),
  'A buyer names at most five prices for an item.': ({ buyers }) =>
    buyers.every(({ named }) => named <= MOST_PRICES),
  'No offer is open for an item that is not for sale.': ({ listing, buyers }) =>
    listing === 'forSale' || !buyers.some(isOpen),
  'An open offer has exactly its deadline, and one that is over has none.': ({ buyers }) =>
    buyers.every(
      ({ offer }) => offer === null || offer.deadline === (DEADLINES[offer.state]?.[0] ?? null),
    ),
}

/** Returns the sentence of the rule that does not hold in a world; null if all hold. */
export const brokenInWorld = (world: OfferWorld): string | null =>
  Object.entries(worldRules).find(([, holds]) => !holds(world))?.[0] ?? null

/** The sentences of all rules about the events and the worlds of offers. */
export const offerRuleSentences: readonly string[] = [stepRules, worldRules].flatMap(Object.keys)
