import { uiMessages } from '../../messages/ui.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'

type LanguageChoice = 'en' | 'sv'

type LanguageSwitchProps = {
  current: LanguageChoice
  onChoose: (choice: LanguageChoice) => void
}

/** Each language is named in itself, so that its readers recognize it on a page in another language. */
const choices = [
  { value: 'en', name: 'English' },
  { value: 'sv', name: 'Svenska' },
] as const

/** A controlled language switch. The parent sets `lang` on the html element and persists the choice. */
export function LanguageSwitch({ current, onChoose }: LanguageSwitchProps) {
  const { language } = useMessages(uiMessages)
  return (
    <SegmentedControl
      choices={choices.map(({ value, name }) => ({
        value,
        lang: value,
        face: name,
      }))}
      current={current}
      legend={language}
      onChoose={onChoose}
    />
  )
}
