import { label as labelStyle, select } from './lab.css.ts'

type SelectProps = {
  label: string
  options: readonly { value: string; words: string }[]
  value?: string
  onChoose: (value: string) => void
}

/** A select with its label above it. */
export function Select({ label, options, value, onChoose }: SelectProps) {
  return (
    <label className={labelStyle}>
      {label}
      <select className={select} onChange={({ target }) => onChoose(target.value)} value={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
    </label>
  )
}
