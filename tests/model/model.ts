import type { AnyTransitionDefinition, StateValue } from 'xstate'
import type { Script, State } from './script.ts'
import type { Stimulus } from './stimuli.ts'

/** An action as XState executes it. Built-in actions start with 'xstate.'. */
export type Action = { type: string; params: unknown }

export type Node<Context> = State<Context> & { key: string }

export type Edge<Context> = {
  source: Node<Context>
  stimulus: Stimulus
  /** The state after the stimulus. Its node may have been reached first on another path, with another context. */
  target: Node<Context>
  /** The declared transitions that the edge takes. Each guarded branch is a separate transition. */
  taken: readonly AnyTransitionDefinition[]
  actions: readonly Action[]
}

/** Every reachable state of a machine, identified by its value and the script's facts, and every edge between them. */
export type Model<Context> = {
  script: Script<Context>
  initial: Node<Context>
  nodes: readonly Node<Context>[]
  edges: readonly Edge<Context>[]
  /** Returns the stimuli of a shortest path to each node, by node key. Computed on demand. */
  shortest: () => ReadonlyMap<string, readonly Stimulus[]>
}

type Step = {
  stimulus: Stimulus
  /** The state value after the stimulus. */
  expected: StateValue
}

/** A path as serializable data that can be replayed. The id derives from the events and is stable. */
export type Path = { id: string; steps: readonly Step[] }

/** Returns the names of a path's stimuli. */
export const stimulusNames = ({
  steps,
}: {
  steps: readonly { stimulus: { name: string } }[]
}): string[] => steps.map(({ stimulus }) => stimulus.name)

/** Returns the path along these edges. */
export function pathOf<Context>(edges: readonly Edge<Context>[]): Path {
  return {
    id: edges.map(({ stimulus }) => stimulus.name).join(' > '),
    steps: edges.map(({ stimulus, target }) => ({ stimulus, expected: target.snapshot.value })),
  }
}

/**
 * Returns a function that names the way of an edge: events that take the same transition between the same two nodes are one
 * way. `tellApart`: nodes differ by their key, which has the script's facts, or by the name of their state.
 */
export function waysOf<Context>(
  edges: readonly Edge<Context>[],
  tellApart: 'key' | 'name' = 'key',
): (edge: Edge<Context>) => string {
  const numbers = new Map(
    [...new Set(edges.flatMap(({ taken }) => taken))].map((taken, number) => [taken, number]),
  )
  return ({ source, target, taken }) =>
    [source[tellApart], target[tellApart], ...taken.map((one) => numbers.get(one))].join(' -> ')
}

/** Groups the edges by the key of their source node. */
export function edgesBySource<Context>(
  edges: readonly Edge<Context>[],
): ReadonlyMap<string, readonly Edge<Context>[]> {
  return Map.groupBy(edges, ({ source }) => source.key)
}

/** Returns every node reachable from these nodes over the followed edges, including the start nodes. */
export function reachableFrom<Context>(
  { edges }: Model<Context>,
  start: readonly Node<Context>[],
  isFollowed: (edge: Edge<Context>) => boolean = () => true,
): readonly Node<Context>[] {
  const leaving = edgesBySource(edges.filter(isFollowed))
  const reached = new Map(start.map((node) => [node.key, node]))
  for (const key of reached.keys()) {
    for (const { target } of leaving.get(key) ?? []) {
      if (!reached.has(target.key)) reached.set(target.key, target)
    }
  }
  return [...reached.values()]
}

/** Returns the invoke ids of the ports that an edge starts. */
export function startedBy({ actions }: { actions: readonly Action[] }): string[] {
  return actions.flatMap(({ type, params }) =>
    type === 'xstate.spawnChild' &&
    typeof params === 'object' &&
    params !== null &&
    'id' in params &&
    typeof params.id === 'string'
      ? [params.id]
      : [],
  )
}

/** Describes an edge in one line, for a report. */
export function describeEdge({ source, stimulus, target }: Edge<unknown>): string {
  return `${source.key} --${stimulus.name}--> ${target.key}`
}

/** Invariants by title. Each returns its violations, or an empty array if it holds. */
export type Invariants<Context> = Readonly<
  Record<string, (model: Model<Context>) => readonly string[]>
>

/** Returns an invariant that no state breaks: a state for which all of the conditions hold is a violation. */
export const noNode =
  <Context>(...areBroken: readonly ((node: Node<Context>) => boolean | undefined)[]) =>
  ({ nodes }: Model<Context>): readonly string[] =>
    nodes.filter((node) => areBroken.every((is) => is(node))).map(({ key }) => key)

/** Returns an invariant that no edge breaks: an edge for which all of the conditions hold is a violation. */
export const noEdge =
  <Context>(...areBroken: readonly ((edge: Edge<Context>) => boolean | undefined)[]) =>
  ({ edges }: Model<Context>): readonly string[] =>
    edges.filter((edge) => areBroken.every((is) => is(edge))).map(describeEdge)

/** True if the edge executes the action and its parameters include these. */
export function executes(
  { actions }: Edge<unknown>,
  action: string,
  expected: Readonly<Record<string, unknown>> = {},
): boolean {
  return actions.some(({ type, params }) => {
    const given = new Map(Object.entries(params ?? {}))
    return (
      type === action &&
      // Messages are objects.
      Object.entries(expected).every(
        ([key, value]) => JSON.stringify(given.get(key)) === JSON.stringify(value),
      )
    )
  })
}

/** Returns the nodes without a matching outgoing edge. */
export function lacking<Context>(
  { edges }: Model<Context>,
  nodes: readonly Node<Context>[],
  isWay: (edge: Edge<Context>) => boolean,
): string[] {
  const having = new Set(edges.filter(isWay).map(({ source }) => source.key))
  return nodes.filter(({ key }) => !having.has(key)).map(({ key }) => key)
}

/** Returns an invariant: each state for which `where` holds has an edge for which `isWay` holds. */
export const everyNodeHas =
  <Context>(
    where: (node: Node<Context>) => boolean | undefined,
    isWay: (edge: Edge<Context>) => boolean,
  ) =>
  (model: Model<Context>): readonly string[] =>
    lacking(model, model.nodes.filter(where), isWay)
