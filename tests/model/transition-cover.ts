import type { AnyTransitionDefinition } from 'xstate'
import { type Edge, edgesBySource, type Model, type Node, type Path, pathOf } from './model.ts'

type Way<Context> = readonly Edge<Context>[]

/** A path for every transition, and the declared transitions that no path takes. */
export type TransitionCover = {
  paths: readonly Path[]
  untaken: readonly AnyTransitionDefinition[]
}

/**
 * Returns a short path for every transition of a model, with steps that the walker can perform. `isWithinReach`
 * receives the number of steps before an edge, for steps that depend on it. A path that is the prefix of another is
 * walked as part of it.
 */
export function transitionCover<Context>(
  model: Model<Context>,
  isWithinReach: (edge: Edge<Context>, stepsBefore: number) => boolean,
): TransitionCover {
  const ways = shortestWays(model, isWithinReach)
  const shortest = new Map<AnyTransitionDefinition, Way<Context>>()
  for (const edge of model.edges) {
    const before = ways.get(edge.source.key)
    if (before === undefined || !isWithinReach(edge, before.length)) continue
    const way = [...before, edge]
    for (const taken of edge.taken) {
      const known = shortest.get(taken)
      if (known === undefined || way.length < known.length) shortest.set(taken, way)
    }
  }
  const all = new Set(model.edges.flatMap(({ taken }) => taken))
  const paths = [...new Map([...shortest.values()].map(pathOf).map((path) => [path.id, path]))]
    .map(([, path]) => path)
    .filter(({ id }, _, every) => !every.some((other) => other.id.startsWith(`${id} > `)))
  return { paths, untaken: [...all].filter((taken) => !shortest.has(taken)) }
}

/** Maximum number of steps of a chained path. */
const LONGEST = 24

/**
 * Covers the same transitions with fewer paths, for a walker to which a start costs more than a step: a path continues
 * to the nearest transition not taken yet, up to a dozen steps, and not after an edge that `ends` it, unless a transition
 * cannot be reached otherwise.
 */
export function chainedCover<Context>(
  model: Model<Context>,
  isWithinReach: (edge: Edge<Context>, stepsBefore: number) => boolean,
  ends: (edge: Edge<Context>) => boolean,
): TransitionCover {
  const { untaken } = transitionCover(model, isWithinReach)
  const targets = new Set(model.edges.flatMap(({ taken }) => taken))
  for (const transition of untaken) targets.delete(transition)
  const paths = chainedPaths(model, {
    targets,
    targetsOf: ({ taken }) => taken,
    isWithinReach,
    ends,
  })
  return { paths, untaken }
}

type Chaining<Context, Target> = {
  /** The targets of the paths; each is within reach. */
  targets: ReadonlySet<Target>
  /** Returns the targets that an edge takes. */
  targetsOf: (edge: Edge<Context>) => readonly Target[]
  /** Returns true if a walker can perform the edge after this number of steps. */
  isWithinReach: (edge: Edge<Context>, stepsBefore: number) => boolean
  ends: (edge: Edge<Context>) => boolean
}

/** Returns paths that take each target at least once, where a path continues to the nearest target that is left. */
export function chainedPaths<Context, Target>(
  model: Model<Context>,
  { targets, targetsOf, isWithinReach, ends }: Chaining<Context, Target>,
): readonly Path[] {
  const leaving = edgesBySource(model.edges)
  const left = new Set(targets)
  const isNew = (edge: Edge<Context>) => targetsOf(edge).some((one) => left.has(one))
  /** Returns the continuation of a path, or null at its end. */
  const nextOf = (way: Way<Context>): Way<Context> | null => {
    const last = way.at(-1)
    if (last === undefined) {
      const start = { from: model.initial, stepsBefore: 0, isWithinReach, isLookedFor: isNew }
      return nearestWay(leaving, { ...start, ends }) ?? nearestWay(leaving, start)
    }
    if (way.some(ends)) return null
    const next = nearestWay(leaving, {
      from: last.target,
      stepsBefore: way.length,
      isWithinReach,
      isLookedFor: isNew,
      ends,
    })
    return next === null || way.length + next.length > LONGEST ? null : next
  }
  const paths: Path[] = []
  while (left.size > 0) {
    const way: Edge<Context>[] = []
    for (let next = nextOf(way); next !== null; next = nextOf(way)) {
      way.push(...next)
      for (const target of next.flatMap(targetsOf)) left.delete(target)
    }
    paths.push(pathOf(way))
  }
  return paths
}

type Search<Context> = {
  from: Node<Context>
  stepsBefore: number
  isWithinReach: (edge: Edge<Context>, stepsBefore: number) => boolean
  isLookedFor: (edge: Edge<Context>) => boolean
  /** Edges that the path does not continue after. */
  ends?: (edge: Edge<Context>) => boolean
}

/** Returns a shortest path from a node at this step count whose last edge is one of those searched for. */
function nearestWay<Context>(
  leaving: ReturnType<typeof edgesBySource<Context>>,
  { from, stepsBefore, isWithinReach, isLookedFor, ends = () => false }: Search<Context>,
): Way<Context> | null {
  const ways = new Map<string, Way<Context>>([[from.key, []]])
  for (const [key, way] of ways) {
    for (const edge of leaving.get(key) ?? []) {
      if (!isWithinReach(edge, stepsBefore + way.length)) continue
      if (isLookedFor(edge)) return [...way, edge]
      if (!ends(edge) && !ways.has(edge.target.key)) ways.set(edge.target.key, [...way, edge])
    }
  }
  return null
}

/** Returns a shortest path within reach to every state, by its name. */
export function pathsToStates<Context>(
  model: Model<Context>,
  isWithinReach: (edge: Edge<Context>, stepsBefore: number) => boolean,
): ReadonlyMap<string, Path> {
  const ways = [...shortestWays(model, isWithinReach).values()]
  const byName = Map.groupBy(ways, (way) => (way.at(-1)?.target ?? model.initial).name)
  return new Map(
    [...byName].map(([name, [first = [], ...others]]) => [
      name,
      pathOf(others.reduce((best, way) => (way.length < best.length ? way : best), first)),
    ]),
  )
}

/** Returns the shortest path within reach to every node, by node key. */
function shortestWays<Context>(
  { initial, edges }: Model<Context>,
  isWithinReach: (edge: Edge<Context>, stepsBefore: number) => boolean,
): ReadonlyMap<string, Way<Context>> {
  const leaving = edgesBySource(edges)
  const ways = new Map<string, Way<Context>>([[initial.key, []]])
  for (const [key, way] of ways) {
    for (const edge of leaving.get(key) ?? []) {
      if (ways.has(edge.target.key) || !isWithinReach(edge, way.length)) continue
      ways.set(edge.target.key, [...way, edge])
    }
  }
  return ways
}
