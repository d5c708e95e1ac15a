/** A migration that removes what nothing uses any more says so: `-- Contracts 035-name.sql of 0.2.0.` */
const CONTRACTS = /^-- Contracts (\d{3}-[\w-]+\.sql) of (\d+)\.(\d+)\.(\d+)\.$/m

export type Migration = { name: string; sql: string }

/** The names of all migrations, and the present version of the project. */
type Project = { names: readonly string[]; version: string }

/**
 * Returns the problems of a migration with breaking changes: it has to contract what an earlier migration expanded,
 * which came with an earlier release, so that no server of the release before uses what goes.
 */
export function breaches(
  { name, sql }: Migration,
  changes: readonly string[],
  { names, version }: Project,
): string[] {
  if (changes.length === 0) return []
  const [, expanded = '', ...released] = CONTRACTS.exec(sql) ?? []
  if (expanded === '') {
    const way = 'Expand first, or say "-- Contracts 035-name.sql of 0.1.0." (docs/postgresql.md)'
    return changes.map((change) => `${name} ${change}. ${way}`)
  }
  if (!names.includes(expanded) || expanded >= name) {
    return [`${name} contracts ${expanded}, which is no earlier migration.`]
  }
  return isEarlier(released, version.split('.'))
    ? []
    : [`${name} contracts ${expanded} of ${released.join('.')}, which is not before ${version}.`]
}

function isEarlier(one: readonly string[], other: readonly string[]): boolean {
  const index = one.findIndex((part, at) => part !== other[at])
  return index !== -1 && Number(one[index]) < Number(other[index])
}
