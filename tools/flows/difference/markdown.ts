import type { Mark } from '../../graphs/graph.ts'
import type { Difference, MachineDifference, PathDifference } from './compare.ts'

/** The sign beside the text or colour: colour alone does not convey the difference. */
export const signs: Readonly<Record<Mark, string>> = { added: '+', removed: '−', changed: '~' }
const marks: readonly Mark[] = ['added', 'removed', 'changed']

/** Maximum number of paths listed by name. */
const NAMED = 5

/** Formats the counts: '+2 −1 ~3'. */
export function countOf(differences: readonly Difference[] | null): string {
  if (differences === null) return 'not compared'
  const counts = marks.flatMap((mark) => {
    const { length } = differences.filter((one) => one.mark === mark)
    return length === 0 ? [] : [`${signs[mark]}${length}`]
  })
  return counts.length === 0 ? 'the same' : counts.join(' ')
}

/** Describes the changes, fact by fact: 'guard: `isFilled` → `isComplete`'. */
export const wordsOf = ({ changes }: Difference): string[] =>
  changes.map(({ fact, before, after }) => {
    if (before === after) return `${fact}: ${code(after)} is made in another way`
    return `${fact}: ${code(before)} → ${code(after)}`
  })

const code = (text: string) => (text === '' ? 'none' : `\`${text}\``)

function lineOf(one: Difference, machine: string): string {
  const changes = wordsOf(one)
  const words = changes.length === 0 ? '' : `: ${changes.join('; ')}`
  return `- ${signs[one.mark]} ${one.mark} \`${one.name === '' ? machine : one.name}\`${words}`
}

function listOf(title: string, differences: readonly Difference[], machine: string): string[] {
  if (differences.length === 0) return []
  return ['', `**${title}**`, '', ...differences.map((one) => lineOf(one, machine))]
}

function pathsOf(paths: readonly PathDifference[] | null): string[] {
  if (paths === null)
    return ['', 'The paths could not be compared: one revision has no list of them.']
  return marks.flatMap((mark) => {
    const same = paths.filter((one) => one.mark === mark)
    if (same.length === 0) return []
    const named = same.slice(0, NAMED).map((one) => {
      const changes = wordsOf(one).map((words) => `; ${words}`)
      return `- \`${one.name}\` ${one.events}${changes.join('')}`
    })
    const more = same.length > NAMED ? [`- and ${same.length - NAMED} more`] : []
    return ['', `**Paths ${mark}: ${signs[mark]}${same.length}**`, '', ...named, ...more]
  })
}

export type Title = { before: string; after: string }

/** Formats the title: 'The flows from 1a2b3c4 to the work tree'. */
export const titleOf = ({ before, after }: Title): string => `The flows from ${before} to ${after}`

/** Returns the note beside the name of a machine that was added or removed as a whole. */
export function noteOf({ before, after }: MachineDifference): string {
  if (before === null) return ' (added)'
  return after === null ? ' (removed)' : ''
}

/** Renders the differences as Markdown: a table of all machines, then the differences of each. */
export function markdownOf(title: Title, machines: readonly MachineDifference[]): string {
  if (machines.length === 0) return `## ${titleOf(title)}\n\nNothing is different.\n`
  const rows = machines.map((one) => {
    const cells = [one.states, one.transitions, one.paths].map(countOf)
    return `| ${[one.name + noteOf(one), ...cells].join(' | ')} |`
  })
  const details = machines.flatMap((one) => [
    '',
    `### ${one.name}${noteOf(one)}`,
    ...listOf('States', one.states, one.name),
    ...listOf('Transitions', one.transitions, one.name),
    ...pathsOf(one.paths),
  ])
  return [
    `## ${titleOf(title)}`,
    '',
    '\\+ added, − removed, ~ changed',
    '',
    '| machine | states | transitions | paths |',
    '| --- | --- | --- | --- |',
    ...rows,
    ...details,
    '',
  ].join('\n')
}
