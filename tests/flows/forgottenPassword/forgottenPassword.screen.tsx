import { forgottenPasswordMachine } from '../../../machines/forgottenPassword.machine.ts'
import { ForgottenPasswordView } from '../../../src/screens/forgottenPassword/ForgottenPasswordView.tsx'
import { forgottenPasswordFlow } from './forgottenPassword.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const forgottenPasswordScreen = createScreen(
  forgottenPasswordMachine,
  forgottenPasswordFlow,
  (state, send) => <ForgottenPasswordView send={send} state={state} />,
)
