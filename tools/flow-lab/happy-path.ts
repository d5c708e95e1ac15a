import { type Edge, edgesBySource, type Model } from '../../tests/model/model.ts'

/**
 * An answer that a state waits for comes before what a user can do in the meantime, and a step that leads on before
 * one that stays in the state.
 */
const order = ['resolve', 'send', 'emit', 'advance'] as const

const stays = <Context>({ source, target }: Edge<Context>) => Number(source.name === target.name)

/**
 * Returns the stimuli of the path on which nothing fails: a script names the good answer of a port first, and the
 * user's events in the order in which a user sends them. No state occurs twice.
 */
export function happyPath<Context>(
  model: Model<Context>,
  isWithinReach: (edge: Edge<Context>) => boolean,
): readonly string[] {
  const edges = edgesBySource(model.edges)
  const passed = new Set([model.initial.key])
  const stimuli: string[] = []
  let at = model.initial.key
  while (stimuli.length < model.script.bound) {
    const offered = (edges.get(at) ?? []).filter(
      (edge) => !passed.has(edge.target.key) && isWithinReach(edge),
    )
    const next = order
      .flatMap((kind) => offered.filter(({ stimulus }) => stimulus.kind === kind))
      .toSorted((one, other) => stays(one) - stays(other))
      .at(0)
    if (next === undefined) break
    at = next.target.key
    passed.add(at)
    stimuli.push(next.stimulus.name)
  }
  return stimuli
}
