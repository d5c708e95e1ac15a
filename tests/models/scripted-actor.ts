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
  /** In the order in which they were made. */
  calls: readonly Call[]
  effects: readonly Effect[]
  /** What stopped the actor, if anything did. */
  errors: readonly unknown[]
  /** Answers the pending call of a port; ready when the machine has taken the answer. Throws when none is pending. */
  resolve(port: string, output: unknown): Promise<void>
  /** Lets the pending call of a port, or a listener, fail. */
  reject(port: string, error: unknown): Promise<void>
  /** Lets a listener report something; it can be left out where there is one. */
  emit(event: AnyEventObject, listener?: string): void
  /** Lets time pass. */
  advance(milliseconds: number): void
  /** Answers every abandoned call, as a slow world would. */
  answerLate(): Promise<void>
}

type Options<Machine extends AnyStateMachine> = {
  input: InputFrom<Machine>
  /** The invoke ids of its listeners. */
  listeners?: readonly string[]
  /** Logic that runs in place of a held port, by its source's name. */
  ports?: Logic
  /** Sees all that happens to it, from its start. */
  inspect?: ((inspected: InspectionEvent) => void) | undefined
}

/**
 * A started actor of the machine itself whose surroundings are scripted: its ports hold every call until it is
 * answered from here, its listeners say what they are told to, its clock stands still, its effects are written down.
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
      // The machine took hold of the promise first, so it has the answer by now.
      await call.promise
    },
    async reject(port, error) {
      if (listeners.includes(port)) {
        // A listener can fail only as it starts; this is how its machine hears of it.
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
