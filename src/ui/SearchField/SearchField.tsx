import { control } from '../FieldFrame/FieldFrame.css.ts'
import { FieldLabel } from '../FieldFrame/FieldLabel.tsx'
import { outcome as outcomeStyle, search } from './SearchField.css.ts'

type SearchFieldProps = {
  /** The id of the control, so that the parent can focus it. */
  id: string
  label: string
  value: string
  /** Called on every keystroke: there is no submit. */
  onSearch: (text: string) => void
  /** The name of the control in a form, which sends it without JavaScript. */
  name?: string
  maxLength?: number
  /** The number of results, announced to screen readers on every change. */
  outcome: string
}

/** A search field with results as you type. */
export function SearchField({
  id,
  label,
  value,
  onSearch,
  name,
  maxLength,
  outcome,
}: SearchFieldProps) {
  return (
    <search aria-label={label} className={search}>
      <FieldLabel htmlFor={id} label={label} />
      <input
        autoComplete="off"
        className={control}
        enterKeyHint="search"
        id={id}
        maxLength={maxLength}
        name={name}
        onChange={(event) => onSearch(event.currentTarget.value)}
        spellCheck={false}
        type="search"
        value={value}
      />
      <p className={outcomeStyle} role="status">
        {outcome}
      </p>
    </search>
  )
}
