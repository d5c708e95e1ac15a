import { ordersMachine } from '../../../src/actors/orders.ts'
import { MyOrdersView } from '../../../src/screens/orders/MyOrdersView.tsx'
import { createListScreen } from './list-screen.tsx'
import { buyerEmail, ordersFlow } from './orders.actions.ts'

/** Creates the screen of My Orders. */
export function createOrdersScreen() {
  return createListScreen(ordersFlow, ordersMachine, (bound) => (
    <MyOrdersView buyerEmail={buyerEmail} {...bound} />
  ))
}

export const ordersScreen = createOrdersScreen().screen
