import { ordersMachine } from '../../../src/actors/orders.ts'
import { MyOrdersView } from '../../../src/screens/orders/MyOrdersView.tsx'
import { createListScreen } from './list-screen.tsx'
import { buyerEmail, ordersFlow } from './orders.actions.ts'

export const createOrdersScreen = () =>
  createListScreen(ordersFlow, ordersMachine, (bound) => (
    <MyOrdersView buyerEmail={buyerEmail} {...bound} />
  ))
