import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate'
import type { Model } from './model.ts'

/** A state and all that are nested in it. */
export const stateNodes = (node: StateNode): StateNode[] => [
  node,
  ...Object.values(node.states).flatMap(stateNodes),
]

/** A transition that does nothing: its state forbids the event. */
export const isForbidden = ({ target, actions, reenter }: AnyTransitionDefinition): boolean =>
  target === undefined && actions.length === 0 && !reenter

/** Every transition that a machine declares, each guarded branch of its own; forbidden ones are among them. */
export const declared = ({ root }: AnyStateMachine): AnyTransitionDefinition[] =>
  stateNodes(root).flatMap(({ transitions, always = [] }) => [
    ...[...transitions.values()].flat(),
    ...always,
  ])

/** The declared transitions that the graph never takes, in words. Eventless ones are never taken by an event. */
export function untakenOf<Context>({ script, edges }: Model<Context>): string[] {
  const taken = new Set(edges.flatMap((edge) => edge.taken))
  return declared(script.machine)
    .filter((one) => !isForbidden(one) && !taken.has(one))
    .map((one) => {
      const { source, eventType, target } = one.toJSON()
      return `${source} --${eventType}--> ${target?.join() ?? 'itself'} is never taken`
    })
}
