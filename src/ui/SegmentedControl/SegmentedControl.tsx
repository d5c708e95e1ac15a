import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { choice as choiceStyle, group, radio, word } from './SegmentedControl.css.ts'

type SwitchProps<Value extends string> = {
  /** The group's accessible name. */
  legend: string
  choices: readonly Choice<Value>[]
  current: Value
  onChoose: (choice: Value) => void
}

type Choice<Value> = {
  value: Value
  /** The visible content, also the accessible name. */
  face: ReactNode
  /** The pointer tooltip, where the face has no text. */
  title?: string
  /** The language of the text. */
  lang?: string
}

/** A controlled segmented control over radio buttons. The parent stores the choice. */
export function SegmentedControl<Value extends string>({
  legend,
  choices,
  current,
  onChoose,
}: SwitchProps<Value>) {
  const name = useId()
  return (
    <fieldset className={group}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {choices.map(({ value, face, title, lang }) => (
        <label className={choiceStyle} key={value} lang={lang} title={title}>
          <input
            checked={value === current}
            className={radio}
            name={name}
            onChange={() => onChoose(value)}
            type="radio"
            value={value}
          />
          {typeof face === 'string' ? <span className={word}>{face}</span> : face}
        </label>
      ))}
    </fieldset>
  )
}
