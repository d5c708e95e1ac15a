import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  fromCallback,
  fromPromise,
  type StateNode,
} from 'xstate'

/** One call of a port. It stays pending until it is answered, or abandoned because its state was left. */
export type Call = {
  /** The invoke id. */
  port: string
  input: unknown
  status: 'pending' | 'answered' | 'abandoned'
}

/** One action that a machine asked the world for, such as notify or goTo. */
export type Effect = { action: string; params: unknown }

export type HeldCall = Call & PromiseWithResolvers<unknown>

/** By the name of a source. */
export type Logic = Readonly<Record<string, AnyActorLogic>>

/** What happens around one actor. */
type Surroundings = {
  calls: HeldCall[]
  effects: Effect[]
  /** What lets a listener at work report something, by its invoke id. */
  reports: Map<string, (event: AnyEventObject) => void>
}

const surroundings = new WeakMap<AnyActorRef['system'], Surroundings>()

/** Says what is around an actor; before it is started. */
export function surround({ system }: AnyActorRef, by: Surroundings): void {
  surroundings.set(system, by)
}

/** Of whichever actor belongs to this system. */
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

const listening = fromCallback(({ sendBack, self, system }) => {
  const { reports } = around(system)
  reports.set(self.id, sendBack)
  return () => reports.delete(self.id)
})

/** The machine, provided with surroundings that are scripted; `ports`: with logic of their own in place of that. */
export function scripted(
  machine: AnyStateMachine,
  listeners: readonly string[],
  ports: Logic,
): AnyStateMachine {
  return machine.provide({
    actors: {
      ...Object.fromEntries(Object.keys(machine.implementations.actors).map((src) => [src, held])),
      ...Object.fromEntries(
        invokesOf(machine.root)
          .filter(({ id }) => listeners.includes(id))
          .flatMap(({ src }) => (typeof src === 'string' ? [[src, listening]] : [])),
      ),
      ...ports,
    },
    actions: Object.fromEntries(
      Object.entries(machine.implementations.actions)
        // What is built in, such as an assignment, is the machine's own and stays.
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

/** The same for all who ask: thousands of walks need it, and making it takes longer than a walk. */
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
