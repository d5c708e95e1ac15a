import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import {
  about as aboutStyle,
  counted,
  figure,
  head,
  label as labelStyle,
  plot,
  total,
} from './Chart.css.ts'

export type ChartProps = {
  /** The name of the measure: 'Your orders'. */
  label: string
  /** The headline value, formatted. */
  value: string
  /** The meaning of the value, beside it: 'to pay'. */
  about: string
  /** The screen that lists what the value counts. */
  href?: string | undefined
}

/** Shows a headline value, and below it the chart that breaks it down. */
export function Chart({
  label,
  value,
  about,
  href,
  children,
}: ChartProps & { children: ReactNode }) {
  const id = useId()
  const headline = (
    <>
      <span className={figure}>{value}</span> <span className={aboutStyle}>{about}</span>
    </>
  )
  return (
    <section aria-labelledby={id} className={plot}>
      <div className={head}>
        <h2 className={labelStyle} id={id}>
          {label}
        </h2>
        {href === undefined ? (
          <p className={total}>{headline}</p>
        ) : (
          <p>
            <Link className={`${total} ${counted}`} href={href}>
              {headline}
            </Link>
          </p>
        )}
      </div>
      {children}
    </section>
  )
}
