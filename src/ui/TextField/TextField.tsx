import { type FormEventHandler, type HTMLInputAutoCompleteAttribute, useId } from 'react'
import {
  control,
  field,
  prefix as prefixStyle,
  prefixed,
  withPrefix,
} from '../FieldFrame/FieldFrame.css.ts'
import { FieldLabel } from '../FieldFrame/FieldLabel.tsx'
import { describedBy, FieldMessages } from '../FieldFrame/FieldMessages.tsx'
import { takeFocus } from '../focus/take-focus.ts'

type TextFieldProps = {
  label: string
  /** The key of the value in the form's FormData. */
  name: string
  type?: 'text' | 'email' | 'tel'
  help?: string | undefined
  error?: string | undefined
  required?: boolean
  /** A label of an optional field says so, except among filters, of which none is required. */
  marksOptional?: boolean
  readOnly?: boolean
  defaultValue?: string | undefined
  placeholder?: string
  maxLength?: number
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'numeric' | 'decimal'
  /** The id of the associated form, where the field is outside of it. */
  form?: string
  /** The usual texts; any other one is taken too. */
  suggestions?: readonly string[] | undefined
  /** Sees the text change, to suggest others. */
  onInput?: FormEventHandler<HTMLInputElement> | undefined
  /** A symbol before the value, such as $. */
  prefix?: string
  /** Moves focus to the field when the prop becomes true: the first invalid field. */
  takesFocus?: boolean
}

/**
 * An uncontrolled single-line text field. Submitting reads its value from the form. The machine validates it,
 * not the browser: forms set noValidate.
 */
export function TextField({
  label,
  name,
  type = 'text',
  help,
  error,
  required = true,
  marksOptional = true,
  readOnly = false,
  prefix,
  suggestions,
  takesFocus = false,
  ...rest
}: TextFieldProps) {
  const id = useId()
  const input = (
    <input
      aria-describedby={describedBy({ id, help, error })}
      aria-invalid={error !== undefined}
      aria-required={required && !readOnly}
      className={prefix === undefined ? control : `${control} ${prefixed}`}
      id={id}
      list={suggestions === undefined ? undefined : `${id}-suggestions`}
      name={name}
      readOnly={readOnly}
      ref={takesFocus ? takeFocus : null}
      type={type}
      {...rest}
    />
  )
  return (
    <div className={field}>
      <FieldLabel htmlFor={id} label={label} required={required || readOnly || !marksOptional} />
      {prefix === undefined ? (
        input
      ) : (
        <div className={withPrefix}>
          {input}
          <span aria-hidden="true" className={prefixStyle}>
            {prefix}
          </span>
        </div>
      )}
      {suggestions !== undefined && (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
      <FieldMessages error={error} help={help} id={id} />
    </div>
  )
}
