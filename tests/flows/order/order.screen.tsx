import { orderMachine } from '../../../machines/order.machine.ts'
import { OrderDialog } from '../../../src/screens/order/OrderDialog.tsx'
import { OrderView } from '../../../src/screens/order/OrderView.tsx'
import { galleryOf, picturesOf } from '../../../src/screens/pictures/pictures-story-fixtures.ts'
import { refusal } from '../../../src/screens/story-fixtures.ts'
import { orderFlow } from './order.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const orderScreen = createScreen(orderMachine, orderFlow, (state, send) => (
  <OrderView
    {...galleryOf()}
    dialog={<OrderDialog pictures={picturesOf(5)} send={send} state={state} />}
    refusal={refusal}
    send={send}
    state={state}
  />
))
