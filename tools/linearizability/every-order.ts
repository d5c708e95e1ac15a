import type { History, Model } from './history.ts'

/** Says the same as checkLinearizable by trying every order, without a memory: for short histories. */
export function someOrderExplains<State, Input, Output>(
  { initial, apply }: Model<State, Input, Output>,
  history: History<Input, Output>,
): boolean {
  const canEnd = (state: State, left: History<Input, Output>): boolean =>
    left.every((operation) => operation.return === null) ||
    left.some((operation, index) => {
      const isFirst = left.every(({ return: end }) => end === null || end >= operation.call)
      const next = isFirst ? apply(state, operation.input, operation.output) : null
      return next !== null && canEnd(next, left.toSpliced(index, 1))
    })
  return canEnd(initial, history)
}
