import { confirmationMachine } from '../../machines/confirmation.machine.ts'
import { ConfirmationView } from '../../src/screens/confirmation/ConfirmationView.tsx'
import { confirmationFlow } from './confirmation.actions.ts'
import { createScreen } from './screen.ts'

export const confirmationScreen = createScreen(
  confirmationMachine,
  confirmationFlow,
  (state, send) => <ConfirmationView send={send} state={state} />,
)
