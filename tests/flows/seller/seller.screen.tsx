import { sellerMachine } from '../../../machines/seller.machine.ts'
import { SellerView } from '../../../src/screens/seller/SellerView.tsx'
import { createScreen } from '../../screen/screen.ts'
import { sellerFlow } from './seller.flow.ts'

const nothing = () => undefined

export const sellerScreen = createScreen(sellerMachine, sellerFlow, (state, send) => (
  <SellerView
    errorActions={{ onLogOut: nothing, isGuest: false, onSaveReport: nothing }}
    send={send}
    state={state}
  />
))
