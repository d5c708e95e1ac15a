import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  initialTransition,
  type StateValue,
  transition,
} from 'xstate'
import { detailOf, type RecordedEvent, type RecordedRun } from '../../src/actors/recorder.ts'
import { stateNodes } from '../model/declared-transitions.ts'
import type { Model } from '../model/model.ts'
import { nameOf, type Script, stateOf } from '../model/script.ts'
import { eventOf, type Stimulus, stimuliAt } from '../model/stimuli.ts'
import { distanceBetween } from './distance.ts'

/** A recorded machine with its stored events. */
export type RunRecord = RecordedRun & { events: readonly RecordedEvent[] }

type RetracedStep = { stimulus: Stimulus; expected: StateValue }

/** A path through a machine's graph with the same events and states as the record. */
export type Retraced = {
  steps: readonly RetracedStep[]
  /** The number of leading steps, which only reach the state in which the record starts. */
  lead: number
  /** The number of recorded events that were placed. */
  placed: number
  /** The first event that could not be placed; the path ends there. */
  unplaced: RecordedEvent | null
}

/** The end of a partial path, identified as the script identifies states. */
type Arrival = {
  key: string
  snapshot: AnyMachineSnapshot
  steps: readonly RetracedStep[]
  lead: number
  /** The distance from the record. */
  cost: number
}

/** The cost of a leading step, which only reaches the start of the record. */
const LEADING = 5
/** The cost of an omitted event that changed no state. */
const LEFT_OUT = 0.4
/** The cost of a stimulus that the script does not offer in the state, so that no path of the graph contains it. */
const OFF_THE_GRAPH = 0.5
/** The number of partial paths that are followed at a time. */
const WAYS = 200

/** Returns the next snapshot, or null if the event is not taken. */
function after(snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot | null {
  try {
    return snapshot.can(event) ? transition(snapshot.machine, snapshot, event)[0] : null
  } catch {
    return null
  }
}

/**
 * Finds the path closest to the record among all paths that take the same events through the same states. Returns null
 * if the script has no state in which the record starts.
 */
export function retrace<Context>(
  script: Script<Context>,
  model: () => Model<Context>,
  run: RunRecord,
): Retraced | null {
  const [first, ...later] = run.events
  const start = run.since ?? first?.position?.state
  if (start === undefined || !hasState(script, nameOf(start))) return null
  const [initial] = initialTransition(script.machine, script.input)
  const begun = arrivalAt(script, initial)
  // A stopped machine takes no more events. A failed machine received the event that it failed on.
  const events = (run.since === null ? later : run.events).filter(
    ({ position }) => position !== null || run.status === 'error',
  )
  if (run.since === null && nameOf(initial.value) === nameOf(start)) {
    const direct = follow(script, [begun], events)
    if (direct.unplaced === null) return direct
  }
  // With another input, the machine starts in a state that the script reaches only later.
  const starts = model().nodes.filter(({ name }) => name === nameOf(start))
  const led = starts.map(({ key }) => leadTo(script, begun, model().shortest().get(key) ?? []))
  return led.length === 0 ? null : follow(script, led, events)
}

/** The name of a state with parallel regions contains a part for each region. */
const hasState = <Context>({ machine }: Script<Context>, name: string) =>
  name
    .split(' + ')
    .every((part) => stateNodes(machine.root).some(({ path }) => path.join('.') === part))

const keyOf = <Context>({ factsOf }: Script<Context>, snapshot: AnyMachineSnapshot) => {
  const { name, context } = stateOf<Context>(snapshot)
  return [name, ...factsOf(context)].join(' ')
}

const arrivalAt = <Context>(script: Script<Context>, snapshot: AnyMachineSnapshot): Arrival => ({
  key: keyOf(script, snapshot),
  snapshot,
  steps: [],
  lead: 0,
  cost: 0,
})

/** Takes one step; returns null if the machine does not take it. */
function stepOn<Context>(
  script: Script<Context>,
  from: Arrival,
  stimulus: Stimulus,
  cost: number,
): Arrival | null {
  const snapshot = after(from.snapshot, eventOf(stimulus, from.snapshot))
  if (snapshot === null) return null
  return {
    key: keyOf(script, snapshot),
    snapshot,
    steps: [...from.steps, { stimulus, expected: snapshot.value }],
    lead: from.lead,
    cost: from.cost + cost,
  }
}

/** Follows a path of the graph to the start of the record. */
function leadTo<Context>(
  script: Script<Context>,
  begun: Arrival,
  path: readonly Stimulus[],
): Arrival {
  const end = path.reduce((at, stimulus) => stepOn(script, at, stimulus, LEADING) ?? at, begun)
  return { ...end, lead: end.steps.length }
}

/** Returns every continuation by a recorded event. */
function waysOn<Context>(
  script: Script<Context>,
  from: Arrival,
  { type, detail, position }: RecordedEvent,
): Arrival[] {
  if (position === null) return []
  const wanted = nameOf(position.state)
  const state = stateOf<Context>(from.snapshot)
  const offered = new Set(
    stimuliAt(script, state, ({ when }) => when?.(state) ?? true).map(({ name }) => name),
  )
  const taken = stimuliAt(script, state).flatMap((stimulus) => {
    const event = eventOf(stimulus, from.snapshot)
    if (event.type !== type) return []
    const cost =
      distanceBetween(detailOf(event), detail) + (offered.has(stimulus.name) ? 0 : OFF_THE_GRAPH)
    const to = stepOn(script, from, stimulus, cost)
    return to !== null && nameOf(to.snapshot.value) === wanted ? [to] : []
  })
  return state.name === wanted ? [...taken, { ...from, cost: from.cost + LEFT_OUT }] : taken
}

/** Keeps the cheapest of several paths to the same state, then the cheapest states. */
function bestOf(ways: readonly Arrival[]): Arrival[] {
  const cheapest = new Map<string, Arrival>()
  for (const way of ways) {
    const known = cheapest.get(way.key)
    if (known === undefined || way.cost < known.cost) cheapest.set(way.key, way)
  }
  return [...cheapest.values()].toSorted((one, other) => one.cost - other.cost).slice(0, WAYS)
}

/** Follows the recorded events from all of these starts at once. */
function follow<Context>(
  script: Script<Context>,
  starts: readonly Arrival[],
  events: readonly RecordedEvent[],
): Retraced {
  let ways = bestOf(starts)
  let placed = 0
  for (const event of events) {
    const next = bestOf(ways.flatMap((way) => waysOn(script, way, event)))
    if (next.length === 0) break
    ways = next
    placed += 1
  }
  const { steps = [], lead = 0 } = ways[0] ?? {}
  return { steps, lead, placed, unplaced: events[placed] ?? null }
}
