/** A step of a path of a flow: what a link leads to. */
export type Place = {
  /** The name of the list of paths. */
  flow: string
  /** null: a path that was explored by hand. */
  pathId: string | null
  /** What happens, by name. */
  stimuli: readonly string[]
  /** How many of them have happened. */
  at: number
}

export const startOf = (flow: string): Place => ({ flow, pathId: null, stimuli: [], at: 0 })

/** A place that a file leads to, and what it is called there. */
export type NamedPlace = { title: string; place: Place }
