/** A step of a path of a flow: the target of a link. */
export type StepLocation = {
  /** The name of the flow's list of paths. */
  flow: string
  /** null: a path explored by hand. */
  pathId: string | null
  /** The path's stimuli, by name. */
  stimuli: readonly string[]
  /** How many of the stimuli have happened. */
  at: number
}

export const startOf = (flow: string): StepLocation => ({ flow, pathId: null, stimuli: [], at: 0 })

/** A place that a file leads to, with its title in that file. */
export type NamedPlace = { title: string; place: StepLocation }
