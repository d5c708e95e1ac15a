import { updateMachine } from '../../machines/update.machine.ts'
import { UpdateBanner } from '../../src/app/UpdateBanner.tsx'
import { scriptedActor } from '../models/scripted-actor.ts'

import { updateFlow } from './update.actions.ts'
import type { Screen } from './screen.ts'

export const updateScreen: Screen<typeof updateMachine> = {
  ...updateFlow,
  machine: updateMachine,
  start: () =>
    scriptedActor(updateMachine, {
      input: undefined,
      listeners: Object.keys(updateFlow.script.listeners),
    }),
  render: (state, send) => <UpdateBanner send={send} state={state} />,
}
