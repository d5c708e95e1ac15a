import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  fromCallback,
  fromPromise,
  type StateNode,
} from 'xstate'

/** One call of a port. It is pending until it is answered, or abandoned because its state is exited. */
export type Call = {
  /** The invoke id. */
  port: string
  input: unknown
  status: 'pending' | 'answered' | 'abandoned'
}

/** An action with a side effect that a machine executed, such as notify or goTo. */
export type Effect = { action: string; params: unknown }

export type HeldCall = Call & PromiseWithResolvers<unknown>

/** By the name of a source. */
export type Logic = Readonly<Record<string, AnyActorLogic>>

/** The recorded calls, effects and listeners of one actor system. */
type Surroundings = {
  calls: HeldCall[]
  effects: Effect[]
  /** The function that emits an event from an active listener, by invoke id. */
  reports: Map<string, (event: AnyEventObject) => void>
}

const surroundings = new WeakMap<AnyActorRef['system'], Surroundings>()

/** Registers the surroundings of an actor's system. Call it before the actor starts. */
export function surround({ system }: AnyActorRef, by: Surroundings): void {
  surroundings.set(system, by)
}

/** Returns the surroundings of an actor system. */
function around(system: AnyActorRef['system']): Surroundings {
  const found = surroundings.get(system)
  if (found === undefined) throw new Error('The actor was not started here.')
  return found
}

const held = fromPromise<unknown>(({ input: asked, self, signal, system }) => {
  const call: HeldCall = {
    port: self.id,
    input: asked,
    status: 'pending',
    ...Promise.withResolvers<unknown>(),
  }
  around(system).calls.push(call)
  signal.addEventListener('abort', () => {
    if (call.status === 'pending') call.status = 'abandoned'
  })
  return call.promise
})

const callback = fromCallback(({ sendBack, self, system }) => {
  const { reports } = around(system)
  reports.set(self.id, sendBack)
  return () => reports.delete(self.id)
})
const listening: typeof callback = {
  ...callback,
  // A parent with `onSnapshot` reads the state of its child.
  getInitialSnapshot: (...given) => ({
    ...callback.getInitialSnapshot(...given),
    value: {},
    context: {},
  }),
}

/** A spawned actor has a script of its own: here it does nothing. */
const silent = fromCallback(() => undefined)

/** Returns the machine with scripted implementations. `ports` replaces the script's logic for some sources. */
export function scripted(
  machine: AnyStateMachine,
  listeners: readonly string[],
  ports: Logic,
): AnyStateMachine {
  const invokes = invokesOf(machine.root)
  const isInvoked = (name: string) => invokes.some(({ src }) => src === name)
  return machine.provide({
    actors: {
      ...Object.fromEntries(
        Object.keys(machine.implementations.actors).map((src) => [
          src,
          isInvoked(src) ? held : silent,
        ]),
      ),
      ...Object.fromEntries(
        invokes
          .filter(({ id }) => listeners.includes(id))
          .flatMap(({ src }) => (typeof src === 'string' ? [[src, listening]] : [])),
      ),
      ...ports,
    },
    actions: Object.fromEntries(
      Object.entries(machine.implementations.actions)
        // Built-in actions, such as assign, belong to the machine and are not replaced.
        .filter(([, action]) => action !== undefined && !('resolve' in action))
        .map(([action]) => [
          action,
          ({ system }: { system: AnyActorRef['system'] }, params: unknown) =>
            void around(system).effects.push({ action, params }),
        ]),
    ),
  })
}

/** By their listeners. */
const provided = new WeakMap<AnyStateMachine, Map<string, AnyStateMachine>>()

/** Memoizes the scripted machine: thousands of walks need it, and creating it takes longer than a walk. */
export function scriptedOnce(
  machine: AnyStateMachine,
  listeners: readonly string[],
): AnyStateMachine {
  const made = provided.get(machine) ?? new Map<string, AnyStateMachine>()
  provided.set(machine, made)
  const names = listeners.join()
  const known = made.get(names) ?? scripted(machine, listeners, {})
  made.set(names, known)
  return known
}

function invokesOf(node: StateNode): StateNode['invoke'] {
  return [...node.invoke, ...Object.values(node.states).flatMap(invokesOf)]
}
