import { type OrderContext, orderMachine } from '../../../machines/order.machine.ts'
import { emptyOrderForm } from '../../../src/domain/order-act.ts'
import type { PaidOrder } from '../../../src/domain/order.ts'
import {
  cancelAskedOrder,
  paidOrder,
  sentOrder,
} from '../../../src/screens/order/order-story-fixtures.ts'
import { isIn, portResults, scriptFor } from '../../model/script.ts'

/** A form of seller.send with all that it needs. */
export const complete = { ...emptyOrderForm, tracking: 'SE123' }
/** The same form before its picture is uploaded. */
export const unfinished = { ...complete, pictures: { addresses: [], unfinished: 1 } }
/** The same form while the seller types. */
export const changed = { ...emptyOrderForm, tracking: 'SE1' }

const reads = portResults<PaidOrder>({ paid: paidOrder, cancelAsked: cancelAskedOrder })

/** The order as it is read when it has changed. */
const read = (name: string, order: PaidOrder) => ({
  name: `order.read=${name}`,
  event: {
    type: 'xstate.snapshot.watchOrder' as const,
    snapshot: { status: 'active' as const, value: 'polling', context: { value: order } },
  },
})

type Where = { name: string; context: OrderContext }

/** The script of an order's page: the seller sends the item while the buyer may ask to cancel. */
export const orderScript = scriptFor(orderMachine, {
  input: { orderId: paidOrder._id },
  sends: [
    { name: 'order.retry', event: { type: 'order.retry' } },
    { name: 'order.act=send', event: { type: 'order.act', event: 'seller.send' } },
    { name: 'order.change', event: { type: 'order.change', form: changed } },
    { name: 'order.submit=complete', event: { type: 'order.submit', form: complete } },
    { name: 'order.submit=unfinished', event: { type: 'order.submit', form: unfinished } },
    { name: 'order.submit=empty', event: { type: 'order.submit', form: emptyOrderForm } },
    { name: 'order.close', event: { type: 'order.close' } },
  ],
  listeners: {
    watchOrder: [
      {
        ...read('cancelAsked', cancelAskedOrder),
        // A seller who reads the page loses the button with the focus; a dialog keeps the focus.
        when: ({ name }: Where) => isIn('shown.acting')({ name }),
      },
      read('paid', paidOrder),
    ],
    watchConnection: [{ name: 'connection.restored', event: { type: 'connection.restored' } }],
  },
  ports: {
    loadOrder: reads,
    sendEvent: portResults<PaidOrder>(
      { done: sentOrder },
      {
        refused: { kind: 'conflict', code: 'event-refused', message: 'This is not possible now.' },
      },
    ),
    rereadOrder: reads,
  },
  // An order that offers nothing is read.
  rests: ['shown.idle'],
  factsOf: ({ order, act, form, isMoved }) => [
    order?.state ?? 'none',
    act?.event ?? 'nothing',
    form.tracking,
    isMoved,
  ],
  bound: 6,
})
