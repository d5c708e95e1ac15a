import type { StateValue } from 'xstate'
import { millisecondsOf } from '../../machines/market/duration.ts'
import type { OrderContext } from '../../machines/market/order.events.ts'
import { policy } from '../../machines/market/policy.ts'
import type { Deadline, Step } from '../../machines/market/step.ts'
import type { SentEvent } from './order-events.ts'
import type { Faults, Outside } from './provider-model.ts'

/**
 * An order without its times, which the world has: a moment that is known is 0. Equal orders are one object, which keeps
 * the outcome of each event.
 */
export type Order = {
  id: number
  value: { goods: StateValue; money: StateValue }
  context: OrderContext
  outcomes: Map<string, Outcome>
  /** The outcomes of the events of the seller, the buyer and the admin, without those that change nothing. */
  personal: readonly Outcome[] | null
}
export type OrderStep = Pick<Step, 'effects' | 'started' | 'ended'> & { order: Order }

/** The outcome of an event; `step` is null if the order refuses it. `broken` is the rule that the event breaks. */
export type Outcome = {
  event: SentEvent
  words: string
  step: OrderStep | null
  broken: string | null
}

/** Returns the sentence of a rule that an event breaks. */
export type Judge = (before: Order, event: SentEvent, step: OrderStep | null) => string | null

/** The state of a buyer's purchase of the item. The market records one payment, and refunds the other. */
export type Purchase = 'looking' | 'charged' | 'sold' | 'refundDue' | 'refunded'

export type Running = { event: string; left: number }

/** How long ago the moments were that deadlines count from; 0 before they come. */
export type Ages = Readonly<Record<'receivedAt' | 'reportedAt', number>>

/** A market with one item, two buyers, its seller, an admin, the provider and the buyer's bank. */
export type MarketState = {
  purchases: readonly Purchase[]
  order: Order | null
  deadlines: readonly Running[]
  ages: Ages
  outside: Outside
}

/** A move; `isJournaled` if the engine commits a row of the journal with it. */
export type WorldMove = {
  words: string
  next: MarketState
  broken: string | null
  isJournaled: boolean
}

/** The rules that the engine follows; a test plants a mistake by setting one to false. */
export type Engine = {
  /** Records one payment of an item. */
  sellsOnce: boolean
  /** Deletes the deadlines of a state that was left. */
  endsDeadlines: boolean
  /** Writes the outbox in the transaction of the journal, so a crash leaves both or none. */
  isAtomic: boolean
  /** Asks for a transfer only where the order still has a use for it. */
  looksAgain: boolean
}

export const soundEngine: Engine = {
  sellsOnce: true,
  endsDeadlines: true,
  isAtomic: true,
  looksAgain: true,
}

/**
 * The limits of an exploration; `only` lists the events that people send, by default all. The seller has an account by
 * default.
 */
export type Bounds = {
  buyers: number
  faults: Faults
  only?: readonly string[]
  hasAccount?: boolean
}

/**
 * The clock ticks in units of three days. A duration is rounded up to whole units, so a deadline fires at its time or
 * later; with a finer clock the ages of orders multiply the states without a new order of events.
 */
const UNIT = millisecondsOf('P3D')
const inUnits = (duration: number) => Math.ceil(Math.max(duration, 0) / UNIT) * UNIT

/** An age beyond the longest deadline makes no difference. */
const OLDEST = millisecondsOf(policy.durations.returnPeriod)

/** Returns a deadline as it runs in an order of these ages. */
export function runningOf({ event, dueAt, since }: Deadline, ages: Ages): Running {
  const age = since === 'receivedAt' || since === 'reportedAt' ? ages[since] : 0
  return { event, left: inUnits(dueAt - age) }
}

/** Returns the ages after some time. A moment that has not come does not age. */
export function agesAfter(ages: Ages, { receivedAt, reportedAt }: OrderContext, by: number): Ages {
  return {
    receivedAt: receivedAt === null ? 0 : Math.min(ages.receivedAt + by, OLDEST),
    reportedAt: reportedAt === null ? 0 : Math.min(ages.reportedAt + by, OLDEST),
  }
}

/** Returns the key of a world. */
export const keyOfWorld = ({ purchases, order, deadlines, ages, outside }: MarketState): string =>
  JSON.stringify([
    purchases,
    order?.id,
    deadlines.map(({ event, left }) => [event, left]),
    ages.receivedAt,
    ages.reportedAt,
    outside.outbox.map(({ key }) => key),
    outside.messages.map(({ type, key, hasArrived }) => [type, key, hasArrived]),
    outside.books.refunded,
    outside.books.transferred,
    outside.books.standing.map(({ key }) => key),
    outside.bank.status,
    outside.hasAccount,
    outside.faults,
  ])
