import { emailConfirmationMachine } from '../../../machines/emailConfirmation.machine.ts'
import { EmailConfirmationView } from '../../../src/screens/emailConfirmation/EmailConfirmationView.tsx'
import { emailConfirmationFlow } from './emailConfirmation.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const emailConfirmationScreen = createScreen(
  emailConfirmationMachine,
  emailConfirmationFlow,
  (state, send) => <EmailConfirmationView send={send} state={state} />,
)
