import { markdownTable } from '../markdown-table.ts'
import type { Spread } from './statistics.ts'

/** Formats a Markdown table. All columns except the first are numeric. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  markdownTable(
    head.map((name, column) => ({ head: name, align: column === 0 ? 'left' : 'right' })),
    rows,
  )

/** Formats a spread as 'median (lower–upper quartile)'. */
export const inWords = ({ median, lower, upper }: Spread, digits = 0): string =>
  `${median.toFixed(digits)} (${lower.toFixed(digits)}–${upper.toFixed(digits)})`

export const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)
