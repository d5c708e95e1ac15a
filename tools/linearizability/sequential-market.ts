import { array, boolean, constantFrom, integer, record } from 'fast-check'
import {
  HOLD_MS,
  type ProductInput,
  type ProductOperation,
  type ProductOutput,
} from './product-model.ts'

const PAUSE_MS = 30 * 60_000

/** A product in a market that does one thing after the other, with the rules of server/listings/holds.ts. */
class SequentialMarket {
  #soldTo: string | null = null
  readonly #holds = new Map<string, { until: number; isRenewed: boolean }>()

  /** Answers a call that takes effect at `now`. */
  answer(input: ProductInput, now: number): ProductOutput {
    const isSold = this.#soldTo !== null
    if (input.type === 'read') return { is: isSold ? 'sold' : 'forSale' }
    if (input.type === 'book') return { is: isSold ? 'item-unavailable' : 'booked' }
    if (input.type === 'buy') return this.#buy(input.buyer)
    if (this.#soldTo === input.buyer) return { is: 'already-paid' }
    if (input.type === 'hold') return this.#hold(input.buyer, now)
    const own = this.#holds.get(input.buyer)
    if (own !== undefined && own.until > now) own.until = now
    return { is: 'released' }
  }

  #buy(buyer: string): ProductOutput {
    if (this.#soldTo !== null && this.#soldTo !== buyer) return { is: 'refunded' }
    this.#soldTo = buyer
    this.#holds.clear()
    return { is: 'bought' }
  }

  #hold(buyer: string, now: number): ProductOutput {
    if (this.#soldTo !== null) return { is: 'item-unavailable' }
    for (const [name, { until }] of this.#holds) {
      if (name !== buyer && until > now) return { is: 'item-held', heldUntil: until }
    }
    const own = this.#holds.get(buyer)
    if (own !== undefined && own.until > now) return { is: 'held', heldUntil: own.until }
    const isRenewed = own !== undefined && now < own.until + PAUSE_MS
    if (isRenewed && own.isRenewed) return { is: 'hold-used-up' }
    this.#holds.set(buyer, { until: now + HOLD_MS, isRenewed })
    return { is: 'held', heldUntil: now + HOLD_MS }
  }
}

/** The time from one effect to the next: less than a hold, or more. */
const STEPS_MS = [100, 100, 100, 10_000, HOLD_MS / 2, HOLD_MS + 1]

/** A call, how long before its effect it was made, and how long after it the answer came. */
const calls = record({
  type: constantFrom<ProductInput['type'][]>(
    'book',
    'hold',
    'hold',
    'hold',
    'buy',
    'release',
    'read',
    'read',
  ),
  buyer: constantFrom('ann', 'bo', 'cy'),
  step: constantFrom(...STEPS_MS),
  before: integer({ min: 0, max: 300 }),
  after: integer({ min: 0, max: 300 }),
  isAnswered: integer({ min: 0, max: 4 }).map((n) => n > 0),
  hasEffect: boolean(),
})

/** Histories of a product in a market that does one thing after the other, where calls and answers travel. */
export const sequentialHistories = (maxLength: number) =>
  array(calls, { maxLength }).map((made) => {
    const market = new SequentialMarket()
    let now = 1000
    return made.map(
      ({ type, buyer, step, before, after, isAnswered, hasEffect }): ProductOperation => {
        now += step
        const call = now - before
        const input = type === 'read' ? { type } : { type, buyer, at: call }
        const output = isAnswered || hasEffect ? market.answer(input, now) : null
        return isAnswered
          ? { client: buyer, call, return: now + after, input, output }
          : { client: buyer, call, return: null, input, output: null }
      },
    )
  })
