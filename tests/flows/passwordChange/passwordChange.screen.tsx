import { passwordChangeMachine } from '../../../machines/passwordChange.machine.ts'
import { PasswordChangeView } from '../../../src/screens/account/PasswordChangeView.tsx'
import { passwordChangeFlow } from './passwordChange.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const passwordChangeScreen = createScreen(
  passwordChangeMachine,
  passwordChangeFlow,
  (state, send) => <PasswordChangeView email="ada@loppis.test" send={send} state={state} />,
)
