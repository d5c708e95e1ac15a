import type { ReactNode } from 'react'
import { hidden } from './VisuallyHidden.css.ts'

/** Words for a screen reader where the eye sees them in the layout. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>
}
