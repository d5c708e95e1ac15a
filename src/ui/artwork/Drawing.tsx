import type { ReactNode } from 'react'
import { drawing } from './Drawing.css.ts'

export type DrawingProps = {
  /** What the drawing says; without it the drawing is an ornament and hidden from a screen reader. */
  title?: string | undefined
}

/** The frame of every drawing: one pen, so that all of them look like one hand. Sizes are those of the view box. */
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
