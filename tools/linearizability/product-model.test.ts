import { expect, it } from 'vitest'
import { isLinearizable } from './linearizability.ts'
import {
  HOLD_MS,
  productModel,
  type ProductInput,
  type ProductOperation,
  type ProductOutput,
} from './product-model.ts'

/** An operation of a buyer from one time to another; null: it was never answered. */
const operation = (
  buyer: string,
  type: ProductInput['type'],
  [call, end]: [number, number | null],
  output: ProductOutput | ProductOutput['is'] | null,
): ProductOperation => ({
  client: buyer,
  call,
  return: end,
  input: type === 'read' ? { type } : { type, buyer, at: call },
  output: typeof output === 'string' ? toOutput(output) : output,
})
function toOutput(is: ProductOutput['is']): ProductOutput {
  if (is === 'held' || is === 'item-held') throw new Error('A hold has an end.')
  return { is }
}
const held = (began: number) => ({ is: 'held' as const, heldUntil: began + HOLD_MS })
const itemHeld = (began: number) => ({ is: 'item-held' as const, heldUntil: began + HOLD_MS })
const resultOf = (...history: ProductOperation[]) => isLinearizable(productModel, history)

const purchase = [
  operation('ann', 'book', [0, 1], 'booked'),
  operation('ann', 'hold', [2, 4], held(3)),
  operation('bo', 'hold', [5, 6], itemHeld(3)),
  operation('ann', 'buy', [7, 9], 'bought'),
  operation('ann', 'hold', [10, 11], 'already-paid'),
  operation('bo', 'hold', [10, 11], 'item-unavailable'),
  operation('bo', 'read', [10, 11], 'sold'),
]
const bothBuy = (first: ProductOutput['is'], second: ProductOutput['is']) => [
  operation('ann', 'buy', [0, 9], first),
  operation('bo', 'buy', [1, 8], second),
]

it('a purchase, and what the other buyer is told meanwhile', () => {
  expect(resultOf(...purchase)).toBe('ok')
})
it('P5: two buyers never both bought it', () => {
  expect(resultOf(...bothBuy('bought', 'bought'))).toBe('violation')
})
it('P5: of two charges at once, one is refunded', () => {
  expect(resultOf(...bothBuy('refunded', 'bought'))).toBe('ok')
})
it('P5: two charges are never both refunded', () => {
  expect(resultOf(...bothBuy('refunded', 'refunded'))).toBe('violation')
})
it('a product is not for sale after its sale was acknowledged', () => {
  expect(resultOf(...purchase, operation('cy', 'read', [12, 13], 'forSale'))).toBe('violation')
})
it('a sale that was never answered explains a later refusal', () => {
  const lost = operation('ann', 'buy', [0, null], null)
  const refused = operation('bo', 'hold', [20, 21], 'item-unavailable')
  expect(resultOf(lost, operation('bo', 'read', [10, 11], 'forSale'), refused)).toBe('ok')
  expect(resultOf(refused)).toBe('violation')
})
it('a sale that was never answered may never have been made', () => {
  const lost = operation('ann', 'buy', [0, null], null)
  expect(resultOf(lost, operation('bo', 'buy', [10, 11], 'bought'))).toBe('ok')
})
it('a sale that was never answered is not undone once it was seen', () => {
  const lost = operation('ann', 'buy', [0, null], null)
  const seen = operation('bo', 'read', [2, 3], 'sold')
  expect(resultOf(lost, seen, operation('bo', 'buy', [10, 11], 'bought'))).toBe('violation')
})
it('a hold that was never answered explains a later refusal', () => {
  const lost = operation('ann', 'hold', [0, null], null)
  expect(resultOf(lost, operation('bo', 'hold', [5, 6], itemHeld(1)))).toBe('ok')
})
it('a product is not held for two buyers at once', () => {
  const first = operation('ann', 'hold', [0, 1], held(0))
  expect(resultOf(first, operation('bo', 'hold', [5, 6], held(5)))).toBe('violation')
})
it('a hold ends with its time, and the product is then held for another buyer', () => {
  const first = operation('ann', 'hold', [0, 1], held(0))
  const [before, then] = [HOLD_MS - 5, HOLD_MS + 1]
  const tooEarly = operation('bo', 'hold', [before, before + 1], itemHeld(0))
  expect(resultOf(first, tooEarly, operation('bo', 'hold', [then, then + 1], held(then)))).toBe(
    'ok',
  )
})
it('nobody is refused for a hold whose time is over', () => {
  const first = operation('ann', 'hold', [0, 1], held(0))
  const then = HOLD_MS + 1
  expect(resultOf(first, operation('bo', 'hold', [then, then + 1], itemHeld(0)))).toBe('violation')
})
it('nobody is refused for a hold that was released', () => {
  const first = operation('ann', 'hold', [0, 1], held(0))
  const released = operation('ann', 'release', [2, 3], 'released')
  expect(resultOf(first, released, operation('bo', 'hold', [5, 6], held(5)))).toBe('ok')
  expect(resultOf(first, released, operation('bo', 'hold', [5, 6], itemHeld(0)))).toBe('violation')
})
it('a buyer who waits for a release may be told that the hold ends at that moment', () => {
  const first = operation('ann', 'hold', [0, 1], held(0))
  const released = operation('ann', 'release', [2, 9], 'released')
  const told = { is: 'item-held' as const, heldUntil: 7 }
  expect(resultOf(first, released, operation('bo', 'hold', [5, 9], told))).toBe('ok')
})
it('a hold that lasts is not renewed', () => {
  const first = operation('ann', 'hold', [0, 1], held(0))
  expect(resultOf(first, operation('ann', 'hold', [5, 6], held(0)))).toBe('ok')
  expect(resultOf(first, operation('ann', 'hold', [5, 6], held(5)))).toBe('violation')
})
it('only a buyer who has had a hold before has used up the holds', () => {
  const first = operation('ann', 'hold', [0, 1], held(0))
  const released = operation('ann', 'release', [2, 3], 'released')
  const again = operation('ann', 'hold', [4, 5], held(4))
  const rest = [
    operation('ann', 'release', [6, 7], 'released'),
    operation('ann', 'hold', [8, 9], 'hold-used-up'),
  ]
  expect(resultOf(first, released, again, ...rest)).toBe('ok')
  expect(resultOf(operation('ann', 'hold', [8, 9], 'hold-used-up'))).toBe('violation')
})
