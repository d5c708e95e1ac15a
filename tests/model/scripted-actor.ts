import {
  type Actor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate'
import {
  type Call,
  type Effect,
  type HeldCall,
  type Logic,
  scripted,
  scriptedOnce,
  surround,
} from './scripted-machine.ts'

export type ScriptedActor<Machine extends AnyStateMachine> = {
  actor: Actor<Machine>
  /** In call order. */
  calls: readonly Call[]
  effects: readonly Effect[]
  /** The errors that stopped the actor. */
  errors: readonly unknown[]
  /** Resolves the pending call of a port and awaits the machine's transition. Throws if no call is pending. */
  resolve(port: string, output: unknown): Promise<void>
  /** Rejects the pending call of a port, or fails a listener. */
  reject(port: string, error: unknown): Promise<void>
  /** Emits an event from a listener. The id is optional if there is only one listener. */
  emit(event: AnyEventObject, listener?: string): void
  /** Advances the clock. */
  advance(milliseconds: number): void
  /** Settles every abandoned call, as a slow server would. */
  answerLate(): Promise<void>
}

type Options<Machine extends AnyStateMachine> = {
  input: InputFrom<Machine>
  /** The invoke ids of its listeners. */
  listeners?: readonly string[]
  /** Logic that replaces a held port, by the name of its source. */
  ports?: Logic
  /** Receives all inspection events of the actor from its start. */
  inspect?: ((inspected: InspectionEvent) => void) | undefined
}

/**
 * Starts an actor of the real machine in scripted surroundings: a port's call is pending until the test settles it,
 * listeners emit what the test sends, the clock is simulated, and effects are recorded.
 */
export function scriptedActor<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, listeners = [], ports, inspect = () => undefined }: Options<Machine>,
): ScriptedActor<Machine> {
  const calls: HeldCall[] = []
  const effects: Effect[] = []
  const errors: unknown[] = []
  const reports = new Map<string, (event: AnyEventObject) => void>()
  const clock = new SimulatedClock()

  const logic =
    ports === undefined ? scriptedOnce(machine, listeners) : scripted(machine, listeners, ports)
  const actor = createActor(logic, { input, clock, inspect }) as Actor<Machine>
  surround(actor, { calls, effects, reports })
  actor.subscribe({ error: (error) => void errors.push(error) })
  actor.start()

  const pending = (port: string): HeldCall => {
    const call = calls.find((one) => one.port === port && one.status === 'pending')
    if (call === undefined) throw new Error(`The port '${port}' is not at work.`)
    call.status = 'answered'
    return call
  }
  return {
    actor,
    calls,
    effects,
    errors,
    async resolve(port, output) {
      const call = pending(port)
      call.resolve(output)
      // The machine subscribed to the promise first, so it has processed the result by now.
      await call.promise
    },
    async reject(port, error) {
      if (listeners.includes(port)) {
        // A listener can fail only as it starts. This event reports that failure to the machine.
        const started: AnyActorRef = actor
        return started.send({ type: `xstate.error.actor.${port}`, error, actorId: port })
      }
      const call = pending(port)
      call.reject(error)
      await call.promise.catch(() => undefined)
    },
    emit(event, listener) {
      const [report] = listener === undefined ? [...reports.values()] : [reports.get(listener)]
      if (report === undefined) throw new Error('No such listener is at work.')
      report(event)
    },
    advance(milliseconds) {
      clock.increment(milliseconds)
    },
    async answerLate() {
      const late = calls.filter(({ status }) => status === 'abandoned')
      for (const call of late) call.resolve(undefined)
      await Promise.all(late.map(({ promise }) => promise))
    },
  }
}
