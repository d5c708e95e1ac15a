import { uiMessages } from '../../messages/ui.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Icon } from '../Icon/Icon.tsx'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast'

type ThemeSwitchProps = {
  current: ThemeChoice
  onChoose: (choice: ThemeChoice) => void
}

const choices = [
  { value: 'system', icon: 'screen' },
  { value: 'light', icon: 'sun' },
  { value: 'dark', icon: 'moon' },
  { value: 'contrast', icon: 'contrast' },
] as const

/** A controlled theme switch. The parent sets `data-theme` on the html element and persists the choice. */
export function ThemeSwitch({ current, onChoose }: ThemeSwitchProps) {
  const { colours, themes } = useMessages(uiMessages)
  return (
    <SegmentedControl
      choices={choices.map(({ value, icon }) => ({
        value,
        title: themes[value],
        face: (
          <>
            <Icon name={icon} />
            <VisuallyHidden>{themes[value]}</VisuallyHidden>
          </>
        ),
      }))}
      current={current}
      legend={colours}
      onChoose={onChoose}
    />
  )
}
