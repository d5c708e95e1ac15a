import type { ReactNode } from 'react'
import { drawing } from './Drawing.css.ts'

export type DrawingProps = {
  /** The accessible name. Without it the illustration is decorative and hidden from screen readers. */
  title?: string | undefined
}

/** Wraps every illustration in an svg with a shared line style. Sizes are in view box units. */
export function Drawing({
  title,
  width,
  height,
  children,
}: DrawingProps & { width: number; height: number; children: ReactNode }) {
  const meaning =
    title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title }
  return (
    <svg
      {...meaning}
      className={drawing}
      focusable="false"
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      {children}
    </svg>
  )
}
