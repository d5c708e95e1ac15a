import { payoutsMachine } from '../../../machines/payouts.machine.ts'
import { PayoutsView } from '../../../src/screens/payouts/PayoutsView.tsx'
import { payoutsFlow } from './payouts.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const payoutsScreen = createScreen(payoutsMachine, payoutsFlow, (state, send) => (
  <PayoutsView send={send} state={state} />
))
