import type { Spread } from './statistics.ts'

/** Formats a Markdown table as the formatter does. All columns except the first are numeric. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((word, column) =>
    Math.max(3, word.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join(' | ')} |`
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n')
}

/** Formats a spread as 'median (lower quartile to upper quartile)'. */
export const inWords = ({ median, lower, upper }: Spread, digits = 0): string =>
  `${median.toFixed(digits)} (${lower.toFixed(digits)} to ${upper.toFixed(digits)})`

export const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)
