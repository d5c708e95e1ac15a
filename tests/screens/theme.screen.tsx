import { themeMachine } from '../../machines/theme.machine.ts'
import { ThemeSwitch } from '../../src/ui/ThemeSwitch/ThemeSwitch.tsx'
import { scriptedActor } from '../models/scripted-actor.ts'
import type { Screen } from './screen.ts'
import { themeActs } from './theme.acts.ts'

export const themeScreen: Screen<typeof themeMachine> = {
  ...themeActs,
  machine: themeMachine,
  start: () => scriptedActor(themeMachine, { input: { theme: 'system' } }),
  draw: ({ context }, send) => (
    <ThemeSwitch
      current={context.theme}
      onChoose={(theme) => send({ type: 'theme.choose', theme })}
    />
  ),
}
