import type { Model, Operation } from './history.ts'

/** How long the server holds a product: server/listings/holds.ts. */
export const HOLD_MS = 15 * 60_000

/**
 * A call about one product. `at` is the time of the call, in milliseconds, by a clock that agrees with the servers'.
 *
 * - `book`: PUT /book-product.
 * - `hold`: POST /create-payment-intent, which holds the product for the buyer.
 * - `buy`: from the confirmation at the card provider to the answer of POST /save-payment-info. From the confirmation on,
 *   the server may find the charge by itself, so it is one operation.
 * - `release`: DELETE /book-product, which ends the buyer's hold.
 * - `read`: GET /products/{id}.
 */
export type ProductInput =
  | { type: 'book' | 'buy'; buyer: string }
  | { type: 'hold' | 'release'; buyer: string; at: number }
  | { type: 'read' }

/**
 * The answer: the code of a problem where there is one. `refunded` also stands for refund-pending: the refund is recorded
 * and under way. `heldUntil` is that of the answer, in milliseconds: when the hold of the buyer, or of the other buyer,
 * ends.
 */
export type ProductOutput =
  | { is: 'booked' | 'bought' | 'released' | 'forSale' | 'sold' }
  | { is: 'already-paid' | 'item-unavailable' | 'refunded' | 'hold-used-up' }
  | { is: 'held' | 'item-held'; heldUntil: number }

/** One operation on a product. */
export type ProductOperation = Operation<ProductInput, ProductOutput>

/**
 * `granted`: `ends` is its end. `unanswered`: nobody knows its end, which is not before `ends`. `released`: it ended, not
 * before `ends`. `isAgain`: the buyer had a hold before.
 */
type Hold = { is: 'granted' | 'unanswered' | 'released'; ends: number; isAgain: boolean }

/** `holds`: the latest hold of each buyer. A sale deletes them. */
type ProductState = { soldTo: string | null; holds: Readonly<Record<string, Hold>> }

type Claim = { buyer: string; at: number }

/**
 * A product of a seller who neither changes nor removes it, and of buyers who make no offers and return nothing: it is
 * for sale, held by one buyer or by nobody, and then sold to one buyer for good. A hold is a lease. It ends by itself, by
 * the server's clock, and does not prevent a sale to a buyer who was charged without one. The model lets the server
 * refuse a buyer's second hold in succession, which it does for half an hour, but does not demand it.
 */
export const productModel: Model<ProductState, ProductInput, ProductOutput> = {
  initial: { soldTo: null, holds: {} },
  keyOf: ({ soldTo, holds }) =>
    JSON.stringify([soldTo, Object.entries(holds).toSorted(([a], [b]) => (a < b ? -1 : 1))]),
  apply: (state, input, output) => {
    if (input.type === 'hold') return afterHold(state, input, output)
    if (input.type === 'buy') return afterBuy(state, input.buyer, output)
    if (input.type === 'release') return afterRelease(state, input, output)
    const isPossible =
      output === null ||
      (state.soldTo === null
        ? output.is === (input.type === 'read' ? 'forSale' : 'booked')
        : output.is === (input.type === 'read' ? 'sold' : 'item-unavailable'))
    return isPossible ? state : null
  },
}

function afterBuy(
  state: ProductState,
  buyer: string,
  output: ProductOutput | null,
): ProductState | null {
  const { soldTo } = state
  const isOthers = soldTo !== null && soldTo !== buyer
  const expected = isOthers ? 'refunded' : 'bought'
  if (output !== null && output.is !== expected) return null
  return isOthers ? state : { soldTo: buyer, holds: {} }
}

function afterRelease(
  state: ProductState,
  { buyer, at }: Claim,
  output: ProductOutput | null,
): ProductState | null {
  if (state.soldTo === buyer) return output === null || output.is === 'already-paid' ? state : null
  if (output !== null && output.is !== 'released') return null
  const own = state.holds[buyer]
  // A hold that has ended keeps its end.
  if (own === undefined || own.is === 'released') return state
  if (own.is === 'granted' && own.ends <= at) return state
  return withHold(state, buyer, 'released', at)
}

function afterHold(
  state: ProductState,
  claim: Claim,
  output: ProductOutput | null,
): ProductState | null {
  const { soldTo, holds } = state
  const own = holds[claim.buyer]
  if (soldTo !== null) {
    const isPossible =
      output === null ||
      (soldTo === claim.buyer
        ? output.is === 'already-paid'
        : output.is === 'item-unavailable' || output.is === 'refunded')
    return isPossible ? state : null
  }
  const others = Object.entries(holds).flatMap(([name, hold]) =>
    name === claim.buyer ? [] : [hold],
  )
  if (output === null) {
    const begins = Math.max(claim.at, ...others.map(({ ends }) => ends))
    return withHold(state, claim.buyer, 'unanswered', begins + HOLD_MS)
  }
  if (output.is === 'hold-used-up') return own?.isAgain === true ? state : null
  if (output.is === 'item-held') {
    const isHeld = others.some((hold) => mayEnd(hold, output.heldUntil))
    return isHeld && output.heldUntil > claim.at ? state : null
  }
  if (output.is !== 'held') return null
  // A hold that lasts stays as it is.
  if (own?.is === 'granted' && own.ends === output.heldUntil) return state
  const begins = output.heldUntil - HOLD_MS
  const isOwnOver = own?.is !== 'granted' || own.ends <= begins
  const isPossible = isOwnOver && others.every(({ ends }) => ends <= begins)
  // The hold of an unanswered call began after that call.
  const earliest = own?.is === 'unanswered' ? own.ends - HOLD_MS : claim.at
  return isPossible && begins >= earliest
    ? withHold(state, claim.buyer, 'granted', output.heldUntil)
    : null
}

/**
 * Whether another buyer may be told that this hold ends at `heldUntil`. The end is earlier than the granted one where a
 * release ends the hold while the other buyer waits for the product's lock.
 */
function mayEnd(hold: Hold, heldUntil: number): boolean {
  if (hold.is === 'released' || heldUntil <= hold.ends - HOLD_MS) return false
  return hold.is === 'unanswered' || heldUntil <= hold.ends
}

const withHold = (
  state: ProductState,
  buyer: string,
  is: Hold['is'],
  ends: number,
): ProductState => ({
  ...state,
  holds: { ...state.holds, [buyer]: { is, ends, isAgain: state.holds[buyer] !== undefined } },
})
