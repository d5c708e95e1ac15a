import { preferencesMachine } from '../../../machines/preferences.machine.ts'
import { LanguageSwitch } from '../../../src/ui/LanguageSwitch/LanguageSwitch.tsx'
import { ThemeSwitch } from '../../../src/ui/ThemeSwitch/ThemeSwitch.tsx'
import { preferencesActs } from './preferences.actions.ts'
import { createScreen } from '../../screen/screen.ts'

export const preferencesScreen = createScreen(
  preferencesMachine,
  preferencesActs,
  ({ context: { theme, language } }, send) => (
    <>
      <ThemeSwitch
        current={theme}
        onChoose={(chosen) => send({ type: 'theme.choose', theme: chosen })}
      />
      <LanguageSwitch
        current={language}
        onChoose={(chosen) => send({ type: 'language.choose', language: chosen })}
      />
    </>
  ),
)
