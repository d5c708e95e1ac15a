import { sellerContactMachine } from '../../../machines/sellerContact.machine.ts'
import { SellerContactView } from '../../../src/screens/product/SellerContactView.tsx'
import { createScreen } from '../../screen/screen.ts'
import { sellerContactFlow } from './sellerContact.flow.ts'

export const sellerContactScreen = createScreen(
  sellerContactMachine,
  sellerContactFlow,
  (state, send) => <SellerContactView send={send} state={state} />,
)
