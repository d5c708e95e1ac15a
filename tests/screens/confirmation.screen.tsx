import { page } from 'vitest/browser'
import { confirmationMachine } from '../../machines/confirmation.machine.ts'
import { ConfirmationView } from '../../src/screens/confirmation/ConfirmationView.tsx'
import { confirmationScript, request } from '../models/confirmation.events.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import type { Screen, Sight } from './screen.ts'

export const dialog = () => page.getByRole('alertdialog')
export const confirmButton = () => dialog().getByRole('button', { name: 'Delete', exact: true })
export const cancelButton = () => dialog().getByRole('button', { name: 'Cancel', exact: true })

const question: Sight = { says: [request.title, request.message, 'Cancel', request.confirmLabel] }
const nothing: Sight = { says: [], hides: [request.title, request.message] }

export const confirmationScreen: Screen<typeof confirmationMachine> = {
  machine: confirmationMachine,
  script: confirmationScript,
  start: () => scriptedActor(confirmationMachine, { input: request }),
  draw: (state, send) => <ConfirmationView send={send} state={state} />,
  controls: [
    { sends: 'confirmation.confirm', find: confirmButton },
    { sends: 'confirmation.cancel', find: cancelButton },
  ],
  sights: {
    asking: question,
    performing: question,
    performed: nothing,
    cancelled: nothing,
    failed: nothing,
  },
}
