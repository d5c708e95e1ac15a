import type { ContextFrom } from 'xstate'
import type { preferencesMachine } from '../../machines/preferences.machine.ts'
import { preferencesScript } from '../models/preferences.events.ts'
import { type Act, radio } from './acts.ts'
import type { ScreenFlow, Sight } from './screen.ts'

type Preferences = ContextFrom<typeof preferencesMachine>

/** By the stimulus that each choice sends. */
const choices: readonly (readonly [stimulus: string, label: string])[] = [
  ['theme.choose=system', 'As the system'],
  ['theme.choose=light', 'Light'],
  ['theme.choose=dark', 'Dark'],
  ['theme.choose=contrast', 'High contrast'],
  ['language.choose=en', 'English'],
  ['language.choose=sv', 'Svenska'],
]

const gestures: Readonly<Record<string, readonly Act[]>> = Object.fromEntries(
  choices.map(([stimulus, label]) => [stimulus, [{ press: radio(new RegExp(`^${label}$`)) }]]),
)
/** The machine has no state of its own besides its context, and so no name of one. */
const sights: Readonly<Record<string, Sight>> = Object.fromEntries(
  choices.map(([stimulus, label]) => [` by ${stimulus}`, { says: [`chosen: ${label}`] }]),
)

/** The switches of the colours and of the language. */
export const preferencesActs: ScreenFlow<Preferences> = {
  name: 'preferences',
  rules: 'The colours and the language',
  script: {
    ...preferencesScript,
    // What is chosen already cannot be chosen.
    sends: preferencesScript.sends.map((variant) => ({
      ...variant,
      when: ({ context: { theme, language } }: { context: Preferences }) =>
        ![`theme.choose=${theme}`, `language.choose=${language}`].includes(variant.name),
    })),
  },
  controls: [],
  gestures,
  sights,
}
