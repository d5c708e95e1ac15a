import type { ContextFrom } from 'xstate'
import type { themeMachine } from '../../machines/theme.machine.ts'
import { themeScript } from '../models/theme.events.ts'
import { type Act, radio } from './acts.ts'
import type { ScreenFlow, Sight } from './screen.ts'

type Colours = ContextFrom<typeof themeMachine>

const labels = {
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
} as const
const choices = Object.entries(labels)
const nameOf = (theme: string) => `theme.choose=${theme}`

const gestures: Readonly<Record<string, readonly Act[]>> = Object.fromEntries(
  choices.map(([theme, label]) => [nameOf(theme), [{ press: radio(new RegExp(`^${label}$`)) }]]),
)
/** The machine has no state of its own besides its context, and so no name of one. */
const sights: Readonly<Record<string, Sight>> = Object.fromEntries(
  choices.map(([theme, label]) => [` by ${nameOf(theme)}`, { says: [`chosen: ${label}`] }]),
)

/** The switch of the colours. */
export const themeActs: ScreenFlow<Colours> = {
  name: 'theme',
  rules: 'The colours',
  script: {
    ...themeScript,
    // What is chosen already cannot be chosen.
    sends: themeScript.sends.map((variant) => ({
      ...variant,
      when: ({ context }: { context: Colours }) => variant.name !== nameOf(context.theme),
    })),
  },
  controls: [],
  gestures,
  sights,
}
