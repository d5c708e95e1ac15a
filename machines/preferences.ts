import { fromTransition } from 'xstate'
import type { Language } from '../src/domain/language.ts'
import type { Theme } from '../src/domain/theme.ts'

export type Preferences = { theme: Theme; language: Language }

type PreferencesEvent =
  | { type: 'theme.choose'; theme: Theme }
  | { type: 'language.choose'; language: Language }

/** The user's preferences for every page: the color theme and the language. */
export const preferencesLogic = fromTransition(
  (preferences: Preferences, event: PreferencesEvent): Preferences => {
    switch (event.type) {
      case 'theme.choose':
        return { ...preferences, theme: event.theme }
      case 'language.choose':
        return { ...preferences, language: event.language }
      // XState passes its own events too.
      default:
        return preferences
    }
  },
  ({ input }: { input: Preferences }) => input,
)
