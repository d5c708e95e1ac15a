import { group, legend } from '../ChoiceField/ChoiceField.css.ts'
import { choice, item, list, mark, name as nameStyle } from '../FieldFrame/choices.css.ts'
import { label as labelStyle } from '../FieldFrame/FieldFrame.css.ts'

type CheckboxGroupProps = {
  /** The legend of the group. */
  label: string
  options: readonly { name: string; label: string; isOn: boolean }[]
}

/** Uncontrolled checkboxes of a form: the value of a checked one is 'on'. */
export function CheckboxGroup({ label, options }: CheckboxGroupProps) {
  return (
    <fieldset className={group}>
      <legend className={`${labelStyle} ${legend}`}>{label}</legend>
      <div className={list}>
        {options.map(({ name, label: words, isOn }) => (
          <label className={`${item} ${choice}`} key={name}>
            <input className={mark} defaultChecked={isOn} name={name} type="checkbox" />
            <span className={nameStyle}>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
