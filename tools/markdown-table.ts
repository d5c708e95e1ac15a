/** A column; `align` is 'left' for text and 'right' for numbers. */
export type MarkdownColumn = { head: string; align: 'left' | 'right' }

/** Returns a Markdown table, aligned as the formatter aligns it. */
export function markdownTable(
  columns: readonly MarkdownColumn[],
  rows: readonly (readonly string[])[],
): string {
  const widths = columns.map(({ head }, index) =>
    Math.max(head.length, ...rows.map((row) => row[index]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells
      .map((cell, index) =>
        columns[index]?.align === 'right'
          ? cell.padStart(widths[index] ?? 0)
          : cell.padEnd(widths[index] ?? 0),
      )
      .join(' | ')} |`
  const rule = columns.map(({ align }, index) => {
    const width = widths[index] ?? 0
    return align === 'right' ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)
  })
  return [line(columns.map(({ head }) => head)), line(rule), ...rows.map(line)].join('\n')
}
