import { ordersMachine } from '../../src/actors/orders.ts'
import { MyOrdersView } from '../../src/screens/orders/MyOrdersView.tsx'
import { createListScreen } from './list-screen.tsx'
import { buyerEmail, ordersActs } from './orders.acts.ts'

export const createOrdersScreen = () =>
  createListScreen(ordersActs, ordersMachine, buyerEmail, (bound) => (
    <MyOrdersView buyerEmail={buyerEmail} {...bound} />
  ))
