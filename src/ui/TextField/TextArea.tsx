import { useId } from 'react'
import { area, control, field } from '../FieldFrame/FieldFrame.css.ts'
import { FieldLabel } from '../FieldFrame/FieldLabel.tsx'
import { describedBy, FieldMessages } from '../FieldFrame/FieldMessages.tsx'
import { takeFocus } from '../focus/take-focus.ts'

type TextAreaProps = {
  label: string
  name: string
  help?: string | undefined
  error?: string | undefined
  required?: boolean
  readOnly?: boolean
  defaultValue?: string | undefined
  takesFocus?: boolean
}

/** A multi-line text field. It grows with its content where the browser supports `field-sizing`. */
export function TextArea({
  label,
  help,
  error,
  required = true,
  readOnly = false,
  takesFocus = false,
  ...rest
}: TextAreaProps) {
  const id = useId()
  return (
    <div className={field}>
      <FieldLabel htmlFor={id} label={label} required={required || readOnly} />
      <textarea
        aria-describedby={describedBy({ id, help, error })}
        aria-invalid={error !== undefined}
        aria-required={required && !readOnly}
        className={`${control} ${area}`}
        id={id}
        readOnly={readOnly}
        ref={takesFocus ? takeFocus : null}
        rows={4}
        {...rest}
      />
      <FieldMessages error={error} help={help} id={id} />
    </div>
  )
}
