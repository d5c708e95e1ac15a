import {
  type AnyStateMachine,
  type CallbackActorLogic,
  createMachine,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate'

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

/** The error event of a port. */
export type Thrown = { event: { error: unknown } }

const thrown = ({ event }: Thrown) => ({ error: event.error })

/** Returns a guard of this name on the error of a port. */
export const whenFailed = <Guard extends string>(type: Guard) => ({ type, params: thrown })

/** Runs the action `keepFailure` of a machine with the error of a port. */
export const keepFailure = { type: 'keepFailure' as const, params: thrown }
