import type {
  AnyEventObject,
  AnyMachineSnapshot,
  InspectionEvent,
  Snapshot,
  StateValue,
} from 'xstate'
import { MONEY_POSITIONS } from '../domain/constants.ts'
import type { MoneyPosition } from '../domain/payment.ts'
import { type Detail, maskedText, redacted } from './redaction.ts'

/** Where a machine stands in its graph, and where the buyer's money is then, if the state says so. */
export type Position = { state: StateValue; money: MoneyPosition | null }

/** A machine that is at work, or was: the same machine may be opened more than once. */
type RunName = { machine: string; run: number }

/** One event of one machine. */
export type RecordedEvent = RunName & {
  /** Milliseconds since the page began. */
  at: number
  type: string
  /** What else the event held, redacted when it was kept. */
  detail: Detail
  /** Where the machine stood after it; null where it never took it in: it broke on it, or had stopped before. */
  position: Position | null
}

/** Where a machine stands now. */
export type RecordedRun = RunName & {
  status: 'active' | 'done' | 'stopped' | 'error'
  position: Position
  /** In which state it was when the events that are kept of it begin; null: they begin with its start. */
  since: StateValue | null
  /** What it broke on, in the words of the defect. */
  error: string | null
}

/** How many events are kept. */
export const RECORDED = 200

/** How much is kept of what a machine broke on. */
const ERROR = 400

type ActorRef = InspectionEvent['actorRef']
/** `actor`: let go of once the machine has ended, with all that it holds. */
type Run = RecordedRun & { actor: ActorRef | null }

const isMachine = (snapshot: object): snapshot is AnyMachineSnapshot => 'machine' in snapshot

function positionOf({ value, tags }: AnyMachineSnapshot): Position {
  return { state: value, money: MONEY_POSITIONS.find((position) => tags.has(position)) ?? null }
}

/** What an event holds beside its type, as it is kept. */
export function detailOf(event: AnyEventObject): Detail {
  const fields = Object.entries(event).filter(([name]) => name !== 'type' && name !== 'actorId')
  return redacted(Object.fromEntries(fields))
}

/** Keeps the last events of every machine that hands it its inspection, redacted as they come in. */
export function createRecorder(now: () => number = () => performance.now()) {
  const kept: { run: Run; event: RecordedEvent }[] = []
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
    const first = kept.shift()
    if (first === undefined) return
    const { run, event } = first
    if (event.position !== null) run.since = event.position.state
    if (run.status !== 'active' && kept.every((one) => one.run !== run)) runs.delete(run)
  }

  /** Kept as it arrives: what it makes other machines do comes after it. */
  const keep = (run: Run, event: AnyEventObject, at: number) => {
    const { machine, run: number } = run
    const { type } = event
    const recorded = { machine, run: number, at: Math.round(at), type, detail: detailOf(event) }
    kept.push({ run, event: { ...recorded, position: null } })
    if (kept.length > RECORDED) dropFirst()
  }

  const settle = (run: Run, { type }: AnyEventObject, snapshot: AnyMachineSnapshot) => {
    run.status = snapshot.status
    run.position = positionOf(snapshot)
    if (snapshot.status !== 'active') run.actor = null
    const taken = kept.find(
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
    /** For `createActor`: sees a machine and all that it invokes. `at`: when it was, where that is a while ago. */
    inspect(inspected: InspectionEvent, at: number = now()): void {
      try {
        record(inspected, at)
      } catch {
        // A report that lacks an event is better than a flow that stops.
      }
    },
    events: (): RecordedEvent[] => kept.map(({ event }) => event),
    /** Every machine that is at work or of which an event is kept. */
    runs: (): RecordedRun[] =>
      [...runs].map(({ actor, ...run }) => {
        // A machine that breaks is not inspected any more.
        const broken: Snapshot<unknown> | undefined = actor?.getSnapshot()
        return broken?.status === 'error'
          ? { ...run, status: 'error', error: maskedText(String(broken.error), ERROR) }
          : run
      }),
  }
}

export type Recorder = ReturnType<typeof createRecorder>
