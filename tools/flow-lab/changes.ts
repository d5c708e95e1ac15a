/** A key of a context, its value as JSON lines, and its value one step before. */
export type Part = { key: string; now: string; before: string | null }

const partsOf = (context: string): ReadonlyMap<string, string> => {
  const read: unknown = JSON.parse(context)
  const entries = typeof read === 'object' && read !== null ? Object.entries(read) : []
  return new Map(entries.map(([key, value]) => [key, JSON.stringify(value, null, 2)]))
}

/** Returns the keys of a context, changed ones first; `before` is null if unchanged or on the first step. */
export function partsOfContext(now: string, before: string | null): readonly Part[] {
  const parts = partsOf(now)
  const earlier = before === null ? parts : partsOf(before)
  const all = [...parts].map(([key, value]) => {
    const was = earlier.get(key) ?? '(not set)'
    return { key, now: value, before: was === value ? null : was }
  })
  return [
    ...all.filter((part) => part.before !== null),
    ...all.filter((part) => part.before === null),
  ]
}
