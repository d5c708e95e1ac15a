import { passwordResetMachine } from '../../../machines/passwordReset.machine.ts'
import { PasswordResetView } from '../../../src/screens/passwordReset/PasswordResetView.tsx'
import { passwordResetFlow } from './passwordReset.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const passwordResetScreen = createScreen(
  passwordResetMachine,
  passwordResetFlow,
  (state, send) => <PasswordResetView send={send} state={state} />,
)
