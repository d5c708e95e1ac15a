import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from '@xstate/graph'
import {
  type ActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
} from 'xstate'
import {
  type Action,
  type Edge,
  edgesBySource,
  type Model,
  type Node,
  type Path,
  pathOf,
} from './model.ts'
import { type Script, stateOf } from './script.ts'
import { eventOf, type Stimulus, stimuliAt } from './stimuli.ts'

/** A graph that is larger than this has facts that never repeat. */
const LIMIT = 100_000

/**
 * A transition that throws stops an actor with status 'error'; here it becomes such a state, for totality to report.
 * Nothing of the machine's own logic is replaced. `tell` hears of the actions that a transition executes: to take it
 * again for them costs an actor each time.
 */
function survivingLogic(
  machine: AnyStateMachine,
  tell: (snapshot: AnyMachineSnapshot, event: AnyEventObject, actions: readonly Action[]) => void,
): ActorLogic<AnyMachineSnapshot, AnyEventObject, unknown> {
  return {
    transition: (snapshot, event, scope) => {
      const actions: Action[] = []
      const actionExecutor = (action: Action) => void actions.push(action)
      try {
        const next = machine.transition(snapshot, event, { ...scope, actionExecutor })
        tell(snapshot, event, actions)
        return next
      } catch (error) {
        return { ...snapshot, status: 'error', output: undefined, error }
      }
    },
    getInitialSnapshot: machine.getInitialSnapshot,
    getPersistedSnapshot: machine.getPersistedSnapshot,
  }
}

/** Makes the same of the same snapshot once. */
function onceEach<Made>(make: (snapshot: AnyMachineSnapshot) => Made) {
  const made = new WeakMap<AnyMachineSnapshot, Made>()
  return (snapshot: AnyMachineSnapshot): Made => {
    const known = made.get(snapshot)
    if (known !== undefined) return known
    const value = make(snapshot)
    made.set(snapshot, value)
    return value
  }
}

/** A guard that throws counts as taken: the step that follows shows the error. */
function isTaken(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  try {
    return snapshot.can(event)
  } catch {
    return true
  }
}

/** Walks the whole graph of a machine: its ports answer in every way in every state in which they are at work. */
export function explore<Context>(script: Script<Context>): Model<Context> {
  const { machine, factsOf } = script
  const stimuli = new WeakMap<AnyEventObject, Stimulus>()
  const stimulusOf = (event: AnyEventObject): Stimulus => {
    const stimulus = stimuli.get(event)
    if (stimulus === undefined) throw new Error(`'${event.type}' is not of the script.`)
    return stimulus
  }
  const keyOf = (snapshot: AnyMachineSnapshot) => {
    const { name, context } = stateOf<Context>(snapshot)
    return snapshot.status === 'error' ? `error in ${name}` : [name, ...factsOf(context)].join(' ')
  }
  const options = {
    input: script.input,
    limit: LIMIT,
    serializeState: keyOf,
    serializeEvent: (event: AnyEventObject) => stimulusOf(event).name,
    // The library has no filter of its own for events that a state does not take.
    events: (snapshot: AnyMachineSnapshot) => {
      const state = stateOf<Context>(snapshot)
      return stimuliAt(script, state, ({ when }) => when?.(state) ?? true)
        .map((stimulus) => {
          const event = eventOf(stimulus, snapshot)
          stimuli.set(event, stimulus)
          return event
        })
        .filter((event) => isTaken(snapshot, event))
    },
  }
  const executed = onceEach(() => new Map<AnyEventObject, readonly Action[]>())
  const logic = survivingLogic(machine, (snapshot, event, actions) =>
    executed(snapshot).set(event, actions),
  )
  const adjacency = getAdjacencyMap(logic, options)
  const nodeOf = onceEach((snapshot): Node<Context> => ({
    key: keyOf(snapshot),
    ...stateOf<Context>(snapshot),
  }))
  const nodes = Object.values(adjacency).map(({ state }) => nodeOf(state))
  const edges = adjacencyMapToArray(adjacency).map(
    ({ state, event, nextState }): Edge<Context> => ({
      source: nodeOf(state),
      stimulus: stimulusOf(event),
      target: nodeOf(nextState),
      taken: nextState.status === 'error' ? [] : machine.getTransitionData(state, event),
      actions: executed(state).get(event) ?? [],
    }),
  )
  const initial = nodeOf(initialTransition(machine, script.input)[0])
  const shortest = () =>
    new Map(
      getShortestPaths(logic, options).map(({ state, steps }) => [
        keyOf(state),
        // The first step is the machine's start.
        steps.slice(1).map(({ event }) => stimulusOf(event)),
      ]),
    )
  return { script, initial, nodes, edges, shortest }
}

/**
 * A path for every edge: the shortest path to where it starts, then the edge. Shortest and simple paths leave out
 * the ways back, such as a retry; this takes every one.
 */
export function edgeCover<Context>(model: Model<Context>): Path[] {
  const leaving = edgesBySource(model.edges)
  const shortest = model.shortest()
  const wayTo = (node: Node<Context>) => {
    const way: Edge<Context>[] = []
    let at = model.initial
    for (const { name } of shortest.get(node.key) ?? []) {
      const edge = leaving.get(at.key)?.find(({ stimulus }) => stimulus.name === name)
      if (edge === undefined) throw new Error(`There is no '${name}' in ${at.key}.`)
      way.push(edge)
      at = edge.target
    }
    return way
  }
  return model.edges.map((edge) => pathOf([...wayTo(edge.source), edge]))
}

/**
 * All paths that pass no state twice, each as long as it can be within the script's bound, so that a path which
 * another begins with is not listed. Of several events that take the same transition to the same state one stands
 * for all: the edge cover takes the others. The library's own have no bound.
 */
export function simplePaths<Context>({ script, initial, edges }: Model<Context>): Path[] {
  const numbers = new Map(
    [...new Set(edges.flatMap(({ taken }) => taken))].map((taken, number) => [taken, number]),
  )
  const ways = Map.groupBy(edges, ({ source, target, taken }) =>
    [source.key, target.key, ...taken.map((one) => numbers.get(one))].join(' -> '),
  )
  const leaving = edgesBySource([...ways.values()].flatMap((same) => same.slice(0, 1)))
  const paths: Path[] = []
  const walk = (at: Node<Context>, way: readonly Edge<Context>[], seen: ReadonlySet<string>) => {
    const next =
      way.length === script.bound
        ? []
        : (leaving.get(at.key) ?? []).filter(({ target }) => !seen.has(target.key))
    if (next.length === 0) paths.push(pathOf(way))
    for (const edge of next) {
      walk(edge.target, [...way, edge], new Set([...seen, edge.target.key]))
    }
  }
  walk(initial, [], new Set([initial.key]))
  return paths
}
