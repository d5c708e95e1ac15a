import { liveOrderMachine } from '../../../machines/liveOrder.machine.ts'
import type { PaidOrder } from '../../../src/domain/order.ts'
import {
  cancelAskedOrder,
  paidOrder,
  sentOrder,
} from '../../../src/screens/order/order-story-fixtures.ts'
import { isIn, scriptFor } from '../../model/script.ts'

/** The id of the message in the script. */
export const MESSAGE = '7'

const read = (order: PaidOrder) => ({ type: 'subject.read', value: order }) as const
/** A stream that sends a message is open. */
const inMessage = { when: isIn('streaming.open') }

/** The script of live updates. */
export const liveOrderScript = scriptFor(liveOrderMachine, {
  input: { flow: 'order', id: paidOrder._id },
  sends: [],
  listeners: {
    watchVisibility: [
      { name: 'page.hidden', event: { type: 'page.hidden' } },
      { name: 'page.shown', event: { type: 'page.shown' } },
    ],
    watchConnection: [{ name: 'connection.restored', event: { type: 'connection.restored' } }],
    followStream: [
      { name: 'stream.opened', event: { type: 'stream.opened' } },
      { name: 'stream.received', event: { type: 'stream.received', id: MESSAGE }, ...inMessage },
      { name: 'stream.lost', event: { type: 'stream.lost' } },
      { name: 'stream.absent', event: { type: 'stream.absent' } },
      { name: 'live.refused', event: { type: 'live.refused' } },
      { name: 'subject.read=streamed', event: read(sentOrder), ...inMessage },
    ],
    poll: [
      { name: 'subject.read=polled', event: read(cancelAskedOrder) },
      { name: 'live.refused=polled', event: { type: 'live.refused' } },
    ],
  },
  ports: {},
  rests: ['streaming.connecting', 'streaming.open', 'waiting', 'polling', 'refused', 'hidden'],
  factsOf: ({ value: order, lastId, losses }) => [
    order?.state ?? 'none',
    lastId ?? 'none',
    Math.min(losses, 2),
  ],
  bound: 4,
})
