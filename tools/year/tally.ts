/** Counts things by name. */
export type Tally = { add(name: string, count?: number): void; of(name: string): number }

/** A tally whose names can be listed. */
export type NamedTally = Tally & { entries(): [name: string, count: number][] }

export function createTally(): NamedTally {
  const counts = new Map<string, number>()
  return {
    add(name, count = 1) {
      counts.set(name, (counts.get(name) ?? 0) + count)
    },
    of: (name) => counts.get(name) ?? 0,
    entries: () => [...counts].toSorted(([one], [other]) => one.localeCompare(other)),
  }
}
