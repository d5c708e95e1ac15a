import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'

/** Why a machine takes no transition on an event. Both empty: no active state has a transition for it. */
export type Refusal = {
  /** The names of the guards that said no. */
  guards: string[]
  /** A state ignores the event on purpose: the description of that, or '' without one. */
  ignored: string | null
}

const guardName = ({ guard }: AnyTransitionDefinition): string | null => {
  if (guard === undefined) return null
  if (typeof guard === 'string') return guard
  return typeof guard === 'function' ? guard.name : guard.type
}

/** Returns why a state does not take an event. Inner states come first, as in the machine's own selection. */
export function refusalOf({ _nodes }: AnyMachineSnapshot, { type }: AnyEventObject): Refusal {
  const ways = _nodes
    .toSorted((one, other) => other.path.length - one.path.length)
    .flatMap((node) => node.transitions.get(type) ?? [])
  // A transition without a guard that is not taken has no effect: it keeps the event from the states around it.
  const last = ways.findIndex((way) => guardName(way) === null)
  const ignoring = ways[last]
  const guarded = last === -1 ? ways : ways.slice(0, last)
  return {
    guards: [...new Set(guarded.flatMap((way) => guardName(way) ?? []))],
    ignored: ignoring === undefined ? null : (ignoring.description ?? ''),
  }
}
