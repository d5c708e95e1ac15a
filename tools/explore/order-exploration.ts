import type { AnyStateMachine } from 'xstate'
import { factsOf, type Facts, orderRules } from './order-rules.ts'
import { type Engine, keyOfWorld, type Order, type MarketState } from './order-world.ts'
import { createMarket, marketSentences } from './market-model.ts'
import type { ExplorationPart } from './order-parts.ts'
import { ENDLESS, type Exploration, explore, type Move } from './search.ts'
import { brokenByStep, stepRules } from './step-rules.ts'
import { worldRules } from './world-rules.ts'

const UNJOURNALED = 'No effect without a journal row.'

/** The sentences of all rules that an exploration checks. */
export const orderSentences: readonly string[] = [
  ...[orderRules, stepRules, worldRules].flatMap(Object.keys),
  ...marketSentences,
  UNJOURNALED,
  ENDLESS,
]

type OrderKnowledge = { facts: Facts; broken: string | null; isFinal: boolean }

/** Explores the market that executes an order machine, and stops at the first broken rule. */
export function exploreOrder(
  machine: AnyStateMachine,
  { name, bounds, limit, begins = [] }: ExplorationPart,
  engine?: Engine,
): Exploration {
  const model = createMarket(machine, bounds, brokenByStep, engine)
  const known = new Map<number, OrderKnowledge>()
  const goodsNodes = machine.states['goods']?.states ?? {}

  /** The knowledge that depends on the order alone is computed once for each order. */
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

  /** Makes the first moves. Throws where one is impossible. */
  const worldAfter = (world: MarketState, [first, ...rest]: readonly string[]): MarketState => {
    if (first === undefined) return world
    const possible = moves(world)
    const move = possible.find(({ words }) => words === first)
    if (move === undefined) {
      const others = possible.map(({ words }) => words).join('; ')
      throw new Error(`In '${name}', this cannot happen: ${first}. These can: ${others}`)
    }
    return worldAfter(move.next, rest)
  }

  return explore(
    {
      start: worldAfter(model.start, begins),
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
