import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Chart, type ChartProps } from './Chart.tsx'
import { amount, column, columns as columnsStyle, name, shaft, toneOf } from './Chart.css.ts'

type Column = {
  key: string
  /** The short label on the axis: 'Nov'. */
  label: string
  /** The full label for screen readers: 'November 2026'. */
  spoken: string
  value: number
  /** The formatted value. */
  text: string
}

/** A column chart, such as amounts per month. Each column shows its value; the highest fills the height. */
export function ColumnChart({ columns, ...plot }: ChartProps & { columns: readonly Column[] }) {
  const highest = Math.max(1, ...columns.map(({ value }) => value))
  return (
    <Chart {...plot}>
      <ol className={columnsStyle}>
        {columns.map(({ key, label, spoken, value, text }) => {
          const height = (value / highest) * 100
          return (
            <li className={column} key={key}>
              <svg aria-hidden="true" className={shaft} focusable="false">
                <rect
                  className={toneOf.positive}
                  height={`${height}%`}
                  rx="2"
                  width="100%"
                  y={`${100 - height}%`}
                />
              </svg>
              <span className={name}>
                <VisuallyHidden>{spoken}</VisuallyHidden>
                <span aria-hidden="true">{label}</span>
              </span>
              <span className={amount}>{text}</span>
            </li>
          )
        })}
      </ol>
    </Chart>
  )
}
