import { assign, setup } from 'xstate'
import type { Language } from '../src/domain/language.ts'
import type { Theme } from '../src/domain/theme.ts'
import { effect } from './port.ts'

type Preferences = { theme: Theme; language: Language }

/** The user's preferences for every page: the color theme and the language. */
export const preferencesMachine = setup({
  types: {
    input: {} as Preferences,
    context: {} as Preferences,
    events: {} as
      | { type: 'theme.choose'; theme: Theme }
      | { type: 'language.choose'; language: Language },
  },
  actions: {
    /** Applies the theme to the page and stores it. */
    applyTheme: effect<{ theme: Theme }>('preferences.applyTheme'),
    keepTheme: assign((_, params: { theme: Theme }) => ({ theme: params.theme })),
    /** Sets the page's `lang` and `dir` attributes and stores the language. */
    applyLanguage: effect<{ language: Language }>('preferences.applyLanguage'),
    keepLanguage: assign((_, params: { language: Language }) => ({ language: params.language })),
  },
}).createMachine({
  id: 'preferences',
  context: ({ input }) => ({ theme: input.theme, language: input.language }),
  on: {
    'theme.choose': {
      actions: [
        { type: 'keepTheme', params: ({ event }) => event },
        { type: 'applyTheme', params: ({ event }) => event },
      ],
    },
    'language.choose': {
      actions: [
        { type: 'keepLanguage', params: ({ event }) => event },
        { type: 'applyLanguage', params: ({ event }) => event },
      ],
    },
  },
})
