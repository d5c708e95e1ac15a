import { type ChangeEvent, useId } from 'react'
import { control, field } from '../FieldFrame/FieldFrame.css.ts'
import { FieldLabel } from '../FieldFrame/FieldLabel.tsx'
import { describedBy, FieldMessages } from '../FieldFrame/FieldMessages.tsx'
import { takeFocus } from '../focus/takeFocus.ts'
import { file as fileStyle } from './FileField.css.ts'

type FileFieldProps = {
  label: string
  name: string
  /** As 'image/*'. */
  accept?: string
  help?: string | undefined
  error?: string | undefined
  required?: boolean
  /** Called with the file that was chosen, or null when the choice was taken back. */
  onChoose?: ((file: File | null) => void) | undefined
  takesFocus?: boolean
}

export function FileField({
  label,
  name,
  accept,
  help,
  error,
  required = true,
  onChoose,
  takesFocus = false,
}: FileFieldProps) {
  const id = useId()
  const choose = (event: ChangeEvent<HTMLInputElement>) =>
    onChoose?.(event.target.files?.[0] ?? null)
  return (
    <div className={field}>
      <FieldLabel htmlFor={id} label={label} required={required} />
      <input
        accept={accept}
        aria-describedby={describedBy({ id, help, error })}
        aria-invalid={error !== undefined}
        aria-required={required}
        className={`${control} ${fileStyle}`}
        id={id}
        name={name}
        onChange={choose}
        ref={takesFocus ? takeFocus : null}
        type="file"
      />
      <FieldMessages error={error} help={help} id={id} />
    </div>
  )
}
