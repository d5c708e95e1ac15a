import type { ReactNode } from 'react'
import { field, frame } from './FieldFrame.css.ts'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldMessages } from './FieldMessages.tsx'

type FieldFrameProps = {
  /** The id of the control that `children` draws; its messages are `${id}-help` and `${id}-error`. */
  id: string
  label: string
  help?: string | undefined
  error?: string | undefined
  /** The foreign control has the focus: inside another document it cannot be seen by CSS. */
  focused?: boolean
  required?: boolean
  children: ReactNode
}

/** Label, frame and messages around a control that is not ours, in the look of TextField. */
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
