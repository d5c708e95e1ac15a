import type {
  AnyEventObject,
  AnyMachineSnapshot,
  InspectionEvent,
  Snapshot,
  StateValue,
} from 'xstate'
import { CHARGE_STATUSES } from '../domain/constants.ts'
import type { ChargeStatus } from '../domain/payment.ts'
import { type Detail, maskedText, redacted } from './redaction.ts'

/** A machine's state value, and the position of the buyer's money when the state has that tag. */
export type Position = { state: StateValue; money: ChargeStatus | null }

/** Identifies one run of a machine, because the same machine may be started more than once. */
type RunName = { machine: string; run: number }

/** One event of one machine. */
export type RecordedEvent = RunName & {
  /** Milliseconds since the page loaded. */
  at: number
  type: string
  /** The event's other fields, redacted when recorded. */
  detail: Detail
  /** The position after the event; null when the machine failed on the event or had stopped before it. */
  position: Position | null
}

/** The current position of a run. */
export type RecordedRun = RunName & {
  status: 'active' | 'done' | 'stopped' | 'error'
  position: Position
  /** The state before the run's first recorded event; null when the record includes its start. */
  since: StateValue | null
  /** The message of the error that stopped the machine. */
  error: string | null
}

/** The maximum number of recorded events. */
export const RECORDED = 200

/** The maximum length of an error message, in characters. */
const ERROR = 400

type ActorRef = InspectionEvent['actorRef']
/** `actor`: released when the machine ends, so that its memory can be freed. */
type Run = RecordedRun & { actor: ActorRef | null }

const isMachine = (snapshot: object): snapshot is AnyMachineSnapshot => 'machine' in snapshot

function positionOf({ value, tags }: AnyMachineSnapshot): Position {
  return { state: value, money: CHARGE_STATUSES.find((position) => tags.has(position)) ?? null }
}

/** Returns an event's fields except its type, redacted. A child's snapshot is omitted: the child has a run of its own. */
export function detailOf(event: AnyEventObject): Detail {
  if (event.type.startsWith('xstate.snapshot.')) return {}
  const fields = Object.entries(event).filter(([name]) => name !== 'type' && name !== 'actorId')
  return redacted(Object.fromEntries(fields))
}

/** Records the last events of every inspected machine, redacted on arrival. */
export function createRecorder(now: () => number = () => performance.now()) {
  const recordings: { run: Run; event: RecordedEvent }[] = []
  const runs = new Set<Run>()
  const runOf = new WeakMap<ActorRef, Run>()
  const counts = new Map<string, number>()

  const begin = (actor: ActorRef, snapshot: AnyMachineSnapshot): Run => {
    const { machine } = snapshot
    const count = (counts.get(machine.id) ?? 0) + 1
    counts.set(machine.id, count)
    const run: Run = {
      machine: machine.id,
      run: count,
      status: 'active',
      position: positionOf(snapshot),
      since: null,
      error: null,
      actor,
    }
    runs.add(run)
    runOf.set(actor, run)
    return run
  }

  const dropFirst = () => {
    const first = recordings.shift()
    if (first === undefined) return
    const { run, event } = first
    if (event.position !== null) run.since = event.position.state
    if (run.status !== 'active' && recordings.every((one) => one.run !== run)) runs.delete(run)
  }

  /** Recorded on arrival, so that an event precedes the events that it causes in other machines. */
  const keep = (run: Run, event: AnyEventObject, at: number) => {
    const { machine, run: number } = run
    const { type } = event
    const recorded = { machine, run: number, at: Math.round(at), type, detail: detailOf(event) }
    recordings.push({ run, event: { ...recorded, position: null } })
    if (recordings.length > RECORDED) dropFirst()
  }

  const settle = (run: Run, { type }: AnyEventObject, snapshot: AnyMachineSnapshot) => {
    run.status = snapshot.status
    run.position = positionOf(snapshot)
    if (snapshot.status !== 'active') run.actor = null
    const taken = recordings.find(
      ({ run: of, event }) => of === run && event.type === type && event.position === null,
    )
    if (taken !== undefined) taken.event.position = run.position
  }

  const record = (inspected: InspectionEvent, at: number) => {
    const { actorRef: actor, type } = inspected
    const snapshot = type === '@xstate.snapshot' ? inspected.snapshot : actor.getSnapshot()
    if (typeof snapshot !== 'object' || !isMachine(snapshot)) return
    if (type === '@xstate.event') {
      const { event } = inspected
      const run = event.type === 'xstate.init' ? begin(actor, snapshot) : runOf.get(actor)
      if (run !== undefined) keep(run, event, at)
    }
    if (type === '@xstate.snapshot') {
      const run = runOf.get(actor)
      if (run !== undefined) settle(run, inspected.event, snapshot)
    }
  }

  return {
    /** For `createActor`: observes a machine and its children. `at`: the event's time, when it is recorded later. */
    inspect(inspected: InspectionEvent, at: number = now()): void {
      try {
        record(inspected, at)
      } catch {
        // A missing event in a report is better than a stopped flow.
      }
    },
    events: (): RecordedEvent[] => recordings.map(({ event }) => event),
    /** Returns every run that is active or has a recorded event. */
    runs: (): RecordedRun[] =>
      [...runs].map(({ actor, ...run }) => {
        // XState sends no inspection event when a machine stops with an error.
        const broken: Snapshot<unknown> | undefined = actor?.getSnapshot()
        return broken?.status === 'error'
          ? { ...run, status: 'error', error: maskedText(String(broken.error), ERROR) }
          : run
      }),
  }
}

export type Recorder = ReturnType<typeof createRecorder>
