import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  StateValue,
} from 'xstate'
import type { Failure } from '../../src/domain/failure.ts'

export type PlainEvent = { readonly type: string }

/** A snapshot with a typed context. */
export type State<Context> = {
  /** The state value in one line: 'cardForm.declined'. */
  name: string
  context: Context
  snapshot: AnyMachineSnapshot
}

/** An event and the name of its payload. */
export type Variant<Event extends PlainEvent, Context> = {
  name: string
  event: Event
  /** Keeps the graph finite: the walk sends the event only in these states. Totality checks it in every state. */
  when?: (state: State<Context>) => boolean
}

/**
 * The outputs and named failures of a port. Every failure kind is tried in addition to the named ones. `failures` is
 * null for a child machine, which handles its own failures.
 */
export type PortResults = {
  outputs: Readonly<Record<string, unknown>>
  failures: Readonly<Record<string, Failure>> | null
}

type Parts<Context, Event extends PlainEvent, Input> = {
  input: Input
  sends: readonly Variant<Event, Context>[]
  /** By invoke id. A listener never completes, so it has no outputs. */
  listeners: Readonly<Record<string, readonly Variant<Event, Context>[]>>
  /** By invoke id. */
  ports: Readonly<Record<string, PortResults>>
  /** The listener that a state without an active port waits for, by the name of the state. */
  awaits?: Readonly<Record<string, string>>
  /** The states in which nobody waits, though only a listener ends them, by name. */
  rests?: readonly string[]
  /** The context facts that, with the state value, determine what can happen next. */
  factsOf: (context: Context) => readonly (string | number | boolean)[]
  /** Maximum number of steps of a simple path. */
  bound: number
}

/** The events, port results and listener events of one machine. */
export type Script<Context> = Parts<Context, PlainEvent, unknown> & { machine: AnyStateMachine }

/** A new state of a child machine, as XState sends it to the parent. */
type ChildSnapshot = {
  type: `xstate.snapshot.${string}`
  snapshot: { status: 'active'; value: StateValue; context?: unknown }
}

/** Returns a script whose events, context and input are type-checked against its machine. */
export function scriptFor<Machine extends AnyStateMachine>(
  machine: Machine,
  parts: Parts<ContextFrom<Machine>, EventFromLogic<Machine> | ChildSnapshot, InputFrom<Machine>>,
): Script<ContextFrom<Machine>> {
  return { ...parts, machine }
}

/** Declares the results of a port, type-checked against the output that the machine declares for it. */
export function portResults<Output>(
  outputs: Readonly<Record<string, Output>>,
  failures: Readonly<Record<string, Failure>> = {},
): PortResults {
  return { outputs, failures }
}

/** Declares the outputs of a child machine, type-checked like those of a port. */
export function childOutputs<Output>(outputs: Readonly<Record<string, Output>>): PortResults {
  return { outputs, failures: null }
}

/** Formats a state value in one line. */
export function nameOf(value: StateValue): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([key, inner]) => (inner === undefined ? key : `${key}.${nameOf(inner)}`))
    .join(' + ')
}

export function stateOf<Context>(snapshot: AnyMachineSnapshot): State<Context> {
  return { name: nameOf(snapshot.value), context: snapshot.context, snapshot }
}

/** True if a state is `outer` or one of its descendants. */
export const isIn =
  (outer: string) =>
  ({ name }: { name: string }): boolean =>
    name === outer || name.startsWith(`${outer}.`)
