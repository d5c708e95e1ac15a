import { control } from '../FieldFrame/FieldFrame.css.ts'
import { FieldLabel } from '../FieldFrame/FieldLabel.tsx'
import { outcome as outcomeStyle, search } from './SearchField.css.ts'

type SearchFieldProps = {
  /** The id of the control: its owner may want to put the focus there. */
  id: string
  label: string
  value: string
  /** Called with each keystroke: there is nothing to submit. */
  onSearch: (text: string) => void
  /** What was found, said to a screen reader whenever it changes. */
  outcome: string
}

/** Finds while it is typed in. */
export function SearchField({ id, label, value, onSearch, outcome }: SearchFieldProps) {
  return (
    <search className={search}>
      <FieldLabel htmlFor={id} label={label} required />
      <input
        autoComplete="off"
        className={control}
        enterKeyHint="search"
        id={id}
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
