import { join } from 'node:path'
import type { Finding, Goal, Part } from './finding.ts'
import { table } from './markdown.ts'

/** The path of the page with the results. */
export const pagePath = join(import.meta.dirname, '..', '..', 'docs', 'performance.md')

/** Returns the page with the results of one part replaced and everything else unchanged. */
export function withFinding(
  page: string,
  { name, title }: Part,
  { text, goals }: Finding,
  how: string,
): string {
  const command = `\`npm run bench -- ${name}\`, ${how}.`
  const withText = withSection(page, name, `## ${title}`, `${command}\n\n${text}`)
  return withSection(withText, 'goals', '## Goals', goalsTable(withText, goals, name))
}

const open = (name: string) => `<!-- bench:${name} -->`
const close = (name: string) => `<!-- /bench:${name} -->`

/** Replaces the content between the section's markers; a new section is appended. */
function withSection(page: string, name: string, heading: string, content: string): string {
  const section = `${open(name)}\n\n${content}\n\n${close(name)}`
  const from = page.indexOf(open(name))
  if (from === -1) return `${page.trimEnd()}\n\n${heading}\n\n${section}\n`
  const to = page.indexOf(close(name), from) + close(name).length
  return page.slice(0, from) + section + page.slice(to)
}

const HEAD = ['goal', 'wanted', 'seen', 'met', 'by `npm run bench --`']

/** Replaces the goals of one part and keeps those of the others. */
function goalsTable(page: string, goals: readonly Goal[], part: string): string {
  const there = page.slice(page.indexOf(open('goals')), page.indexOf(close('goals')))
  const kept = there
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(
      (cells) => cells[0] !== HEAD[0] && !/^-+$/.test(cells[0] ?? '') && cells.at(-1) !== part,
    )
  const own = goals.map(({ name, wanted, seen, isMet }) => [
    name,
    wanted,
    seen,
    isMet ? 'yes' : 'no',
    part,
  ])
  const rows = [...kept, ...own]
  return rows.length === 0 ? '' : table(HEAD, rows)
}
