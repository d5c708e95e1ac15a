import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { choice as choiceStyle, group, radio } from './Switch.css.ts'

type SwitchProps<Value extends string> = {
  /** What is chosen, for a screen reader. */
  legend: string
  choices: readonly Choice<Value>[]
  current: Value
  onChoose: (choice: Value) => void
}

type Choice<Value> = {
  value: Value
  /** What is seen, and what a screen reader says of it. */
  face: ReactNode
  /** What a pointer is told where the face has no words. */
  title?: string
  /** The language of the words. */
  lang?: string
}

/** One of a few, each a press away. The choice is given back; whoever owns it remembers it. */
export function Switch<Value extends string>({
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
          {face}
        </label>
      ))}
    </fieldset>
  )
}
