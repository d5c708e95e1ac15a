import type { AnyStateMachine, MachineContext, StateValue } from 'xstate'
import { millisecondsOf } from '../../machines/market/duration.ts'
import type { OrderContext } from '../../machines/market/order.events.ts'
import { firstStep, nextStep } from '../../machines/market/step.ts'
import { PRICE, personEvents, type SentEvent, wordsOf } from './order-events.ts'
import {
  agesAfter,
  type Bounds,
  type Engine,
  type Judge,
  type Order,
  type Outcome,
  type Purchase,
  runningOf,
  soundEngine,
  type MarketState,
  type WorldMove,
} from './order-world.ts'
import { arrivals, type OutboxRow, outsideAtStart, outsideMoves } from './provider-model.ts'
import { factsOf, isDisputed } from './order-rules.ts'
import { nameOf } from './order-table.ts'

/** The rule of the first state of an order. */
const BEGINNING = 'An order begins with a paid item whose money is held.'

const DISPUTED_TRANSFER = 'Nothing that is disputed is sent to the seller.'

/** The sentences of the rules of the market's moves. */
export const marketSentences: readonly string[] = [BEGINNING, DISPUTED_TRANSFER]

/** A buyer whose return lapses asks anew, and then the seller is paid anew: further rounds lead to nothing new. */
const MOST_MOVEMENTS = 1
const canAskAgain = ({ context }: Order) => context.operations <= MOST_MOVEMENTS

const isBeginning = (order: Order | null) =>
  order?.value.goods === 'paid' && order.value.money === 'held'

