import { uiWords } from '../../words/ui.ts'
import { useWords } from '../../words/useWords.ts'
import { Switch } from '../Switch/Switch.tsx'
import { word } from './LanguageSwitch.css.ts'

type LanguageChoice = 'en' | 'sv'

type LanguageSwitchProps = {
  current: LanguageChoice
  onChoose: (choice: LanguageChoice) => void
}

/** Each by its own name for itself, so that whoever reads it finds it in a page that they cannot read. */
const choices = [
  { value: 'en', name: 'English' },
  { value: 'sv', name: 'Svenska' },
] as const

/** The choice is given back; whoever owns it says so on the html element and remembers it. */
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
