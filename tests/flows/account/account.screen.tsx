import { accountMachine } from '../../../machines/account.machine.ts'
import { AccountView } from '../../../src/screens/account/AccountView.tsx'
import { accountFlow } from './account.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const accountScreen = createScreen(accountMachine, accountFlow, (state, send) => (
  <AccountView email="ada@loppis.test" isBuyer send={send} state={state} />
))
