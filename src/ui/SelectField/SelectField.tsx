import { useId } from 'react'
import { control, field } from '../FieldFrame/FieldFrame.css.ts'
import { FieldLabel } from '../FieldFrame/FieldLabel.tsx'
import { describedBy, FieldMessages } from '../FieldFrame/FieldMessages.tsx'
import { takeFocus } from '../focus/take-focus.ts'
import { Icon } from '../Icon/Icon.tsx'
import { place, select, sign } from './SelectField.css.ts'

type Option = { value: string; label: string; isDisabled?: boolean }

type SelectFieldProps = {
  label: string
  name: string
  /** One that has `options` is a group of them. */
  options: readonly (Option | { label: string; options: readonly Option[] })[]
  /** The first option while nothing is selected; its value is ''. Left out where an option is always selected. */
  placeholder?: string
  required?: boolean
  help?: string | undefined
  error?: string | undefined
  defaultValue?: string | undefined
  takesFocus?: boolean
}

const renderOption = ({ value, label, isDisabled }: Option) => (
  <option disabled={isDisabled} key={value} value={value}>
    {label}
  </option>
)

/** A native select with label and messages. */
export function SelectField({
  label,
  name,
  options,
  placeholder,
  required = true,
  help,
  error,
  defaultValue,
  takesFocus = false,
}: SelectFieldProps) {
  const id = useId()
  return (
    <div className={field}>
      <FieldLabel htmlFor={id} label={label} required={required} />
      <div className={place}>
        <select
          aria-describedby={describedBy({ id, help, error })}
          aria-invalid={error !== undefined}
          aria-required={required}
          className={`${control} ${select}`}
          defaultValue={defaultValue}
          id={id}
          name={name}
          ref={takesFocus ? takeFocus : null}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(renderOption)}
              </optgroup>
            ) : (
              renderOption(option)
            ),
          )}
        </select>
        <span className={sign}>
          <Icon name="chevron" />
        </span>
      </div>
      <FieldMessages error={error} help={help} id={id} />
    </div>
  )
}
