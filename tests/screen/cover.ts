import { type Edge, type Model, type Path, reachableFrom, waysOf } from '../model/model.ts'
import { explore } from '../model/paths.ts'
import { chainedPaths } from '../model/transition-cover.ts'
import type { ScreenFlow } from './screen.ts'

/**
 * Returns the paths that are walked on a screen, both in its test and by the play functions of Storybook. They take each
 * edge, where one event stands for all events that take the same transition between the same two states. A path goes on
 * from edge to edge, which takes two thirds of the steps that a path for each edge takes. States of one name are told apart by the
 * script's facts, unless the screen does not show the facts.
 */
export function screenPaths<Context>(
  { script, hidesFacts = false, startsAnew, unreachable = {} }: ScreenFlow<Context>,
  model: Model<Context> = explore(script),
): readonly Path[] {
  const outOfReach = Object.keys(unreachable)
  const isWithinReach = ({ stimulus: { name } }: Edge<Context>) =>
    outOfReach.every((start) => !name.startsWith(start))
  const reached = new Set(
    reachableFrom(model, [model.initial], isWithinReach).map(({ key }) => key),
  )
  const edges = model.edges.filter((edge) => reached.has(edge.source.key) && isWithinReach(edge))
  const wayOf = waysOf(model.edges, hidesFacts ? 'name' : 'key')
  const paths = chainedPaths(model, {
    targets: new Set(edges.map(wayOf)),
    targetsOf: (edge) => [wayOf(edge)],
    isWithinReach,
    ends: () => startsAnew !== undefined,
  })
  // A path that is the prefix of another is walked as part of it.
  return paths.filter(({ id }) => !paths.some((other) => other.id.startsWith(`${id} > `)))
}
