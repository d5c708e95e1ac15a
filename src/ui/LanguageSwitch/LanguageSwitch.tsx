import { uiWords } from '../../words/ui.ts'
import { useWords } from '../../words/useWords.ts'
import { Switch } from '../Switch/Switch.tsx'
import { word } from './LanguageSwitch.css.ts'

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
  const { language } = useWords(uiWords)
  return (
    <Switch
      choices={choices.map(({ value, name }) => ({
        value,
        lang: value,
        face: <span className={word}>{name}</span>,
      }))}
      current={current}
      legend={language}
      onChoose={onChoose}
    />
  )
}
