import { useId } from 'react'
import { Link } from 'wouter'
import { Chart, type ChartProps } from './Chart.tsx'
import {
  amount,
  bar,
  counted,
  part as partStyle,
  parts as partsStyle,
  row,
  sign,
  type Tone,
  toneOf,
} from './Chart.css.ts'
import { fillOf, Patterns } from './Patterns.tsx'

type Part = {
  key: string
  label: string
  value: number
  /** The formatted value, where it is more than a number. */
  text?: string
  tone: Tone
  /** The screen that lists what the value counts. */
  href?: string | undefined
}

/** The gap between two parts, in percent of the bar. */
const GAP = 0.6

/** Computes each part's position on the bar, in percent. A part above zero always stays visible. */
function placed(parts: readonly Part[]) {
  const shown = parts.filter(({ value }) => value > 0)
  const whole = shown.reduce((sum, { value }) => sum + value, 0)
  const room = 100 - GAP * Math.max(0, shown.length - 1)
  let at = 0
  return shown.map((part) => {
    const width = (part.value / whole) * room
    const place = { ...part, at, width }
    at += width + GAP
    return place
  })
}

/** A stacked bar with a text legend, so that every part's name and value are readable without the bar. */
export function StackedBarChart({ parts, ...plot }: ChartProps & { parts: readonly Part[] }) {
  const segments = placed(parts)
  const patterns = useId()
  return (
    <Chart {...plot}>
      <svg aria-hidden="true" className={bar} focusable="false">
        <Patterns id={patterns} />
        {segments.length === 0 && <rect className={toneOf.quiet} height="100%" width="100%" />}
        {segments.map(({ key, tone, at, width }) => (
          <rect
            className={toneOf[tone]}
            fill={fillOf(patterns, tone)}
            height="100%"
            key={key}
            width={`${width}%`}
            x={`${at}%`}
          />
        ))}
      </svg>
      <ul className={partsStyle}>
        {parts.map(({ key, href, ...part }) => (
          <li className={row} key={key}>
            {href === undefined ? (
              <span className={partStyle}>
                <PartFacts {...part} patterns={patterns} />
              </span>
            ) : (
              <Link className={`${partStyle} ${counted}`} href={href}>
                <PartFacts {...part} patterns={patterns} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Chart>
  )
}

/** The sign, name and value of a part in the legend. */
function PartFacts({
  label,
  value,
  text = String(value),
  tone,
  patterns,
}: Omit<Part, 'key' | 'href'> & { patterns: string }) {
  return (
    <>
      <svg aria-hidden="true" className={sign} focusable="false" viewBox="0 0 10 10">
        <rect className={toneOf[tone]} fill={fillOf(patterns, tone)} height="10" width="10" />
      </svg>
      <span>{label}</span> <span className={amount}>{text}</span>
    </>
  )
}
