import { assert, constantFrom, nat, property } from 'fast-check'
import { expect, it } from 'vitest'
import { someOrderExplains } from './every-order.ts'
import { checkLinearizable, describeVerdict, isLinearizable } from './linearizability.ts'
import { productModel, type ProductOperation, type ProductOutput } from './product-model.ts'
import { sequentialHistories } from './sequential-market.ts'

const resultOf = (history: readonly ProductOperation[]) => isLinearizable(productModel, history)

it('accepts each history of a market that does one thing after the other', () => {
  const accepts = property(sequentialHistories(30), (history) => {
    expect(describeVerdict(checkLinearizable(productModel, history))).toBe('linearizable')
  })
  assert(accepts, { numRuns: 2000 })
})

const outputs: ProductOutput[] = [
  ...(['booked', 'bought', 'released', 'forSale', 'sold', 'already-paid'] as const).map((is) => ({
    is,
  })),
  ...(['item-unavailable', 'refunded', 'hold-used-up'] as const).map((is) => ({ is })),
]

it('refuses a history with another answer exactly where trying every order finds none', () => {
  let refused = 0
  const agrees = property(
    sequentialHistories(7),
    nat(),
    constantFrom(...outputs),
    (history, which, output) => {
      const answered = history.filter((operation) => operation.output !== null)
      const changed = answered[which % Math.max(answered.length, 1)]
      const told = history.map((operation) =>
        operation === changed ? { ...operation, output } : operation,
      )
      const expected = someOrderExplains(productModel, told) ? 'ok' : 'violation'
      if (expected === 'violation') refused += 1
      expect(resultOf(told)).toBe(expected)
    },
  )
  assert(agrees, { numRuns: 2000 })
  expect(refused).toBeGreaterThan(500)
})

it('P5: refuses that two buyers bought a product, after any history without a sale', () => {
  const unsold = sequentialHistories(8).filter((history) =>
    history.every(({ input }) => input.type !== 'buy'),
  )
  const refuses = property(unsold, (history) => {
    const end = Math.max(0, ...history.map((operation) => operation.return ?? operation.call))
    const [first, second] = ['dan', 'eve'].map((buyer): ProductOperation => ({
      client: buyer,
      call: end + 1,
      return: end + 10,
      input: { type: 'buy', buyer },
      output: { is: 'bought' },
    }))
    if (first === undefined || second === undefined) throw new Error('Nobody buys.')
    expect(resultOf([...history, first])).toBe('ok')
    expect(resultOf([...history, first, second])).toBe('violation')
  })
  assert(refuses, { numRuns: 500 })
})
