import type { AnyStateMachine } from 'xstate'
import { factsOf, type Facts, orderRules } from './order-rules.ts'
import {
  type Bounds,
  type Engine,
  keyOfWorld,
  type Order,
  type MarketState,
} from './order-world.ts'
import { createMarket } from './market-model.ts'
import type { Faults } from './provider-model.ts'
import { type Exploration, explore, type Move } from './search.ts'
import { brokenByStep } from './step-rules.ts'
import { worldRules } from './world-rules.ts'

const nothing: Faults = { failures: 0, refusals: 0, repeats: 0, changes: 0 }

/** A part of the exploration: what goes wrong in it, and at how many states it stops. */
export type ExplorationPart = { name: string; bounds: Bounds; limit: number }

const part = (
  name: string,
  buyers: number,
  faults: Partial<Faults>,
  limit: number,
  only?: readonly string[],
): ExplorationPart => ({
  name,
  bounds: { buyers, faults: { ...nothing, ...faults }, ...(only && { only }) },
  limit,
})

/** A movement fails until it is stuck. A dispute changes at any time, also after its end. */
const stuck = { failures: 4, refusals: 1 }
const disputed = { refusals: 1, changes: 2 }

/** The parts that `npm run explore` explores. */
export const wholeParts: readonly ExplorationPart[] = [
  part('nothing goes wrong', 2, {}, 100_000),
  part('repeated messages', 2, { failures: 1, repeats: 1 }, 200_000),
  part('failures', 1, stuck, 200_000),
  part('disputes', 1, disputed, 200_000),
  part('all at once', 2, { ...stuck, ...disputed, repeats: 2 }, 200_000),
]

const RETRY = 'admin.retryPayment'
const SALE = ['seller.meet', 'buyer.confirm']
const SPLIT = ['seller.meet', 'buyer.reportProblem', 'seller.offerPart', 'buyer.acceptPart']

const RETURN = ['buyer.askToReturn', 'seller.agreeToReturn', 'buyer.sendBack']
const REVIEW = ['buyer.askToReturn', 'seller.refuseReturn', 'admin.split', 'admin.release']

/** The parts that `npm test` explores: each goes far along few ways. */
export const smallParts: readonly ExplorationPart[] = [
  part('two buyers', 2, {}, 2_000, []),
  part('a refund that is stuck', 1, { failures: 4 }, 3_000, ['seller.cancel', RETRY]),
  part('a transfer that is stuck', 1, { failures: 4 }, 3_000, [...SALE, RETRY]),
  part('a disputed sale', 1, { failures: 1, refusals: 1, changes: 1 }, 3_000, SALE),
  part('a split, and repeated messages', 1, { repeats: 1 }, 2_000, SPLIT),
  part('a split that is stuck', 1, { failures: 4 }, 6_000, [...SPLIT, RETRY]),
  part('a return', 1, { failures: 1, refusals: 1 }, 12_000, [...SALE, ...RETURN]),
  part('a disputed review', 1, { refusals: 1, changes: 1 }, 12_000, [...SALE, ...REVIEW]),
  part('a disputed split', 1, { changes: 1 }, 3_000, SPLIT),
  part('nothing goes wrong', 1, {}, 8_000),
]

const UNJOURNALED = 'No effect without a journal row.'

type OrderKnowledge = { facts: Facts; broken: string | null; isFinal: boolean }

/** Explores the market that executes an order machine, and stops at the first broken rule. */
export function exploreOrder(
  machine: AnyStateMachine,
  { bounds, limit }: ExplorationPart,
  engine?: Engine,
): Exploration {
  const model = createMarket(machine, bounds, brokenByStep, engine)
  const known = new Map<number, OrderKnowledge>()
  const goodsNodes = machine.states['goods']?.states ?? {}

  /** What depends on the order alone is computed once for each order. */
  const about = (order: Order): OrderKnowledge => {
    const before = known.get(order.id)
    if (before !== undefined) return before
    const facts = factsOf(order)
    const broken = Object.entries(orderRules).find(([, holds]) => !holds(facts))
    const isFinal =
      goodsNodes[facts.goods]?.type === 'final' &&
      machine.resolveState({ ...order }).hasTag('atRest')
    const knowledge = { facts, broken: broken?.[0] ?? null, isFinal }
    known.set(order.id, knowledge)
    return knowledge
  }

  const brokenBy = (world: MarketState): string | null => {
    const { order } = world
    if (order === null) return null
    const { facts, broken } = about(order)
    if (broken !== null) return broken
    const accepts = (type: string) => model.accepts(order, type)
    const found = Object.entries(worldRules).find(
      ([, holds]) => !holds({ ...world, facts, accepts }),
    )
    return found?.[0] ?? null
  }

  const moves = (world: MarketState): Move<MarketState>[] => {
    const found: Move<MarketState>[] = []
    for (const { words, next, broken, isJournaled } of model.moves(world)) {
      const hasEffects = next.outside.outbox.length > world.outside.outbox.length
      const breach = hasEffects && !isJournaled ? UNJOURNALED : broken
      // A refused event that changes nothing is checked, and is no edge.
      if (breach !== null || next !== world) found.push({ words, next, broken: breach })
    }
    return found
  }

  return explore(
    {
      start: model.start,
      keyOf: keyOfWorld,
      moves,
      brokenBy,
      isFinal: ({ order, purchases }) =>
        order !== null &&
        about(order).isFinal &&
        purchases.every((purchase) => purchase !== 'charged' && purchase !== 'refundDue'),
    },
    limit,
  )
}
