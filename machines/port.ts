import { fromPromise, type PromiseActorLogic } from 'xstate'

/**
 * A port: something a machine needs done in the world. It throws until src/actors provides it,
 * so that a machine never knows who does the work.
 */
export function port<Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The port '${name}' is not provided.`)),
  )
}

/** An action that src/actors provides; throws until then. */
export function effect(name: string): () => never {
  return () => {
    throw new Error(`The action '${name}' is not provided.`)
  }
}
