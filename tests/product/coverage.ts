import { explore } from '../model/paths.ts'
import type { Model } from '../model/model.ts'
import type { Stimulus } from '../model/stimuli.ts'
import { chainedCover, type TransitionCover, transitionCover } from '../model/transition-cover.ts'
import { faultOf } from './faults.ts'
import type { ProductFlow } from './stage.ts'

/** Returns why a step cannot be caused from outside the app; undefined if it can. */
export function reasonAgainst<Context>(
  { unreachable }: ProductFlow<Context>,
  { name }: Stimulus,
): string | undefined {
  return Object.entries(unreachable).find(([start]) => name.startsWith(start))?.[1]
}

/** Returns true if a step can be caused from outside the app after this number of steps. */
export function isReachable<Context>(
  flow: ProductFlow<Context>,
  stimulus: Stimulus,
  stepsBefore: number,
): boolean {
  const { ports, actions, arrives } = flow
  if (reasonAgainst(flow, stimulus) !== undefined) return false
  if ((stepsBefore === 0 && arrives(stimulus)) || stimulus.name in actions) return true
  if (stimulus.kind !== 'resolve' && stimulus.kind !== 'reject') return false
  const variant = stimulus.name.slice(stimulus.port.length + 1)
  const port = ports[stimulus.port]
  if (port === undefined) return false
  return (
    port.answers[variant] !== undefined ||
    (stimulus.kind === 'reject' && faultOf[stimulus.failure.kind] !== null)
  )
}

/**
 * Returns the paths that are walked in the app, and the declared transitions that no path takes. Paths are long if the
 * flow defines `ends`, since opening the app takes as long as ten steps in it.
 */
export function productCover<Context>(
  flow: ProductFlow<Context>,
  model: Model<Context> = explore(flow.script),
): TransitionCover {
  const isReached = ({ stimulus }: { stimulus: Stimulus }, stepsBefore: number) =>
    isReachable(flow, stimulus, stepsBefore)
  const { ends } = flow
  return ends === undefined
    ? transitionCover(model, isReached)
    : chainedCover(model, isReached, ({ stimulus }) => stimulus.name in ends)
}
