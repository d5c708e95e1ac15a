import { type ReactNode, useId } from 'react'
import { about as aboutStyle, figure, head, label as labelStyle, plot, total } from './Chart.css.ts'

export type ChartProps = {
  /** The name of the measure: 'Your orders'. */
  label: string
  /** The headline value, formatted. */
  value: string
  /** What the value means, beside it: 'to pay'. */
  about: string
}

/** Shows a headline value, and below it the chart that breaks it down. */
export function Chart({ label, value, about, children }: ChartProps & { children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={plot}>
      <div className={head}>
        <h2 className={labelStyle} id={id}>
          {label}
        </h2>
        <p className={total}>
          <span className={figure}>{value}</span> <span className={aboutStyle}>{about}</span>
        </p>
      </div>
      {children}
    </section>
  )
}
