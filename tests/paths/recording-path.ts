import type { AnyStateMachine } from 'xstate'
import type { FlightRecording } from '../../src/actors/flight-recording.ts'
import { nameOf } from '../model/script.ts'
import type { Retraced, RunRecord } from './retrace.ts'

/** A list of paths that a run may have taken; see `retrace`. */
export type Retraceable = {
  name: string
  machine: AnyStateMachine
  hasScreen: boolean
  retrace: (run: RunRecord) => Retraced | null
}

/** The path in our lists that a recorded run took. */
export type PathOfRun<List extends Retraceable> = Retraced & {
  /** The run as the report contains it. */
  record: RunRecord
  /** Null: no list has the state in which the run started. */
  list: List | null
  /** 'laterState': the record has lost its start, and the leading steps replace it. */
  from: 'start' | 'laterState'
}

/** Returns each run of a report with its own events, in start order. */
function runsOf({ machines, events }: FlightRecording): RunRecord[] {
  return machines.map((run) => ({
    ...run,
    events: events.filter((event) => event.machine === run.machine && event.run === run.run),
  }))
}

/**
 * Finds the path of a run on the list that places most of its events. A list of the run's own machine takes precedence
 * over a list of a machine created from the same config.
 */
function pathOfRun<List extends Retraceable>(
  record: RunRecord,
  lists: readonly List[],
): PathOfRun<List> {
  const isOwn = ({ machine }: List) => Number(machine.id === record.machine)
  const none = { steps: [], lead: 0, placed: 0, unplaced: record.events[0] ?? null }
  let best: { list: List | null; way: Retraced } = { list: null, way: none }
  for (const list of lists.toSorted((one, other) => isOwn(other) - isOwn(one))) {
    const way = list.retrace(record)
    if (way === null) continue
    if (best.list === null || way.placed > best.way.placed) best = { list, way }
    if (best.way.unplaced === null) break
  }
  const from = record.since === null ? 'start' : 'laterState'
  return { record, from, list: best.list, ...best.way }
}

const isOnScreen = ({ list }: PathOfRun<Retraceable>) => list?.hasScreen === true

const latestEventAt = ({ record }: PathOfRun<Retraceable>) => record.events.at(-1)?.at ?? -1

/**
 * Compares two runs of a report by their relevance for a tester: first the broken ones, then those in which something
 * happened, of them the flows with a screen, then the run with the latest event. The page's own machines come later:
 * the app's last event is always that the report is saved.
 */
function byRelevance(one: PathOfRun<Retraceable>, other: PathOfRun<Retraceable>): number {
  const rank = (path: PathOfRun<Retraceable>) =>
    (path.record.status === 'error' ? 4 : 0) +
    (path.steps.length > 0 ? 2 : 0) +
    (isOnScreen(path) ? 1 : 0)
  return rank(other) - rank(one) || latestEventAt(other) - latestEventAt(one)
}

/**
 * Returns the path of every run of a report, up to the first event that cannot be placed. The most relevant run comes
 * first; of several with the same latest event, the one that started last.
 */
export function pathsOfRecording<List extends Retraceable>(
  report: FlightRecording,
  lists: readonly List[],
): PathOfRun<List>[] {
  return runsOf(report)
    .map((record) => pathOfRun(record, lists))
    .toReversed()
    .toSorted(byRelevance)
}

/** Formats a title: 'payment 2' is the second time that the machine started. */
export const titleOf = ({ machine, run }: RunRecord): string => `${machine} ${run}`

/** Describes the path of a run in one line. */
export function describePath({
  record,
  list,
  from,
  lead,
  steps,
  unplaced,
}: PathOfRun<Retraceable>): string {
  const { machine, status, position, error } = record
  const begins =
    from === 'start'
      ? 'from its start'
      : `the start is lost: ${lead} steps lead to ${nameOf(record.since ?? position.state)}`
  const ends = `${nameOf(position.state)}${status === 'active' ? '' : `, ${status}`}`
  return [
    `${titleOf(record)}  in ${ends}`,
    list === null
      ? `nobody walks a machine '${machine}' that begins so`
      : `${list.name}, ${begins}`,
    ...(list === null ? [] : [`${steps.length} steps`]),
    ...(error === null ? [] : [`broke: ${error}`]),
    ...(unplaced === null ? [] : [`no place for ${unplaced.type} at ${unplaced.at} ms`]),
  ].join(' · ')
}
