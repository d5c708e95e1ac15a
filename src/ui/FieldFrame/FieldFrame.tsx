import type { ReactNode } from 'react'
import { field, frame } from './FieldFrame.css.ts'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldMessages } from './FieldMessages.tsx'

type FieldFrameProps = {
  /** The id of the control in `children`; the message is `${id}-error`. */
  id: string
  label: string
  error?: string | undefined
  /** The third-party control has focus. CSS cannot detect focus inside another document. */
  focused?: boolean
  children: ReactNode
}

/** Renders a label, frame and message around a third-party control, in the style of TextField. */
export function FieldFrame({ id, label, error, focused = false, children }: FieldFrameProps) {
  return (
    <div className={field}>
      <FieldLabel htmlFor={id} label={label} />
      <div className={frame} data-focused={focused} data-invalid={error !== undefined}>
        {children}
      </div>
      <FieldMessages error={error} id={id} />
    </div>
  )
}
