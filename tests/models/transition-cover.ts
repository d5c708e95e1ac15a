import type { AnyTransitionDefinition } from 'xstate'
import { type Edge, edgesBySource, type Model, type Path, pathOf } from './model.ts'

type Way<Context> = readonly Edge<Context>[]

/** A path for every transition, and the declared transitions that none of them takes. */
export type TransitionCover = {
  paths: readonly Path[]
  untaken: readonly AnyTransitionDefinition[]
}

/**
 * A short path for every transition of a model, of steps that are within reach of who walks it: where they
 * depend on how far the path has come, `isWithinReach` is told the number of steps before. A path that another begins
 * with is walked as its beginning.
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

/** A shortest path within reach to every state, by its name. */
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

/** The shortest way within reach to every node, by its key. */
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
