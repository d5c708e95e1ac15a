import { type ReactNode, useId } from 'react'
import { about as aboutStyle, figure, head, label as labelStyle, plot, total } from './Plot.css.ts'

export type PlotProps = {
  /** What is counted: 'Your orders'. */
  label: string
  /** The one number that matters, as it is shown. */
  value: string
  /** What the number is, beside it: 'to pay'. */
  about: string
}

/** A number that matters, and below it how it comes about. */
export function Plot({ label, value, about, children }: PlotProps & { children: ReactNode }) {
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
