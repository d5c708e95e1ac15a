import { accountDeletionMachine } from '../../../machines/accountDeletion.machine.ts'
import { AccountDeletionView } from '../../../src/screens/account/AccountDeletionView.tsx'
import { accountDeletionFlow } from './accountDeletion.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const accountDeletionScreen = createScreen(
  accountDeletionMachine,
  accountDeletionFlow,
  (state, send) => <AccountDeletionView send={send} state={state} />,
)
