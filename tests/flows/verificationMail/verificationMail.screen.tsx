import { verificationMailMachine } from '../../../machines/verificationMail.machine.ts'
import { VerificationMailView } from '../../../src/screens/account/VerificationMailView.tsx'
import { verificationMailFlow } from './verificationMail.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const verificationMailScreen = createScreen(
  verificationMailMachine,
  verificationMailFlow,
  (state, send) => <VerificationMailView email="ada@loppis.test" send={send} state={state} />,
)
