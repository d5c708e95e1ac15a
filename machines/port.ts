import {
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate'

/**
 * A port: something a machine needs done in the world, once. It fails until src/actors provides it,
 * so that a machine never knows who does the work.
 */
export function port<Output, Input = undefined>(
  name: string,
): PromiseActorLogic<Output, Input & NonReducibleUnknown> {
  return fromPromise<Output, Input & NonReducibleUnknown>(() =>
    Promise.reject(new Error(`The port '${name}' is not provided.`)),
  )
}

/** A port that tells the machine of things for as long as the state lasts: events of another tab, another actor. */
export function listener<Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
): CallbackActorLogic<EventObject, Input> {
  return fromCallback<EventObject, Input>(() => {
    throw new Error(`The listener '${name}' is not provided.`)
  })
}

/** An action that src/actors provides: something done in the world that has no answer. */
export function effect<Params = undefined>(name: string): (_: unknown, params: Params) => void {
  return () => {
    throw new Error(`The action '${name}' is not provided.`)
  }
}
