import { preferencesMachine } from '../../../machines/preferences.machine.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import type { Theme } from '../../../src/domain/theme.ts'
import { scriptFor } from '../../model/script.ts'

export const themes: readonly Theme[] = ['system', 'light', 'dark', 'contrast']

/** The script of the preferences. */
export const preferencesScript = scriptFor(preferencesMachine, {
  input: { theme: 'system', language: 'en' },
  sends: [
    ...themes.map((theme) => ({
      name: `theme.choose=${theme}`,
      event: { type: 'theme.choose' as const, theme },
    })),
    ...LANGUAGES.map((language) => ({
      name: `language.choose=${language}`,
      event: { type: 'language.choose' as const, language },
    })),
  ],
  listeners: {},
  ports: {},
  factsOf: ({ theme, language }) => [theme, language],
  bound: 3,
})
