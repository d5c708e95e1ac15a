import { join } from 'node:path'
import type { Flow } from './flow.ts'
import type { Harmless } from './harmless.ts'
import { mutantsOf } from './maker.ts'

/** Where the result is written. */
export const pagePath = join(import.meta.dirname, '..', '..', '..', 'docs', 'mutation.md')

const row = (cells: readonly (string | number)[], widths: readonly number[]) =>
  `| ${cells
    .map((cell, column) => {
      const width = widths[column] ?? 0
      return column === 0 ? String(cell).padEnd(width) : String(cell).padStart(width)
    })
    .join(' | ')} |`

/**
 * The result of a scan that found nothing wrong, in which every mutant without a reason was caught: so it can be
 * written without one.
 */
export function pageOf(flows: readonly Flow[], harmless: Harmless): string {
  const counts = flows.map(({ name, machine }) => {
    const mutants = mutantsOf(machine).length
    const survivors = Object.keys(harmless[name] ?? {}).length
    return { name, mutants, caught: mutants - survivors, survivors }
  })
  const sum = (key: 'mutants' | 'caught' | 'survivors') =>
    counts.reduce((total, count) => total + count[key], 0)
  const rows = [
    ...counts.map(({ name, mutants, caught, survivors }) => [name, mutants, caught, survivors]),
    ['all', sum('mutants'), sum('caught'), sum('survivors')],
  ]
  const head = ['machine', 'mutants', 'caught', 'harmless']
  const widths = head.map((word, column) =>
    Math.max(word.length, ...rows.map((cells) => String(cells[column]).length)),
  )
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  const reasons = flows.flatMap(({ name }) =>
    Object.entries(harmless[name] ?? {}).map(([id, reason]) => `- ${name}, \`${id}\`: ${reason}`),
  )
  return [
    '# Mutants of the machines',
    '',
    'A machine walked along its own paths cannot fail, so its sentences are what can. This shows that they bite: each',
    'mutant is a machine with one thing missing, turned round or leading elsewhere (a transition, a guard, an action, a',
    'tag, an invoke, an end, a beginning), and it is caught when a sentence of `tests/models` no longer holds for it.',
    '`npm run mutate` makes them all and writes this page; `npm test` fails when a mutant is missed.',
    '',
    row(head, widths),
    `| ${rule.join(' | ')} |`,
    ...rows.map((cells) => row(cells, widths)),
    '',
    'Harmless are the mutants that do what the machine does:',
    '',
    ...reasons,
    '',
  ].join('\n')
}
