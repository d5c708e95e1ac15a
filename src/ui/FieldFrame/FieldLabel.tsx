import { label as labelStyle, optional } from './FieldFrame.css.ts'

type FieldLabelProps = {
  /** The id of the control. */
  htmlFor: string
  label: string
  /** Only what may be left out is marked. */
  required: boolean
  id?: string
}

export function FieldLabel({ htmlFor, label, required, id }: FieldLabelProps) {
  return (
    <label className={labelStyle} htmlFor={htmlFor} id={id}>
      {label}
      {!required && <span className={optional}> (optional)</span>}
    </label>
  )
}
