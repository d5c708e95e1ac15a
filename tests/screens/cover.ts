import type { Model, Path } from '../models/model.ts'
import { edgeCover, explore } from '../models/paths.ts'
import type { ScreenFlow } from './screen.ts'

/**
 * Returns the edge cover of a screen, where each step costs a render: one event stands for all events that take the
 * same transition between the same two states, and a prefix of another path is not walked separately. With `key` the
 * script's facts distinguish states of one name; with `name` they do not, as a screen may not show the facts.
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

/** Returns the paths that are walked on a screen, both in its test and by the play functions of Storybook. */
export function screenPaths<Context>(
  flow: ScreenFlow<Context>,
  model: Model<Context> = explore(flow.script),
): readonly Path[] {
  const outOfReach = Object.keys(flow.unreachable ?? {})
  return screenCover(model, flow.hidesFacts === true ? 'name' : 'key').filter(({ steps }) =>
    steps.every(({ stimulus: { name } }) => outOfReach.every((start) => !name.startsWith(start))),
  )
}
