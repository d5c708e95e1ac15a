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
