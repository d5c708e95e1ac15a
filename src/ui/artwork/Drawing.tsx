import type { ReactNode } from 'react'
import { drawing } from './Drawing.css.ts'

type DrawingProps = { width: number; height: number; children: ReactNode }

/** Wraps every illustration in a decorative svg with a shared line style. Sizes are in view box units. */
export function Drawing({ width, height, children }: DrawingProps) {
  return (
    <svg
      aria-hidden
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
