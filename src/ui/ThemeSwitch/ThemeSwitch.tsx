import { useId } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { choice, group, radio } from './ThemeSwitch.css.ts'

type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast'

type ThemeSwitchProps = {
  current: ThemeChoice
  onChoose: (choice: ThemeChoice) => void
}

const choices = [
  { value: 'system', label: 'As the system', icon: 'screen' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'contrast', label: 'High contrast', icon: 'contrast' },
] as const

/** The choice is given back; whoever owns it sets data-theme on the html element and remembers it. */
export function ThemeSwitch({ current, onChoose }: ThemeSwitchProps) {
  const name = useId()
  return (
    <fieldset className={group}>
      <legend>
        <VisuallyHidden>Colours</VisuallyHidden>
      </legend>
      {choices.map(({ value, label, icon }) => (
        <label className={choice} key={value} title={label}>
          <input
            checked={value === current}
            className={radio}
            name={name}
            onChange={() => onChoose(value)}
            type="radio"
            value={value}
          />
          <Icon name={icon} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  )
}
