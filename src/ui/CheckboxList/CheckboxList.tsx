import { useId } from 'react'
import {
  choice,
  detail as detailStyle,
  item,
  list,
  mark,
  name as nameStyle,
} from '../FieldFrame/choices.css.ts'
import { restoreFocus } from '../focus/restore-focus.ts'

type CheckboxListProps = {
  /** Each option has a `detail` sentence that explains it. */
  options: readonly { value: string; label: string; detail: string; isOn: boolean }[]
  /** A choice is being saved: the checkboxes keep the focus, and ignore clicks. */
  busy?: boolean
  onChoose: (choice: { value: string; isOn: boolean }) => void
}

/**
 * A controlled list of checkboxes that are independent of each other. The first one takes the focus if the list replaces
 * what had it.
 */
export function CheckboxList({ options, busy = false, onChoose }: CheckboxListProps) {
  const id = useId()
  return (
    <ul className={list}>
      {options.map(({ value, label, detail, isOn }, index) => (
        <li className={item} key={value}>
          <label className={choice}>
            {/* `disabled` would take the focus away. */}
            <input
              aria-describedby={`${id}-${value}-detail`}
              aria-disabled={busy}
              aria-labelledby={`${id}-${value}-label`}
              checked={isOn}
              className={mark}
              onChange={({ currentTarget }) => {
                if (!busy) onChoose({ value, isOn: currentTarget.checked })
              }}
              ref={index === 0 ? restoreFocus : null}
              type="checkbox"
            />
            <span>
              <span className={nameStyle} id={`${id}-${value}-label`}>
                {label}
              </span>
              <span className={detailStyle} id={`${id}-${value}-detail`}>
                {detail}
              </span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
