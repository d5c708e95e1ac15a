import type { Model, Path } from '../models/model.ts'
import { edgeCover, explore } from '../models/paths.ts'
import { transitionCover } from '../models/transition-cover.ts'
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

const isOutOfReach = <Context>({ outOfReach = {} }: ScreenFlow<Context>, name: string) =>
  Object.keys(outOfReach).some((start) => name.startsWith(start))

/** The paths that are walked on a screen. */
export function screenPaths<Context>(
  flow: ScreenFlow<Context>,
  model: Model<Context> = explore(flow.script),
): readonly Path[] {
  return screenCover(model, flow.hidesFacts === true ? 'name' : 'key').filter(({ steps }) =>
    steps.every(({ stimulus }) => !isOutOfReach(flow, stimulus.name)),
  )
}

/** The paths that Storybook's play functions walk in the tests: one for every transition, as each takes its time. */
export function storyPaths<Context>(
  flow: ScreenFlow<Context>,
  model: Model<Context> = explore(flow.script),
): readonly Path[] {
  return transitionCover(model, ({ stimulus }) => !isOutOfReach(flow, stimulus.name)).paths
}
