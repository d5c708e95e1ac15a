import { themeMachine } from '../../machines/theme.machine.ts'
import type { Theme } from '../../src/domain/theme.ts'
import { scriptFor } from './script.ts'

export const themes: readonly Theme[] = ['system', 'light', 'dark', 'contrast']

/** Everything that can happen to the colours of the page. */
export const themeScript = scriptFor(themeMachine, {
  input: { theme: 'system' },
  sends: themes.map((theme) => ({
    name: `theme.choose=${theme}`,
    event: { type: 'theme.choose', theme },
  })),
  listeners: {},
  ports: {},
  factsOf: ({ theme }) => [theme],
  bound: 4,
})
