import type { History, Model, Operation } from './history.ts'
import { type Found, search } from './search.ts'

/** About a second for a small model. */
const MOST_STEPS = 1_000_000

/**
 * `order` places the operations that explain all answers. In a violation, `answer` is the first answer, in the order of
 * time, that no order explains. `order` then has the most operations that can be placed, `state` is the state after them,
 * and `unplaced` are the operations, answered until then, that cannot follow.
 */
type Verdict<State, Input, Output> =
  | { result: 'ok'; order: History<Input, Output> }
  | { result: 'unknown'; steps: number }
  | {
      result: 'violation'
      answer: Operation<Input, Output>
      order: History<Input, Output>
      state: State
      unplaced: History<Input, Output>
    }

type Options = { limit?: number }

/**
 * Whether a history is linearizable, without the explanation of `checkLinearizable`, which searches several more times
 * in a violation.
 */
export const isLinearizable = <State, Input, Output>(
  model: Model<State, Input, Output>,
  history: History<Input, Output>,
  { limit = MOST_STEPS }: Options = {},
): 'ok' | 'violation' | 'unknown' => search(model, history, limit).result

/**
 * Checks that each operation of a history takes effect at one moment between its call and its return: that some order
 * of the operations, which the model accepts, explains all answers. A history of several independent objects is checked
 * object by object. The result is 'unknown' only after `limit` steps of a search.
 */
export function checkLinearizable<State, Input, Output>(
  model: Model<State, Input, Output>,
  history: History<Input, Output>,
  { limit = MOST_STEPS }: Options = {},
): Verdict<State, Input, Output> {
  const whole = search(model, history, limit)
  if (whole.result === 'unknown') return { result: 'unknown', steps: whole.steps }
  if (whole.result === 'ok') return { result: 'ok', order: placedIn(history, whole) }
  const returned = history
    .filter((operation) => operation.return !== null)
    .toSorted((a, b) => (a.return ?? 0) - (b.return ?? 0))
  // A history is linearizable only if each of its beginnings is.
  let low = 0
  let high = returned.length - 1
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const tried = search(model, until(history, returned[middle]), limit)
    if (tried.result === 'violation') high = middle
    else low = middle + 1
  }
  const answer = returned[high]
  if (answer === undefined) throw new Error('A history without an answer has no violation.')
  const beginning = until(history, answer)
  const found = search(model, beginning, limit)
  const placed = new Set(found.order)
  return {
    result: 'violation',
    answer,
    order: placedIn(beginning, found),
    state: found.state,
    unplaced: beginning.filter(({ output }, index) => output !== null && !placed.has(index)),
  }
}

/** The beginning of a history: later answers are not known yet, and later calls have not been made. */
function until<Input, Output>(
  history: History<Input, Output>,
  last: Operation<Input, Output> | undefined,
): History<Input, Output> {
  const end = last?.return ?? Infinity
  return history
    .filter(({ call }) => call <= end)
    .map((operation) =>
      operation.return !== null && operation.return <= end
        ? operation
        : { ...operation, return: null, output: null },
    )
}

const placedIn = <Input, Output>(history: History<Input, Output>, { order }: Found<unknown>) =>
  order.flatMap((index) => history[index] ?? [])

/** Describes an operation in one line. */
const line = ({ client, call, return: end, input, output }: Operation<unknown, unknown>) =>
  `${client}, ${call} to ${end ?? '?'}: ${JSON.stringify(input)} -> ${output === null ? '?' : JSON.stringify(output)}`

/** Describes a verdict: in a violation, the answer that no order explains and what can be placed before it. */
export function describeVerdict(verdict: Verdict<unknown, unknown, unknown>): string {
  if (verdict.result === 'ok') return 'linearizable'
  if (verdict.result === 'unknown') return `not decided in ${verdict.steps} steps`
  const { answer, order, state, unplaced } = verdict
  return [
    'No order of the operations explains this answer:',
    `  ${line(answer)}`,
    `The longest order, which ends in ${JSON.stringify(state)}:`,
    ...order.map((operation) => `  ${line(operation)}`),
    'What cannot follow:',
    ...unplaced.map((operation) => `  ${line(operation)}`),
  ].join('\n')
}
