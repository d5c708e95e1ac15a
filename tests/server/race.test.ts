import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sampleOf } from '../model/sample.ts'
import { openWalkMarket, type WalkMarket } from '../../tools/walks/market.ts'
import { interleavings, raceProblems, type Step } from './two-buyers.ts'

/** A test run takes every fourth interleaving; INTERLEAVINGS=all takes every one. */
const sampled = <Order>(orders: readonly Order[]) => sampleOf(orders, 'INTERLEAVINGS', 4)

/** The steps of a buyer, in order. */
const buying: readonly Step[] = ['book', 'load', 'intent', 'confirm', 'save']
/** The steps of a buyer who deletes the booking from My Orders during the payment. */
const deleting: readonly Step[] = ['book', 'intent', 'confirm', 'delete', 'save']
/** The steps of a buyer who closes the tab after paying and records the payment on return. */
const leaving: readonly Step[] = ['book', 'intent', 'confirm']

let market: WalkMarket
// A new market for each test, because responses slow down as data accumulates.
beforeEach(async () => {
  market = await openWalkMarket()
})
afterEach(() => market.database.close())

/** Runs each order with a fresh product and returns the problems, with the order that caused them. */
async function problemsOf(
  orders: readonly (readonly ('ann' | 'bob')[])[],
  steps: { ann: readonly Step[]; bob: readonly Step[] },
  holds: 'in force' | 'run out',
): Promise<string[]> {
  const problems: string[] = []
  for (const order of orders) problems.push(...(await raceProblems(market, order, steps, holds)))
  return problems
}

/** Two buyers can then be charged, and the server has to refund one of them. */
function cancelNothing({ market: { cards } }: WalkMarket): void {
  cards.cancelIntent = (id) => cards.readIntent(id)
}

describe('two buyers and one item: at most one sale, and charges = payments recorded or refunded', () => {
  const both = { ann: buying, bob: buying }
  // Both buyers take the same steps, so half of the orders mirror the other half.
  const orders = sampled(
    interleavings(buying.length, buying.length).filter(([first]) => first === 'ann'),
  )
  test(`P4, P5, O2: ${orders.length} interleavings of two payments while the item is held`, async () => {
    expect(await problemsOf(orders, both, 'in force')).toEqual([])
  }, 300_000)
  test(`P4, P5, O2: ${orders.length} interleavings of two payments, each after the other's hold has expired`, async () => {
    expect(await problemsOf(orders, both, 'run out')).toEqual([])
  }, 300_000)
  test(`P4, P5, O2: the same ${orders.length} interleavings where the provider still charges cancelled intents`, async () => {
    cancelNothing(market)
    expect(await problemsOf(orders, both, 'run out')).toEqual([])
  }, 300_000)

  const withDeletion = sampled(interleavings(deleting.length, buying.length))
  test(`O3, P4, P5: ${withDeletion.length} interleavings in which one buyer deletes the booking after paying`, async () => {
    cancelNothing(market)
    const steps = { ann: deleting, bob: buying }
    expect(await problemsOf(withDeletion, steps, 'run out')).toEqual([])
  }, 300_000)

  const withLeaving = sampled(interleavings(leaving.length, buying.length))
  test(`P4, P5, O2: ${withLeaving.length} interleavings in which one buyer closes the tab after paying`, async () => {
    cancelNothing(market)
    const steps = { ann: leaving, bob: buying }
    expect(await problemsOf(withLeaving, steps, 'run out')).toEqual([])
  }, 300_000)
})

test('interleavings() returns every order once', () => {
  const orders = interleavings(5, 5).map((order) => order.join())
  expect(new Set(orders).size).toBe(252)
})

test('detects a server that omits a refund', async () => {
  const inTurn = buying.flatMap(() => ['ann', 'bob'] as const)
  cancelNothing(market)
  market.market.cards.refund = async () => undefined
  const steps = { ann: buying, bob: buying }
  const problems = await raceProblems(market, inTurn, steps, 'run out')
  expect(problems.join()).toContain('got no item and no refund')
})
