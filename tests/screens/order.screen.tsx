import { orderMachine } from '../../machines/order.machine.ts'
import { OrderView } from '../../src/screens/order/OrderView.tsx'
import { refusal } from '../../src/screens/story-fixtures.ts'
import { orderFlow } from './order.actions.ts'
import { createScreen } from './screen.ts'

export const orderScreen = createScreen(orderMachine, orderFlow, (state, send) => (
  <OrderView refusal={refusal} send={send} state={state} />
))
