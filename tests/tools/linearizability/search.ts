import { type Entry, entriesOf, type History, lift, type Model, unlift } from './history.ts'

/** The result of a search. `order` has the indices of the operations: all answered ones, or the most it could place. */
export type Found<State> = {
  result: 'ok' | 'violation' | 'unknown'
  order: readonly number[]
  state: State
  steps: number
}

/** The operations that are placed so far, and the state after them. */
class Order<State> {
  state: State
  /** How many of the operations that were answered are not placed. */
  left: number
  longest: Pick<Found<State>, 'order' | 'state'>
  readonly #placed: { call: Entry; before: State }[] = []
  #set = 0n

  constructor(initial: State, left: number) {
    this.state = initial
    this.left = left
    this.longest = { order: [], state: initial }
  }

  /** Names the set of operations that is placed with one more. */
  setWith({ index }: Entry): string {
    return (this.#set | (1n << BigInt(index))).toString(36)
  }

  place(call: Entry, next: State): void {
    this.#placed.push({ call, before: this.state })
    this.state = next
    this.#set |= 1n << BigInt(call.index)
    if (call.returns !== null) this.left -= 1
    lift(call)
    if (this.#placed.length > this.longest.order.length || this.left === 0) {
      this.longest = { order: this.#placed.map(({ call: { index } }) => index), state: next }
    }
  }

  /** Takes the latest operation back, and returns its call; null where none is placed. */
  takeBack(): Entry | null {
    const latest = this.#placed.pop()
    if (latest === undefined) return null
    const { call, before } = latest
    unlift(call)
    this.state = before
    this.#set &= ~(1n << BigInt(call.index))
    if (call.returns !== null) this.left += 1
    return call
  }
}

/**
 * Searches for an order of the operations that the model accepts and in which an operation that returned comes before
 * each that was called later. This is the search of Wing and Gong, which never visits a pair of placed operations and
 * state twice (Lowe). It ends with 'unknown' after `limit` steps.
 */
export function search<State, Input, Output>(
  model: Model<State, Input, Output>,
  history: History<Input, Output>,
  limit: number,
): Found<State> {
  const head = entriesOf(history)
  const answered = history.filter((operation) => operation.return !== null).length
  const order = new Order(model.initial, answered)
  const visited = new Set<string>()
  let steps = 0
  let entry = head.next
  while (order.left > 0) {
    // At a return, or at the end of the list, some operation had to be placed before.
    if (entry === null || !entry.isCall) {
      const call = order.takeBack()
      if (call === null) return { result: 'violation', ...order.longest, steps }
      entry = call.next
      continue
    }
    steps += 1
    if (steps > limit) return { result: 'unknown', ...order.longest, steps }
    const operation = history[entry.index]
    const next =
      operation === undefined ? null : model.apply(order.state, operation.input, operation.output)
    const pair = next === null ? '' : `${order.setWith(entry)} ${model.keyOf(next)}`
    if (next === null || visited.has(pair)) {
      entry = entry.next
      continue
    }
    visited.add(pair)
    order.place(entry, next)
    entry = head.next
  }
  return { result: 'ok', ...order.longest, steps }
}
