import type { AnyStateMachine } from 'xstate'
import type { SavedReport } from '../../src/actors/saved-report.ts'
import { nameOf } from '../models/script.ts'
import type { Retraced, RunRecord } from './retrace.ts'

/** A list of paths along which a run may have gone; see `retrace`. */
export type Retraceable = {
  name: string
  machine: AnyStateMachine
  retrace: (run: RunRecord) => Retraced | null
}

/** The path of ours that a recorded run took. */
export type PathOfRun<List extends Retraceable> = Retraced & {
  /** The run as it stands in the report. */
  record: RunRecord
  /** Null: no list has the state in which the run began. */
  list: List | null
  /** 'laterState': the record has lost the start, and the leading steps make up for it. */
  from: 'start' | 'laterState'
}

/** Each run of a report with its own events, in the order in which the runs began. */
function runsOf({ machines, events }: SavedReport): RunRecord[] {
  return machines.map((run) => ({
    ...run,
    events: events.filter((event) => event.machine === run.machine && event.run === run.run),
  }))
}

/**
 * The path of a run on the list where most of its events find a place: one of its own machine where there is one, else
 * one of a machine that is made from the same config.
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

/** The path of every run of a report; each as far as its events find a place. */
export function pathsOfReport<List extends Retraceable>(
  report: SavedReport,
  lists: readonly List[],
): PathOfRun<List>[] {
  return runsOf(report).map((record) => pathOfRun(record, lists))
}

/** 'payment 2': the second time that the machine was opened. */
export const titleOf = ({ machine, run }: RunRecord): string => `${machine} ${run}`

/** What was found of a run, in one line. */
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
