import { useId } from 'react'
import { label as labelStyle } from '../FieldFrame/FieldFrame.css.ts'
import { describedBy, FieldMessages } from '../FieldFrame/FieldMessages.tsx'
import { takeFocus } from '../focus/takeFocus.ts'
import {
  choice,
  choices,
  detail as detailStyle,
  group,
  legend,
  name as nameStyle,
  radio,
} from './ChoiceField.css.ts'

type ChoiceFieldProps = {
  /** The question over the choices. */
  label: string
  name: string
  /** Each with a sentence that says what it means. */
  options: readonly { value: string; label: string; detail?: string }[]
  help?: string | undefined
  error?: string | undefined
  defaultValue?: string | undefined
  /** Moves the focus to the first choice when it becomes true. */
  takesFocus?: boolean
}

/** One of a few, all of them seen. */
export function ChoiceField({
  label,
  name,
  options,
  help,
  error,
  defaultValue,
  takesFocus = false,
}: ChoiceFieldProps) {
  const id = useId()
  return (
    <fieldset
      aria-describedby={describedBy({ id, help, error })}
      aria-invalid={error !== undefined}
      className={group}
      role="radiogroup"
    >
      <legend className={`${labelStyle} ${legend}`}>{label}</legend>
      <div className={choices}>
        {options.map((option, index) => (
          <label className={choice} key={option.value}>
            <input
              className={radio}
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
      <FieldMessages error={error} help={help} id={id} />
    </fieldset>
  )
}
