import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { FailureError, type Failure } from '../../src/domain/failure.ts'
import type { PortResults, PlainEvent, Script, State, Variant } from './script.ts'

/**
 * One input of a machine, as serializable data with a name that is unique within its script. The same stimulus drives
 * the pure machine, a real actor and a rendered screen.
 */
export type Stimulus =
  /** The user or the parent actor sends an event. */
  | { kind: 'send'; name: string; event: PlainEvent }
  /** A listener emits an event while its state is active. */
  | { kind: 'emit'; name: string; listener: string; event: PlainEvent }
  /** The port with this invoke id resolves. */
  | { kind: 'resolve'; name: string; port: string; output: unknown }
  /** The port with this invoke id rejects. */
  | { kind: 'reject'; name: string; port: string; failure: Failure }
  /** The listener cannot be set up. */
  | { kind: 'break'; name: string; listener: string; failure: Failure }
  | { kind: 'advance'; name: string; delay: string; milliseconds: number }

/** One failure of every kind. The type check reports a kind that is missing here. */
const everyFailure: {
  readonly [Kind in Failure['kind']]: Extract<Failure, { kind: Kind }>
} = {
  noAnswer: { kind: 'noAnswer' },
  unauthorized: { kind: 'unauthorized' },
  forbidden: { kind: 'forbidden', message: 'Forbidden' },
  notFound: { kind: 'notFound', message: 'Not Found' },
  conflict: { kind: 'conflict', code: '', message: 'Conflict' },
  rejected: { kind: 'rejected', message: 'Bad Request' },
  tooMany: { kind: 'tooMany', message: 'Too Many Requests' },
  server: { kind: 'server', status: 500, message: 'Internal Server Error' },
  undecodable: { kind: 'undecodable', message: 'Expected a list' },
  identity: { kind: 'identity', code: 'auth/too-many-requests' },
  cardsUnavailable: { kind: 'cardsUnavailable' },
  unexpected: { kind: 'unexpected', message: 'A defect' },
}

/** Returns every output and failure of a port or a child machine. */
function resultsOf(port: string, { outputs, failures }: PortResults): Stimulus[] {
  const rejections: Readonly<Record<string, Failure>> =
    failures === null ? {} : { ...everyFailure, ...failures }
  return [
    ...Object.entries(outputs).map(([variant, output]): Stimulus => ({
      kind: 'resolve',
      name: `${port}=${variant}`,
      port,
      output,
    })),
    ...Object.entries(rejections).map(([variant, failure]): Stimulus => ({
      kind: 'reject',
      name: `${port}!${variant}`,
      port,
      failure,
    })),
  ]
}

/** Returns the ids of all actors that this state invokes: ports and listeners. */
export function invokedAt(snapshot: AnyMachineSnapshot): string[] {
  if (snapshot.status !== 'active') return []
  return snapshot._nodes.flatMap((node) => node.invoke.map((invoke) => invoke.id))
}

const AFTER = 'xstate.after.'

/** Returns the scheduled delayed events of this state, as 'delay.id of the state node'. */
function delayedAt(snapshot: AnyMachineSnapshot) {
  return snapshot._nodes.flatMap((node) =>
    [...node.transitions.keys()]
      .filter((type) => type.startsWith(AFTER))
      .map((type) => ({ type, delay: type.slice(AFTER.length, -node.id.length - 1) })),
  )
}

function delaysAt(snapshot: AnyMachineSnapshot): Stimulus[] {
  return delayedAt(snapshot).map(({ delay }): Stimulus => {
    const declared = snapshot.machine.implementations.delays[delay]
    const { context }: { context: unknown } = snapshot
    // A delay can depend on the context.
    const milliseconds: unknown =
      typeof declared === 'function' ? Reflect.apply(declared, null, [{ context }]) : declared
    return {
      kind: 'advance',
      name: `after.${delay}`,
      delay,
      milliseconds: Number(milliseconds ?? delay),
    }
  })
}

/**
 * Returns every stimulus that is possible in a state, whether or not the machine takes it: the script's events, the
 * events of its listeners, the results of its active ports, and its running delays.
 */
export function stimuliAt<Context>(
  script: Script<Context>,
  { snapshot }: State<Context>,
  isOffered: (variant: Variant<PlainEvent, Context>) => boolean = () => true,
): Stimulus[] {
  if (snapshot.status !== 'active') return []
  const sends = script.sends
    .filter(isOffered)
    .map(({ name, event }): Stimulus => ({ kind: 'send', name, event }))
  const invoked = invokedAt(snapshot).flatMap((id) => {
    const variants = script.listeners[id]
    if (variants !== undefined) {
      const { unexpected: failure } = everyFailure
      return [
        ...variants
          .filter(isOffered)
          .map(({ name, event }): Stimulus => ({ kind: 'emit', name, listener: id, event })),
        { kind: 'break' as const, name: `${id}!unexpected`, listener: id, failure },
      ]
    }
    const port = script.ports[id]
    if (port === undefined) throw new Error(`The script has no answers for '${id}'.`)
    return resultsOf(id, port)
  })
  return [...sends, ...invoked, ...delaysAt(snapshot)]
}

/** Caches the error of each failure: creating an error is slow, because it captures a stack trace. */
const thrown = new WeakMap<Failure, FailureError>()

function failureEvent(actorId: string, failure: Failure): AnyEventObject {
  const error = thrown.get(failure) ?? new FailureError(failure)
  thrown.set(failure, error)
  return { type: `xstate.error.actor.${actorId}`, error, actorId }
}

/** Returns the event that the machine receives for a stimulus in this state. */
export function eventOf(stimulus: Stimulus, snapshot: AnyMachineSnapshot): AnyEventObject {
  switch (stimulus.kind) {
    case 'send':
    case 'emit':
      return stimulus.event
    case 'resolve': {
      const { port, output } = stimulus
      return { type: `xstate.done.actor.${port}`, output, actorId: port }
    }
    case 'reject':
      return failureEvent(stimulus.port, stimulus.failure)
    case 'break':
      return failureEvent(stimulus.listener, stimulus.failure)
    case 'advance': {
      const delayed = delayedAt(snapshot).find(({ delay }) => delay === stimulus.delay)
      return { type: delayed?.type ?? `${AFTER}${stimulus.delay}` }
    }
  }
}
