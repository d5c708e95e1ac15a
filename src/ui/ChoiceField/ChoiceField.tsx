import { useId } from 'react'
import { label as labelStyle } from '../FieldFrame/FieldFrame.css.ts'
import {
  choice,
  detail as detailStyle,
  item,
  mark,
  name as nameStyle,
} from '../FieldFrame/choices.css.ts'
import { describedBy, FieldMessages } from '../FieldFrame/FieldMessages.tsx'
import { takeFocus } from '../focus/take-focus.ts'
import { choices, group, legend } from './ChoiceField.css.ts'

type ChoiceFieldProps = {
  /** The legend of the group. */
  label: string
  name: string
  /** Each option may have a `detail` sentence that explains it. */
  options: readonly { value: string; label: string; detail?: string }[]
  error?: string | undefined
  defaultValue?: string | undefined
  /** Moves focus to the first option when the prop becomes true. */
  takesFocus?: boolean
}

/** A radio group with all options visible. */
export function ChoiceField({
  label,
  name,
  options,
  error,
  defaultValue,
  takesFocus = false,
}: ChoiceFieldProps) {
  const id = useId()
  return (
    <fieldset
      aria-describedby={describedBy({ id, error })}
      aria-invalid={error !== undefined}
      className={group}
      role="radiogroup"
    >
      <legend className={`${labelStyle} ${legend}`}>{label}</legend>
      <div className={choices}>
        {options.map((option, index) => (
          <label className={`${item} ${choice}`} key={option.value}>
            <input
              className={mark}
              defaultChecked={option.value === defaultValue}
              name={name}
              ref={takesFocus && index === 0 ? takeFocus : null}
              type="radio"
              value={option.value}
            />
            <span>
              <span className={nameStyle}>{option.label}</span>
              {option.detail !== undefined && <span className={detailStyle}>{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessages error={error} id={id} />
    </fieldset>
  )
}
