import type { ReactNode } from 'react'
import { field, frame, label as labelStyle } from './FieldFrame.css.ts'

type FieldFrameProps = {
  label: string
  /** Marks the frame; the form says why. */
  invalid?: boolean
  /** The third-party control has focus. CSS cannot detect focus inside another document. */
  focused?: boolean
  children: ReactNode
}

/**
 * Renders a label and a frame around a third-party control, in the style of TextField. The label contains the control,
 * because `for` may name only a form control, and a card field is an element with another document in it.
 */
export function FieldFrame({ label, invalid = false, focused = false, children }: FieldFrameProps) {
  return (
    <label className={field}>
      <span className={labelStyle}>{label}</span>
      <div className={frame} data-focused={focused} data-invalid={invalid}>
        {children}
      </div>
    </label>
  )
}
