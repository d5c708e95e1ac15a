import type { Model, Path } from '../models/model.ts'
import { edgeCover, explore } from '../models/paths.ts'
import type { ScreenFlow } from './screen.ts'

/**
 * The edge cover for a screen, where a step costs a rendering: of several events that take the same transition between
 * the same two states one stands for all, and a path that another begins with is walked as its beginning. States of
 * one name are told apart by the script's facts, as the machine does, or not, where a screen shows nothing of them.
 */
function screenCover<Context>(model: Model<Context>, tellApart: 'name' | 'key'): Path[] {
  const numbers = new Map(
    [...new Set(model.edges.flatMap(({ taken }) => taken))].map((taken, number) => [taken, number]),
  )
  const paths = edgeCover(model)
  const ways = new Map<string, Path>()
  for (const [index, { source, target, taken }] of model.edges.entries()) {
    const way = [
      source[tellApart],
      target[tellApart],
      ...taken.map((one) => numbers.get(one)),
    ].join(' -> ')
    const path = paths[index]
    if (path !== undefined && !ways.has(way)) ways.set(way, path)
  }
  const chosen = [...ways.values()]
  return chosen.filter(({ id }) => !chosen.some((other) => other.id.startsWith(`${id} > `)))
}

/** The paths that are walked on a screen, in a test of its own and by the play functions of Storybook. */
export function screenPaths<Context>(
  flow: ScreenFlow<Context>,
  model: Model<Context> = explore(flow.script),
): readonly Path[] {
  const outOfReach = Object.keys(flow.outOfReach ?? {})
  return screenCover(model, flow.hidesFacts === true ? 'name' : 'key').filter(({ steps }) =>
    steps.every(({ stimulus: { name } }) => outOfReach.every((start) => !name.startsWith(start))),
  )
}
