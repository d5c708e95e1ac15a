import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from '@xstate/graph'
import {
  type ActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate'
import {
  type Action,
  type Edge,
  edgesBySource,
  type Model,
  type Node,
  type Path,
  pathOf,
  startedBy,
  waysOf,
} from './model.ts'
import { type Script, stateOf } from './script.ts'
import { eventOf, type Stimulus, stimuliAt } from './stimuli.ts'

/** Maximum number of nodes. A larger graph contains facts that never repeat. */
const LIMIT = 100_000

/**
 * Turns a transition that throws into a snapshot with status 'error', as an actor would, so that totality reports it.
 * The machine's own logic is not replaced. `tell` receives the actions that a transition executes: running the
 * transition again to collect them costs an actor each time.
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

/** Memoizes a function by snapshot. */
function memoize<Made>(make: (snapshot: AnyMachineSnapshot) => Made) {
  const made = new WeakMap<AnyMachineSnapshot, Made>()
  return (snapshot: AnyMachineSnapshot): Made => {
    const known = made.get(snapshot)
    if (known !== undefined) return known
    const value = make(snapshot)
    made.set(snapshot, value)
    return value
  }
}

/** A guard that throws counts as taken: the next step exposes the error. */
function isTaken(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  try {
    return snapshot.can(event)
  } catch {
    return true
  }
}

/** The explored graphs, by script: several tests of a process check the same one. */
const explored = new WeakMap<object, unknown>()

/** Explores the whole graph of a machine. Its ports produce every result in every state that invokes them. */
export function explore<Context>(script: Script<Context>): Model<Context> {
  const known = explored.get(script) as Model<Context> | undefined
  if (known !== undefined) return known
  const model = exploreOnce(script)
  explored.set(script, model)
  return model
}

function exploreOnce<Context>(script: Script<Context>): Model<Context> {
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
    // The library does not filter out events that a state does not take.
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
  const executed = memoize(() => new Map<AnyEventObject, readonly Action[]>())
  const logic = survivingLogic(machine, (snapshot, event, actions) =>
    executed(snapshot).set(event, actions),
  )
  const adjacency = getAdjacencyMap(logic, options)
  const nodeOf = memoize((snapshot): Node<Context> => ({
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
 * Returns a path for every edge: the shortest path to its source, then the edge. Shortest and simple paths omit edges
 * that lead back, such as a retry; this cover includes every edge.
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

/** Returns one edge of each way by its source: where several events take the same transition to the same state, one represents them all. */
function waysBySource<Context>({ edges }: Model<Context>) {
  const ways = Map.groupBy(edges, waysOf(edges))
  return edgesBySource([...ways.values()].flatMap((same) => same.slice(0, 1)))
}

/**
 * Returns all paths that visit no state twice. Each is as long as the script's bound allows, and prefixes of other
 * paths are omitted. One event represents those of its way: the edge cover includes the others. The library's own
 * simple paths have no bound.
 */
export function simplePaths<Context>(model: Model<Context>): Path[] {
  const { script, initial } = model
  const leaving = waysBySource(model)
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

/**
 * Takes every simple path from the start of the machine, so that the context is that of the path, and returns the number
 * of steps and the deviations from the graph. Paths that begin with the same steps share them.
 */
export function checkSimplePaths<Context>(model: Model<Context>): {
  steps: number
  problems: string[]
} {
  const { script, initial } = model
  const leaving = waysBySource(model)
  const way: string[] = []
  const seen = new Set([initial.key])
  const problems: string[] = []
  let steps = 0
  const walk = (at: Node<Context>, snapshot: AnyMachineSnapshot) => {
    const next = way.length === script.bound ? [] : (leaving.get(at.key) ?? [])
    for (const { stimulus, target } of next) {
      if (seen.has(target.key)) continue
      steps += 1
      way.push(stimulus.name)
      seen.add(target.key)
      const [after, actions] = transition(script.machine, snapshot, eventOf(stimulus, snapshot))
      const { name } = stateOf<Context>(after)
      const calls = startedBy({ actions })
      if (name === target.name && calls.length === new Set(calls).size) walk(target, after)
      else
        problems.push(
          `${way.join(' > ')}: ${name} instead of ${target.name}, [${calls.join()}] called`,
        )
      way.pop()
      seen.delete(target.key)
    }
  }
  walk(initial, initial.snapshot)
  return { steps, problems }
}
