import { useId } from 'react'
import { group, legend } from '../ChoiceField/ChoiceField.css.ts'
import { label as labelStyle } from '../FieldFrame/FieldFrame.css.ts'
import { describedBy, FieldMessages } from '../FieldFrame/FieldMessages.tsx'
import { takeFocus } from '../focus/take-focus.ts'
import { mark, option, options as optionsStyle, radio } from './Stars.css.ts'
import { starPath } from './Stars.tsx'

type StarFieldProps = {
  /** The legend of the group. */
  label: string
  name: string
  /** One option for each number of stars, from one up. */
  options: readonly { value: string; label: string }[]
  error?: string | undefined
  defaultValue?: string | undefined
  /** Moves focus to the chosen option, or the first one, when the prop becomes true. */
  takesFocus?: boolean
}

/** A radio group of stars: the arrow keys choose. */
export function StarField({
  label,
  name,
  options,
  error,
  defaultValue = '',
  takesFocus = false,
}: StarFieldProps) {
  const id = useId()
  const focused = defaultValue === '' ? options[0]?.value : defaultValue
  return (
    <fieldset
      aria-describedby={describedBy({ id, error })}
      aria-invalid={error !== undefined}
      className={group}
      role="radiogroup"
    >
      <legend className={`${labelStyle} ${legend}`}>{label}</legend>
      <div>
        <div className={optionsStyle}>
          {options.map(({ value, label: words }) => (
            <label className={option} key={value}>
              <input
                aria-label={words}
                className={radio}
                defaultChecked={value === defaultValue}
                name={name}
                ref={takesFocus && value === focused ? takeFocus : null}
                type="radio"
                value={value}
              />
              <svg aria-hidden="true" className={mark} viewBox="0 0 20 20">
                <path d={starPath} />
              </svg>
            </label>
          ))}
        </div>
      </div>
      <FieldMessages error={error} id={id} />
    </fieldset>
  )
}