/** Creates the moves of a market that executes `machine`. */
export function createMarket(
  machine: AnyStateMachine,
  { buyers, faults, only, hasAccount = true }: Bounds,
  judge: Judge,
  engine: Engine = soundEngine,
) {
  const orders = new Map<string, Order>()

  const intern = (value: StateValue, context: MachineContext): Order => {
    const key = JSON.stringify([value, context])
    const known = orders.get(key)
    if (known !== undefined) return known
    const order: Order = {
      id: orders.size,
      value: value as Order['value'],
      context: context as OrderContext,
      outcomes: new Map(),
      personal: null,
    }
    orders.set(key, order)
    return order
  }

  const outcomeOf = (order: Order, event: SentEvent): Outcome => {
    const { type, key, revision } = event
    const name = key === undefined && revision === undefined ? type : `${type} ${key} ${revision}`
    const known = order.outcomes.get(name)
    if (known !== undefined) return known
    const outcome = tryEvent(order, event)
    order.outcomes.set(name, outcome)
    return outcome
  }

  const tryEvent = (order: Order, event: SentEvent): Outcome => {
    const next = nextStep(machine, order, event)
    const step = next === null ? null : { ...next, order: intern(next.value, next.context) }
    return { event, words: wordsOf(event), step, broken: judge(order, event, step) }
  }

  const personalOf = (order: Order): readonly Outcome[] => {
    order.personal ??= personEvents
      .map((event) => tryEvent(order, event))
      .filter(({ step, broken }) => step !== null || broken !== null)
      .filter(({ event, broken }) => broken !== null || (only?.includes(event.type) ?? true))
      .filter(({ event }) => event.type !== 'buyer.askToReturn' || canAskAgain(order))
    return order.personal
  }

  /** Commits an event as the engine does: state, deadlines and outbox together. A refused event changes nothing. */
  const commit = (world: MarketState, { event, words, step, broken }: Outcome): WorldMove => {
    if (step === null) return { words, next: world, broken, isJournaled: false }
    const kept = world.deadlines.filter(
      ({ event: running }) =>
        running !== event.type && !(engine.endsDeadlines && step.ended.includes(running)),
    )
    const started = step.started.map((deadline) => runningOf(deadline, world.ages))
    const requests = step.effects
      .filter(({ type }) => type !== 'remind')
      .map(({ type, params }) => ({
        type,
        key: String(params['key']),
        cents: Number(params['cents']),
      }))
    const next: MarketState = {
      ...world,
      order: step.order,
      deadlines: [...kept, ...started].toSorted((one, other) => (one.event < other.event ? -1 : 1)),
      outside: { ...world.outside, outbox: [...world.outside.outbox, ...requests] },
    }
    return { words, next, broken, isJournaled: engine.isAtomic }
  }

  const withPurchase = (world: MarketState, buyer: number, purchase: Purchase): MarketState => ({
    ...world,
    purchases: world.purchases.map((other, index) => (index === buyer ? purchase : other)),
  })

  const recorded = (world: MarketState, buyer: number): MarketState => {
    if (world.order !== null) {
      return withPurchase(world, buyer, engine.sellsOnce ? 'refundDue' : 'sold')
    }
    const { value, context, started } = firstStep(machine, { cents: PRICE }, 0)
    return {
      ...withPurchase(world, buyer, 'sold'),
      order: intern(value, context),
      deadlines: started.map((deadline) => runningOf(deadline, world.ages)),
    }
  }

  const purchaseMoves = (world: MarketState): WorldMove[] =>
    world.purchases.flatMap((purchase, buyer) => {
      const move = (words: string, next: MarketState): WorldMove[] => [
        { words: `buyer ${buyer + 1}: ${words}`, next, broken: null, isJournaled: false },
      ]
      if (purchase === 'looking' && world.order === null)
        return move('pay', withPurchase(world, buyer, 'charged'))
      if (purchase === 'charged') {
        const next = recorded(world, buyer)
        const broken = world.order !== null || isBeginning(next.order) ? null : BEGINNING
        return move('payment is recorded', next).map((one) => ({ ...one, broken }))
      }
      if (purchase === 'refundDue')
        return move('second payment is refunded', withPurchase(world, buyer, 'refunded'))
      return []
    })

  const clockMoves = (world: MarketState): WorldMove[] => {
    const next = Math.min(...world.deadlines.map(({ left }) => left).filter((left) => left > 0))
    if (world.order === null || next === Infinity) return []
    const ages = agesAfter(world.ages, world.order.context, next)
    const deadlines = world.deadlines.map(({ event, left }) => ({
      event,
      left: Math.max(left - next, 0),
    }))
    const words = `clock: ${next / millisecondsOf('P1D')} days pass`
    return [{ words, next: { ...world, ages, deadlines }, broken: null, isJournaled: false }]
  }

  /** As the server does: the provider is asked for a transfer that would otherwise wait for the account. */
  const isAsked = (order: Order, { type, key }: OutboxRow, hasActiveAccount: boolean): boolean => {
    if (type !== 'transfer') return true
    const { step } = outcomeOf(order, { type: 'provider.notAsked', at: 0, key })
    const isWanted = step === null || nameOf(step.order.value.money).endsWith('.awaitingAccount')
    return hasActiveAccount && (isWanted || !engine.looksAgain)
  }

  const orderMoves = (world: MarketState): WorldMove[] => {
    const { order, outside } = world
    if (order === null) return []
    const isTransferable = !isDisputed(factsOf(order))
    const account = outside.hasAccount
      ? [outcomeOf(order, { type: 'provider.accountActive', at: 0 })]
      : []
    const due = world.deadlines
      .filter(({ left }) => left === 0)
      .map(({ event }) => outcomeOf(order, { type: event, at: 0 }))
    const received = outside.messages.flatMap((message): WorldMove[] => {
      const { type, key, cents, revision } = message
      const details = revision > 0 ? { cents, revision } : { key }
      const isRejection = type === 'provider.refundRejected'
      const event: SentEvent = { type, at: 0, ...details, ...(isRejection && { cents }) }
      const outcome = outcomeOf(order, event)
      return arrivals(outside, message).map(({ words, next }) => ({
        ...commit({ ...world, outside: next }, outcome),
        words: `${outcome.words} ${words}`,
      }))
    })
    return [
      ...[...personalOf(order), ...due, ...account].map((outcome) => commit(world, outcome)),
      ...received,
      ...outsideMoves(outside, PRICE, (row) => isAsked(order, row, outside.hasAccount)).map(
        ({ words, next, made }) => ({
          words,
          next: { ...world, outside: next },
          broken: made === 'transfer' && !isTransferable ? DISPUTED_TRANSFER : null,
          isJournaled: false,
        }),
      ),
    ]
  }

  const start: MarketState = {
    purchases: Array.from({ length: buyers }, (): Purchase => 'looking'),
    order: null,
    deadlines: [],
    ages: { receivedAt: 0, reportedAt: 0 },
    outside: outsideAtStart(faults, hasAccount),
  }
  return {
    start,
    moves: (world: MarketState): WorldMove[] => [
      ...purchaseMoves(world),
      ...clockMoves(world),
      ...orderMoves(world),
    ],
    /** Returns whether an order takes an event that has no payload. */
    accepts: (order: Order, type: string) => outcomeOf(order, { type, at: 0 }).step !== null,
  }
}
