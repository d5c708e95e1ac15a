import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  type MachineContext,
  type StateValue,
  transition,
} from 'xstate'
import { type Duration, millisecondsOf } from './duration.ts'
import { type DurationName, policy } from './policy.ts'

/** A flow as it is stored. */
export type Persisted<Context = MachineContext> = { value: StateValue; context: Context }

/** An effect that the server performs after the commit. */
type Effect = { type: string; params: Readonly<Record<string, unknown>> }

/** A deadline that is running: the server sends the event when it is due. `since` names the moment that it counts from. */
export type Deadline = { event: string; dueAt: number; since: string | null }

/** The result of one event. */
export type Step<Context = MachineContext> = Persisted<Context> & {
  effects: readonly Effect[]
  /** The deadlines of the states that were entered, and those that start anew. */
  started: readonly Deadline[]
  /** The events of the deadlines of the states that were left. */
  ended: readonly string[]
}

/** The name of the action by which an event starts the deadlines of the active states anew. */
const STARTS_ANEW = 'startDeadlinesAnew'

/** `at`: the moment in the context at which the deadline is due; the others are due some time after a moment. */
type Declared =
  | { event: string; after: DurationName | 'retries'; since?: string }
  | { event: string; at: string }

/** Returns the deadlines that the active states declare, by the id of the state. */
function declaredIn(snapshot: AnyMachineSnapshot): ReadonlyMap<string, readonly Declared[]> {
  const metas: Record<string, { deadlines?: readonly Declared[] } | undefined> = snapshot.getMeta()
  return new Map(Object.entries(metas).map(([id, meta]) => [id, meta?.deadlines ?? []]))
}

function durationOf(after: DurationName | 'retries', context: MachineContext): Duration {
  if (after !== 'retries') return policy.durations[after]
  const index = Number(context['failures']) - 1
  const pause = policy.retries[Math.min(index, policy.retries.length - 1)]
  if (pause === undefined) throw new Error('There was no failure to wait after.')
  return pause
}

function dueAt(declared: Declared, context: MachineContext, at: number): number {
  if ('at' in declared) return Number(context[declared.at])
  const since = declared.since === undefined ? at : (context[declared.since] ?? at)
  return Number(since) + millisecondsOf(durationOf(declared.after, context))
}

function stepBetween(
  before: AnyMachineSnapshot | null,
  after: AnyMachineSnapshot,
  actions: readonly { type: string; params: unknown }[],
  at: number,
): Step {
  const old = before === null ? new Map<string, readonly Declared[]>() : declaredIn(before)
  const now = declaredIn(after)
  const context: MachineContext = after.context
  const startsAnew = actions.some(({ type }) => type === STARTS_ANEW)
  return {
    value: after.value,
    context,
    effects: actions
      .filter(({ type }) => !type.startsWith('xstate.') && type !== STARTS_ANEW)
      .map(({ type, params }) => ({ type, params: { ...(params as Effect['params']) } })),
    started: [...now]
      .filter(([id]) => startsAnew || !old.has(id))
      .flatMap(([, declared]) => declared)
      .map((declared) => ({
        event: declared.event,
        dueAt: dueAt(declared, context, at),
        since: 'since' in declared ? (declared.since ?? null) : null,
      })),
    ended: [...old]
      .filter(([id]) => !now.has(id))
      .flatMap(([, declared]) => declared.map(({ event }) => event)),
  }
}

/** Returns the first state of a flow that begins at `at`. */
export function firstStep(machine: AnyStateMachine, input: unknown, at: number): Step {
  const [snapshot, actions] = initialTransition(machine, input)
  return stepBetween(null, snapshot, actions, at)
}

/** Returns the result of an event in a stored flow; null if its state does not take the event. Pure. */
export function nextStep(
  machine: AnyStateMachine,
  { value, context }: Persisted,
  event: { type: string; at: number; [field: string]: unknown },
): Step | null {
  const before = machine.resolveState({ value, context })
  const [after, actions] = transition(machine, before, event)
  if (after.status === 'error') throw after.error
  // A transition that only has effects, such as a reminder, keeps the snapshot.
  const isRefused = after === before && actions.length === 0
  return isRefused ? null : stepBetween(before, after, actions, event.at)
}
