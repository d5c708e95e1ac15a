import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MarkdownColumn, markdownTable } from '../markdown-table.ts'
import type { Flow } from './flow.ts'
import type { Harmless } from './harmless.ts'
import { mutantsOf } from './maker.ts'

/** The path of the page with the results. */
export const pagePath = join(import.meta.dirname, '..', '..', 'docs', 'mutation.md')

/** The hash of the source whose mutants were all tested, by machine name. */
export type Sources = Readonly<Record<string, string>>

/** Returns the stored page; empty if there is none. */
export const keptPage = (): string => (existsSync(pagePath) ? readFileSync(pagePath, 'utf8') : '')

/** Returns the source hashes that a page lists. */
export const sourcesIn = (page: string): Sources =>
  Object.fromEntries(
    [...page.matchAll(/^\| (\w+) +\|.*\| ([0-9a-f]{12}) \|$/gm)].map(([, name, source]) => [
      name,
      source,
    ]),
  )

/**
 * Renders the page of a scan without problems. Every mutant without a reason was caught, so the counts follow without
 * the scan's result.
 */
export function pageOf(flows: readonly Flow[], harmless: Harmless, sources: Sources): string {
  const counts = flows.map(({ name, machine }) => {
    const mutants = mutantsOf(machine).length
    const survivors = Object.keys(harmless[name] ?? {}).length
    return { name, mutants, caught: mutants - survivors, survivors }
  })
  const sum = (key: 'mutants' | 'caught' | 'survivors') =>
    counts.reduce((total, count) => total + count[key], 0)
  const rows = [
    ...counts.map(({ name, mutants, caught, survivors }) => [
      name,
      mutants,
      caught,
      survivors,
      sources[name] ?? '',
    ]),
    ['all', sum('mutants'), sum('caught'), sum('survivors'), ''],
  ]
  const columns: readonly MarkdownColumn[] = [
    { head: 'machine', align: 'left' },
    ...['mutants', 'caught', 'harmless'].map((head) => ({ head, align: 'right' }) as const),
    { head: 'source', align: 'left' },
  ]
  const reasons = flows.flatMap(({ name }) =>
    Object.entries(harmless[name] ?? {}).map(([id, reason]) => `- ${name}, \`${id}\`: ${reason}`),
  )
  return [
    '# Mutation tests of the machines',
    '',
    'Tests that walk a machine along its own paths cannot find a mistake in the machine; only an invariant can. Each',
    'mutant is a machine with one edit: a transition, guard, action, tag, invoke, entry or exit is removed, inverted or',
    'retargeted. A mutant is caught when an invariant of `tests/flows` no longer holds. `npm run mutate` tests those',
    'of each machine that has changed, and writes this page. `npm test` tests a sample of a machine that has changed',
    'since. The hash covers the machine, its script, its invariants and their imports.',
    '',
    'The machine `marketOrder` is the order that the server runs. A mutant of it is caught when a rule of `npm run explore`',
    'no longer holds, in small worlds with buyers, a seller, an admin, the card provider and a bank that together reach',
    'every transition. They take minutes.',
    '',
    markdownTable(
      columns,
      rows.map((cells) => cells.map(String)),
    ),
    '',
    'A harmless mutant behaves like the machine:',
    '',
    ...reasons,
    '',
  ].join('\n')
}
