import type { ReactNode } from 'react'
import { field, frame } from './FieldFrame.css.ts'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldMessages } from './FieldMessages.tsx'

type FieldFrameProps = {
  /** The id of the control in `children`; its messages are `${id}-help` and `${id}-error`. */
  id: string
  label: string
  help?: string | undefined
  error?: string | undefined
  /** The third-party control has focus. CSS cannot detect focus inside another document. */
  focused?: boolean
  required?: boolean
  children: ReactNode
}

/** Renders a label, frame and messages around a third-party control, in the style of TextField. */
export function FieldFrame({
  id,
  label,
  help,
  error,
  focused = false,
  required = true,
  children,
}: FieldFrameProps) {
  return (
    <div className={field}>
      <FieldLabel htmlFor={id} label={label} required={required} />
      <div className={frame} data-focused={focused} data-invalid={error !== undefined}>
        {children}
      </div>
      <FieldMessages error={error} help={help} id={id} />
    </div>
  )
}
