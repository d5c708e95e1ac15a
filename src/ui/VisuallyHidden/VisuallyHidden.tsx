import type { ReactNode } from 'react'
import { hidden } from './VisuallyHidden.css.ts'

/** Text for screen readers, where the layout conveys the meaning visually. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>
}
