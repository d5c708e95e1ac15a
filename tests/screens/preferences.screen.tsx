import { preferencesMachine } from '../../machines/preferences.machine.ts'
import { LanguageSwitch } from '../../src/ui/LanguageSwitch/LanguageSwitch.tsx'
import { ThemeSwitch } from '../../src/ui/ThemeSwitch/ThemeSwitch.tsx'
import { scriptedActor } from '../models/scripted-actor.ts'
import { preferencesActs } from './preferences.actions.ts'
import type { Screen } from './screen.ts'

export const preferencesScreen: Screen<typeof preferencesMachine> = {
  ...preferencesActs,
  machine: preferencesMachine,
  start: () => scriptedActor(preferencesMachine, { input: { theme: 'system', language: 'en' } }),
  render: ({ context }, send) => (
    <>
      <ThemeSwitch
        current={context.theme}
        onChoose={(theme) => send({ type: 'theme.choose', theme })}
      />
      <LanguageSwitch
        current={context.language}
        onChoose={(language) => send({ type: 'language.choose', language })}
      />
    </>
  ),
}
