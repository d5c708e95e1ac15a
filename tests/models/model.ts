import type { AnyTransitionDefinition, StateValue } from 'xstate'
import type { Script, State } from './script.ts'
import type { Stimulus } from './stimuli.ts'

/** An action as it would be executed: built-in ones start with 'xstate.'. */
export type Action = { type: string; params: unknown }

export type Node<Context> = State<Context> & { key: string }

export type Edge<Context> = {
  source: Node<Context>
  stimulus: Stimulus
  /** What the source becomes; its node may have been reached first by another way, with another context. */
  target: Node<Context>
  /** The declared transitions that are taken; a guarded branch is a transition of its own. */
  taken: readonly AnyTransitionDefinition[]
  actions: readonly Action[]
}

/** Every reachable state of a machine, told apart by its value and the script's facts, and every way between them. */
export type Model<Context> = {
  script: Script<Context>
  initial: Node<Context>
  nodes: readonly Node<Context>[]
  edges: readonly Edge<Context>[]
  /** The stimuli of a shortest path to each node, by its key; worked out when it is asked for. */
  shortest: () => ReadonlyMap<string, readonly Stimulus[]>
}

type Step = {
  stimulus: Stimulus
  /** The state value after it. */
  expected: StateValue
}

/** Plain data that can be written down and replayed by hand; the id is made from its events and stays the same. */
export type Path = { id: string; steps: readonly Step[] }

/** What happens along a path, by name. */
export const namesAlong = ({
  steps,
}: {
  steps: readonly { stimulus: { name: string } }[]
}): string[] => steps.map(({ stimulus }) => stimulus.name)

/** The path along these edges. */
export function pathOf<Context>(edges: readonly Edge<Context>[]): Path {
  return {
    id: edges.map(({ stimulus }) => stimulus.name).join(' > '),
    steps: edges.map(({ stimulus, target }) => ({ stimulus, expected: target.snapshot.value })),
  }
}

/** The edges that leave each node, by its key. */
export function edgesBySource<Context>(
  edges: readonly Edge<Context>[],
): ReadonlyMap<string, readonly Edge<Context>[]> {
  return Map.groupBy(edges, ({ source }) => source.key)
}

/** Every node that can be reached from these over the edges that are followed, themselves included. */
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

/** The ports that an edge calls, by invoke id. */
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

/** An edge in one line, for a report. */
export function describeEdge({ source, stimulus, target }: Edge<unknown>): string {
  return `${source.key} --${stimulus.name}--> ${target.key}`
}

/** What breaks each rule, by the sentence that states it; nothing, where it holds. */
export type Invariants<Context> = Readonly<
  Record<string, (model: Model<Context>) => readonly string[]>
>

/** True where the edge executes the action, with these among its parameters. */
export function executes(
  { actions }: Edge<unknown>,
  action: string,
  expected: Readonly<Record<string, unknown>> = {},
): boolean {
  return actions.some(({ type, params }) => {
    const given = new Map(Object.entries(params ?? {}))
    return (
      type === action && Object.entries(expected).every(([key, value]) => given.get(key) === value)
    )
  })
}

/** The nodes from which no such way leads. */
export function lacking<Context>(
  { edges }: Model<Context>,
  nodes: readonly Node<Context>[],
  isWay: (edge: Edge<Context>) => boolean,
): string[] {
  const having = new Set(edges.filter(isWay).map(({ source }) => source.key))
  return nodes.filter(({ key }) => !having.has(key)).map(({ key }) => key)
}
