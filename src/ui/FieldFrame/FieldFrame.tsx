import type { ReactNode } from 'react'
import { field, frame } from './FieldFrame.css.ts'
import { FieldLabel } from './FieldLabel.tsx'

type FieldFrameProps = {
  /** The id of the control in `children`. */
  id: string
  label: string
  /** Marks the frame; the form says why. */
  invalid?: boolean
  /** The third-party control has focus. CSS cannot detect focus inside another document. */
  focused?: boolean
  children: ReactNode
}

/** Renders a label and a frame around a third-party control, in the style of TextField. */
export function FieldFrame({
  id,
  label,
  invalid = false,
  focused = false,
  children,
}: FieldFrameProps) {
  return (
    <div className={field}>
      <FieldLabel htmlFor={id} label={label} />
      <div className={frame} data-focused={focused} data-invalid={invalid}>
        {children}
      </div>
    </div>
  )
}
