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

/** A snapshot, with its context typed. */
export type State<Context> = {
  /** The state value in one line: 'cardForm.declined'. */
  name: string
  context: Context
  snapshot: AnyMachineSnapshot
}

/** An event with a name for its payload. */
export type Variant<Event extends PlainEvent, Context> = {
  name: string
  event: Event
  /** Keeps the graph finite: the walk takes the event only here; that it is safe is checked everywhere. */
  when?: (state: State<Context>) => boolean
}

/** What a port can answer; every kind of failure comes on top of the ones that are named here. */
export type Answers = {
  outputs: Readonly<Record<string, unknown>>
  failures: Readonly<Record<string, Failure>>
}

type Parts<Context, Event extends PlainEvent, Input> = {
  input: Input
  sends: readonly Variant<Event, Context>[]
  /** By invoke id. A listener never ends, so it has no answer. */
  listeners: Readonly<Record<string, readonly Variant<Event, Context>[]>>
  /** By invoke id. */
  ports: Readonly<Record<string, Answers>>
  /** By the name of a state in which no port is at work: the listener that it waits for. */
  awaits?: Readonly<Record<string, string>>
  /** The context facts that, with the state value, decide what can happen next. */
  factsOf: (context: Context) => readonly (string | number | boolean)[]
  /** The most steps of a simple path. */
  bound: number
}

/** Everything that can happen to one machine. */
export type Script<Context> = Parts<Context, PlainEvent, unknown> & { machine: AnyStateMachine }

/** A script whose events, context and input are checked against its machine. */
export function scriptFor<Machine extends AnyStateMachine>(
  machine: Machine,
  parts: Parts<ContextFrom<Machine>, EventFromLogic<Machine>, InputFrom<Machine>>,
): Script<ContextFrom<Machine>> {
  return { ...parts, machine }
}

/** The answers of a port, checked against the type that the machine declares for it. */
export function answers<Output>(
  outputs: Readonly<Record<string, Output>>,
  failures: Readonly<Record<string, Failure>> = {},
): Answers {
  return { outputs, failures }
}

/** A state value in one line. */
export function nameOf(value: StateValue): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([key, inner]) => (inner === undefined ? key : `${key}.${nameOf(inner)}`))
    .join(' + ')
}

export function stateOf<Context>(snapshot: AnyMachineSnapshot): State<Context> {
  return { name: nameOf(snapshot.value), context: snapshot.context, snapshot }
}

/** Tells whether a state is this one, or within it. */
export const isIn =
  (outer: string) =>
  ({ name }: { name: string }): boolean =>
    name === outer || name.startsWith(`${outer}.`)
