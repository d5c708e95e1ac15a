/**
 * One operation as a client saw it. Times come from one monotonic clock. Several attempts of a client with the same
 * idempotency key are one operation: from the first call to the last answer.
 */
export type Operation<Input, Output> = {
  client: string
  call: number
  /** null: never answered. The operation took effect at some time after its call, or never. */
  return: number | null
  input: Input
  /** null exactly where `return` is null. */
  output: Output | null
}

export type History<Input, Output> = readonly Operation<Input, Output>[]

/** The sequential behaviour of an object. */
export type Model<State, Input, Output> = {
  initial: State
  /**
   * Returns the state after an operation; null where the operation could not have this output in this state. The output
   * null is that of an operation that took effect and was never answered: each output that changes the state must lead
   * to a state that accepts no more than the state after the output null.
   */
  apply: (state: State, input: Input, output: Output | null) => State | null
  /** Equal for equal states. */
  keyOf: (state: State) => string
}

/** A call or a return, in a list in the order of time. */
export type Entry = {
  /** The index of the operation in the history. */
  index: number
  /** null: this entry is a return, or the operation was never answered. */
  returns: Entry | null
  isCall: boolean
  previous: Entry | null
  next: Entry | null
}

/** Lists the calls and returns of a history after a first entry. At the same time, calls come before returns. */
export function entriesOf(history: History<unknown, unknown>): Entry {
  const entry = (index: number, isCall: boolean): Entry => ({
    index,
    isCall,
    returns: null,
    previous: null,
    next: null,
  })
  const timed = history.flatMap((operation, index) => {
    const call = entry(index, true)
    if (operation.return === null) return [{ at: operation.call, entry: call }]
    call.returns = entry(index, false)
    return [
      { at: operation.call, entry: call },
      { at: operation.return, entry: call.returns },
    ]
  })
  timed.sort((a, b) => a.at - b.at || Number(b.entry.isCall) - Number(a.entry.isCall))
  const head = entry(-1, false)
  let last = head
  for (const { entry: next } of timed) {
    last.next = next
    next.previous = last
    last = next
  }
  return head
}

/** Removes a call and its return from the list. */
export function lift(call: Entry): void {
  for (const entry of [call, call.returns]) {
    if (entry === null) continue
    if (entry.previous !== null) entry.previous.next = entry.next
    if (entry.next !== null) entry.next.previous = entry.previous
  }
}

/** Puts a call and its return back; the opposite of the latest `lift`. */
export function unlift(call: Entry): void {
  for (const entry of [call.returns, call]) {
    if (entry === null) continue
    if (entry.previous !== null) entry.previous.next = entry
    if (entry.next !== null) entry.next.previous = entry
  }
}
