import type { Counted } from './phase.ts'

const COLUMNS: readonly { title: string; of: (counted: Counted) => string | number }[] = [
  { title: 'fault', of: ({ fault }) => fault },
  { title: 'primary', of: ({ primary }) => primary },
  { title: 'first write', of: ({ recovery }) => `${recovery.toFixed(1)} s` },
  { title: 'purchases', of: ({ bought }) => bought },
  { title: 'refunds and payouts due', of: ({ money }) => money },
  { title: 'reminders due', of: ({ reminders }) => reminders },
  { title: 'requests', of: ({ requests }) => requests },
  { title: 'unanswered', of: ({ unanswered }) => unanswered },
  { title: '5xx', of: ({ failed }) => failed },
]

/** Returns the lines of a table of what was counted at each fault, with a last row of the sums. */
export function tableOf(counted: readonly Counted[]): string[] {
  const rows = counted.map((each) => COLUMNS.map(({ of }) => String(of(each))))
  const sums = COLUMNS.map(({ of }, column) => {
    const values = counted.map(of).filter((value) => typeof value === 'number')
    if (column === 0) return 'all'
    return values.length === 0 ? '' : String(values.reduce((sum, value) => sum + value, 0))
  })
  const cells = [COLUMNS.map(({ title }) => title), ...rows, ...(rows.length > 1 ? [sums] : [])]
  const widths = COLUMNS.map((_column, index) =>
    Math.max(...cells.map((row) => row[index]?.length ?? 0)),
  )
  return cells.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
