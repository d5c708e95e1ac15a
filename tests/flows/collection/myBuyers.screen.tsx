import { salesMachine } from '../../../src/actors/seller-products.ts'
import { MyBuyersView } from '../../../src/screens/myBuyers/MyBuyersView.tsx'
import { WithTable } from './list-screen.tsx'
import { buyersActs } from './myBuyers.actions.ts'
import { createScreen } from '../../screen/screen.ts'

export const buyersScreen = createScreen(salesMachine, buyersActs, (state, send) => (
  <WithTable draw={(table) => <MyBuyersView send={send} state={state} {...table} />} />
))
