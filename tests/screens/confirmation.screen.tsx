import { confirmationMachine } from '../../machines/confirmation.machine.ts'
import { ConfirmationView } from '../../src/screens/confirmation/ConfirmationView.tsx'
import { request } from '../models/confirmation.events.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import { confirmationFlow } from './confirmation.actions.ts'
import type { Screen } from './screen.ts'

export const confirmationScreen: Screen<typeof confirmationMachine> = {
  ...confirmationFlow,
  machine: confirmationMachine,
  start: () => scriptedActor(confirmationMachine, { input: request }),
  render: (state, send) => <ConfirmationView send={send} state={state} />,
}
