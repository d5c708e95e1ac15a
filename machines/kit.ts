import {
  type AnyStateMachine,
  assign,
  type CallbackActorLogic,
  createMachine,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'

/**
 * Declares a port: an asynchronous effect of a machine. It rejects until src/actors provides it, so that machines do
 * not depend on services.
 */
export function port<Output, Input = undefined>(
  name: string,
): PromiseActorLogic<Output, Input & NonReducibleUnknown> {
  return fromPromise<Output, Input & NonReducibleUnknown>(() =>
    Promise.reject(new Error(`The port '${name}' is not provided.`)),
  )
}

/**
 * Declares a port that sends events to the machine while a state is active, such as changes in another tab or actor.
 */
export function listener<Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
): CallbackActorLogic<EventObject, Input> {
  return fromCallback<EventObject, Input>(() => {
    throw new Error(`The listener '${name}' is not provided.`)
  })
}

/**
 * Declares a machine that another machine invokes, without loading it: src/actors provides it. Until then it is a machine
 * that fails when it starts.
 */
export function machine<Invoked extends AnyStateMachine>(name: string): Invoked {
  const absent: AnyStateMachine = createMachine({
    id: name,
    entry: () => {
      throw new Error(`The machine '${name}' is not provided.`)
    },
  })
  return absent as Invoked
}

/** Declares an action with a side effect and no result, which src/actors provides. */
export function effect<Params = undefined>(name: string): (_: unknown, params: Params) => void {
  return () => {
    throw new Error(`The action '${name}' is not provided.`)
  }
}

/** Sends `connection.restored` when the lost connection is restored. */
export const connectionListener = listener('watchConnection')

/** Invokes `connectionListener`, in a state whose retry is safe. */
export const watchConnection = {
  id: 'watchConnection' as const,
  src: 'watchConnection' as const,
  onError: { description: 'The user retries.' },
}

/**
 * Returns XState's `assign` for the context of a machine. An action that it creates is a plain function whose type names
 * only what it reads of an event, so it fits every transition whose event has that.
 */
export const createAssign =
  <Context extends object>() =>
  <Event = unknown>(
    assignment: Partial<Context> | ((args: Args<Context, Event>) => Partial<Context>),
  ): ((args: Args<Context, Event>) => void) =>
    assign(assignment as never) as never

/** The arguments of an action or a guard. */
export type Args<Context, Event> = { context: Context; event: Event }

/** The arguments of an action or a guard on the error of a port. */
export type Thrown = { event: { error: unknown } }

const assignFailure = createAssign<{ failure: Failure | null }>()

/** Keeps why a port failed. */
export const keepFailure = assignFailure<Thrown['event']>(({ event }) => ({
  failure: failureOf(event.error),
}))
export const forgetFailure = assignFailure({ failure: null })

/** Returns a guard of this name on the error of a port. */
export const whenFailed = <Guard extends string>(type: Guard) => ({
  type,
  params: ({ event }: Thrown) => ({ error: event.error }),
})

export const isNotFound = ({ event }: Thrown) => failureOf(event.error).kind === 'notFound'
export const isConflict = ({ event }: Thrown) => failureOf(event.error).kind === 'conflict'

/** The response of a server that lacks an extension. */
export const isAbsent = ({ event }: { event: { output: unknown } }) => event.output === null

/**
 * Returns the states `loading` and `failed` of a machine that loads with a port, `load`, first of all. After a failure,
 * the event `retry` loads again, and so does the connection when it is restored. `onError`: other ends than `failed`.
 */
export const createLoader = <
  const Retry extends string,
  const Load extends { onDone: unknown; input?: unknown },
  const Port extends string = 'load',
  const Failed extends readonly unknown[] = [],
>(
  retry: Retry,
  load: Load,
  { port: name = 'load' as Port, onError }: { port?: Port; onError?: Failed } = {},
) => ({
  loading: {
    tags: 'busy' as const,
    invoke: {
      id: name,
      src: name,
      ...load,
      onError: [...(onError ?? []), { target: 'failed' as const, actions: keepFailure }],
    },
  },
  failed: {
    on: { [retry]: 'loading', 'connection.restored': 'loading' } as Record<
      Retry | 'connection.restored',
      'loading'
    >,
    invoke: watchConnection,
    exit: forgetFailure,
  },
})
