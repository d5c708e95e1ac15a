import type { History, Model } from './history.ts'

/** The result of a search. `order` has the indices of the operations: all answered ones, or the most it could place. */
export type Found<State> = {
  result: 'ok' | 'violation' | 'unknown'
  order: readonly number[]
  state: State
  steps: number
}

/** An operation that may come next. `group` is that of an unanswered operation; -1 for an answered one. */
type Candidate = { index: number; position: number; group: number }

/** The choices after some operations are placed, the state after them, and the operation that was placed last. */
type Frame<State> = {
  state: State
  key: string
  placed: Candidate | null
  candidates: readonly Candidate[]
  tried: number
}

/**
 * Searches for an order of the operations that the model accepts and in which an operation that returned comes before
 * each that was called later: the search of Wing and Gong, which visits no pair of placed operations and state twice
 * (Lowe). It ends with 'unknown' after `limit` steps.
 *
 * An unanswered operation constrains no other, so three rules keep the search from trying all their subsets: of equal
 * ones, the earliest is placed first; one that would change nothing is not placed; and a state that was reached with
 * fewer of them is not visited again with more.
 */
export function search<State, Input, Output>(
  model: Model<State, Input, Output>,
  history: History<Input, Output>,
  limit: number,
): Found<State> {
  const placed = new Placed(history)
  const stack: Frame<State>[] = []
  let longest: { order: readonly number[]; state: State } = { order: [], state: model.initial }
  let most = -1
  let steps = 0
  const enter = (state: State, key: string, candidate: Candidate | null) => {
    stack.push({ state, key, placed: candidate, candidates: placed.candidates(), tried: 0 })
    if (placed.answered <= most) return
    most = placed.answered
    longest = { order: stack.flatMap((frame) => frame.placed?.index ?? []), state }
  }
  enter(model.initial, model.keyOf(model.initial), null)
  while (placed.left > 0) {
    const frame = stack.at(-1)
    if (frame === undefined) return { result: 'violation', ...longest, steps }
    const candidate = frame.candidates[frame.tried]
    frame.tried += 1
    if (candidate === undefined) {
      stack.pop()
      if (frame.placed !== null) placed.takeBack(frame.placed)
      continue
    }
    steps += 1
    if (steps > limit) return { result: 'unknown', ...longest, steps }
    const operation = history[candidate.index]
    const next =
      operation === undefined ? null : model.apply(frame.state, operation.input, operation.output)
    if (next === null) continue
    const key = model.keyOf(next)
    if (candidate.group >= 0 && key === frame.key) continue
    placed.place(candidate)
    if (placed.isVisited(key)) placed.takeBack(candidate)
    else enter(next, key, candidate)
  }
  return { result: 'ok', ...longest, steps }
}

/** The operations that are placed: which of the answered ones, and how many of each group of equal unanswered ones. */
class Placed {
  answered = 0
  /** The indices of the answered operations, and their times, in the order of their calls. */
  readonly #indices: readonly number[]
  readonly #calls: Float64Array
  readonly #returns: Float64Array
  readonly #isPlaced: Uint8Array
  /** Positions before it are placed; positions from `#end` on are not. */
  #first = 0
  #end = 0
  /** The unanswered operations with equal inputs, each in the order of their calls. */
  readonly #groups: readonly { indices: readonly number[]; calls: readonly number[] }[]
  readonly #counts: number[]
  /** The counts with which a set of answered operations and a state were reached. */
  readonly #visited = new Map<string, number[][]>()

  constructor(history: History<unknown, unknown>) {
    const called = history
      .map((operation, index) => ({ ...operation, index }))
      .toSorted((a, b) => a.call - b.call)
    const answered = called.filter((operation) => operation.return !== null)
    this.#indices = answered.map(({ index }) => index)
    this.#calls = Float64Array.from(answered, ({ call }) => call)
    this.#returns = Float64Array.from(answered, (operation) => operation.return ?? Infinity)
    this.#isPlaced = new Uint8Array(answered.length)
    const unanswered = called.filter((operation) => operation.return === null)
    this.#groups = [...Map.groupBy(unanswered, ({ input }) => JSON.stringify(input)).values()].map(
      (equal) => ({
        indices: equal.map(({ index }) => index),
        calls: equal.map(({ call }) => call),
      }),
    )
    this.#counts = this.#groups.map(() => 0)
  }

  /** How many answered operations are not placed. */
  get left(): number {
    return this.#indices.length - this.answered
  }

  /** Lists what may come next: what was called before any return that is not placed. Answered operations come first. */
  candidates(): Candidate[] {
    const found: Candidate[] = []
    let firstReturn = Infinity
    for (let position = this.#first; position < this.#indices.length; position += 1) {
      if ((this.#calls[position] ?? 0) > firstReturn) break
      if (this.#isPlaced[position] === 1) continue
      firstReturn = Math.min(firstReturn, this.#returns[position] ?? 0)
      found.push({ index: this.#indices[position] ?? 0, position, group: -1 })
    }
    for (const [group, { indices, calls }] of this.#groups.entries()) {
      const count = this.#counts[group] ?? 0
      const index = indices[count]
      if (index !== undefined && (calls[count] ?? 0) <= firstReturn) {
        found.push({ index, position: -1, group })
      }
    }
    return found
  }

  place({ position, group }: Candidate): void {
    if (group >= 0) {
      this.#counts[group] = (this.#counts[group] ?? 0) + 1
      return
    }
    this.#isPlaced[position] = 1
    this.answered += 1
    this.#end = Math.max(this.#end, position + 1)
    while (this.#isPlaced[this.#first] === 1) this.#first += 1
  }

  takeBack({ position, group }: Candidate): void {
    if (group >= 0) {
      this.#counts[group] = (this.#counts[group] ?? 0) - 1
      return
    }
    this.#isPlaced[position] = 0
    this.answered -= 1
    this.#first = Math.min(this.#first, position)
    while (this.#end > 0 && this.#isPlaced[this.#end - 1] === 0) this.#end -= 1
  }

  /** Whether the same state was reached with the same answered operations and no more unanswered ones; notes it if not. */
  isVisited(state: string): boolean {
    let key = `${this.#first} ${this.#end}`
    for (let from = this.#first; from < this.#end; from += 30) {
      let bits = 0
      for (let position = from; position < Math.min(from + 30, this.#end); position += 1) {
        bits = (bits << 1) | (this.#isPlaced[position] ?? 0)
      }
      key += ` ${bits}`
    }
    key += `;${state}`
    const counts = this.#counts
    const known = this.#visited.get(key) ?? []
    if (known.some((fewer) => fewer.every((count, group) => count <= (counts[group] ?? 0)))) {
      return true
    }
    const kept = known.filter((more) => more.some((count, group) => count < (counts[group] ?? 0)))
    this.#visited.set(key, [...kept, [...counts]])
    return false
  }
}
