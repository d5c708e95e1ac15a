import { signOutEverywhereMachine } from '../../../machines/signOutEverywhere.machine.ts'
import { SignOutEverywhereView } from '../../../src/screens/account/SignOutEverywhereView.tsx'
import { signOutEverywhereFlow } from './signOutEverywhere.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const signOutEverywhereScreen = createScreen(
  signOutEverywhereMachine,
  signOutEverywhereFlow,
  (state, send) => <SignOutEverywhereView send={send} state={state} />,
)
