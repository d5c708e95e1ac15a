import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate'
import type { Model } from './model.ts'

/** Returns a state node and all of its descendants. */
export const stateNodes = (node: StateNode): StateNode[] => [
  node,
  ...Object.values(node.states).flatMap(stateNodes),
]

/** True for a transition without effect: its state forbids the event. */
export const isForbidden = ({ target, actions, reenter }: AnyTransitionDefinition): boolean =>
  target === undefined && actions.length === 0 && !reenter

/** Returns every declared transition of a machine, one for each guarded branch, including forbidden ones. */
export const declaredTransitions = ({ root }: AnyStateMachine): AnyTransitionDefinition[] =>
  stateNodes(root).flatMap(({ transitions, always = [] }) => [
    ...[...transitions.values()].flat(),
    ...always,
  ])

/** Describes the declared transitions that the graph never takes. Events never take eventless transitions. */
export function untakenOf<Context>({ script, edges }: Model<Context>): string[] {
  const taken = new Set(edges.flatMap((edge) => edge.taken))
  return declaredTransitions(script.machine)
    .filter((one) => !isForbidden(one) && !taken.has(one))
    .map((one) => {
      const { source, eventType, target } = one.toJSON()
      return `${source} --${eventType}--> ${target?.join() ?? 'itself'} is never taken`
    })
}
