import type { ContextFrom } from 'xstate'
import type { preferencesMachine } from '../../../machines/preferences.machine.ts'
import { preferencesScript } from './preferences.script.ts'
import { type Action, radio } from '../../screen/actions.ts'
import type { ScreenFlow, Assertion } from '../../screen/screen.ts'

type Preferences = ContextFrom<typeof preferencesMachine>

/** The label of each choice, by the stimulus that it sends. */
const choices: readonly (readonly [stimulus: string, label: string])[] = [
  ['theme.choose=system', 'System'],
  ['theme.choose=light', 'Light'],
  ['theme.choose=dark', 'Dark'],
  ['theme.choose=contrast', 'High contrast'],
  ['language.choose=en', 'English'],
  ['language.choose=sv', 'Svenska'],
]

const actions: Readonly<Record<string, readonly Action[]>> = Object.fromEntries(
  choices.map(([stimulus, label]) => [stimulus, [{ press: radio(new RegExp(`^${label}$`)) }]]),
)
/** The machine has no states, only context, so the name of its state is empty. */
const assertions: Readonly<Record<string, Assertion>> = Object.fromEntries(
  choices.map(([stimulus, label]) => [` by ${stimulus}`, { shows: [`chosen: ${label}`] }]),
)

/** The screen flow of the switches for colours and language. */
export const preferencesActs: ScreenFlow<Preferences> = {
  name: 'preferences',
  rules: 'Colors and language',
  script: {
    ...preferencesScript,
    // A selected option cannot be selected again.
    sends: preferencesScript.sends.map((variant) => ({
      ...variant,
      when: ({ context: { theme, language } }: { context: Preferences }) =>
        ![`theme.choose=${theme}`, `language.choose=${language}`].includes(variant.name),
    })),
  },
  controls: [],
  actions,
  assertions,
}
