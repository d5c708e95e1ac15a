import { describeEdge, type Edge, lacking, type Model, type Node } from './model.ts'

type When<Context> = {
  /** The names of the stimuli. */
  by: readonly string[]
  /** The states in which they have the effect; all by default. */
  at?: (node: Node<Context>) => boolean
}

/** Returns where an effect is missing after one of the stimuli, and where it follows another stimulus. */
export function exactly<Context>(
  model: Model<Context>,
  { by, at = () => true }: When<Context>,
  hasEffect: (edge: Edge<Context>) => boolean,
): string[] {
  const places = model.nodes.filter(at)
  return [
    ...by.flatMap((name) =>
      lacking(model, places, (edge) => edge.stimulus.name === name && hasEffect(edge)).map(
        (place) => `${place} by ${name}`,
      ),
    ),
    ...model.edges
      .filter((edge) => hasEffect(edge) && !(by.includes(edge.stimulus.name) && at(edge.source)))
      .map(describeEdge),
  ]
}
