import type { OrderContext } from '../../../machines/order.machine.ts'
import { emptyOrderForm } from '../../domain/order-act.ts'
import type { OrderEntry, OrderField, PaidOrder } from '../../domain/order.ts'
import { camera, meeting, picture } from '../story-fixtures.ts'

export const reason: OrderField = { name: 'reason', type: 'text', max: 1000 }
const tracking: OrderField = { name: 'tracking', type: 'text', max: 100 }
const kind: OrderField = {
  name: 'kind',
  type: 'choice',
  options: ['notReceived', 'notAsDescribed', 'damaged'],
}
const pictures: OrderField = { name: 'pictures', type: 'pictures', max: 5 }
export const part: OrderField = { name: 'amount', type: 'amount', min: 0.01, max: 84.99 }
const offered: OrderField = { name: 'amount', type: 'amount', min: 20, max: 20 }

const paidEntry: OrderEntry = {
  seq: 1,
  at: '2031-05-02T10:00:00.000Z',
  actor: 'buyer',
  event: 'buyer.pay',
  from: null,
  to: { state: 'paid', position: 'held' },
  amount: 85,
}

/** An order that was just paid, as its seller sees it. */
export const paidOrder: PaidOrder = {
  _id: 'order-1',
  seq: 1,
  role: 'seller',
  product: { _id: camera._id, name: camera.productName, image: picture },
  price: 85,
  paidAt: '2031-05-02T10:00:00.000Z',
  state: 'paid',
  position: 'held',
  money: { held: 85, inFlight: 0, released: 0, refunded: 0, atBank: 0, waitsFor: null },
  problem: null,
  partOffer: null,
  can: [
    { event: 'seller.meet', fields: [] },
    { event: 'seller.send', fields: [tracking] },
    { event: 'seller.cancel', fields: [reason] },
  ],
  deadline: { at: '2031-05-09T10:00:00.000Z', event: 'deadline.notHandedOver' },
  buyer: { name: 'Bea Berg', email: 'buyer@loppis.test' },
  seller: { name: 'Sam Sand', email: 'seller@loppis.test', contact: '+1 555 0142' },
  meeting,
  timeline: [paidEntry],
}

const laterOf = (at: string, event: string, details: Partial<OrderEntry> = {}): OrderEntry => ({
  seq: 2,
  at,
  actor: event.split('.')[0] ?? '',
  event,
  from: paidEntry.to,
  to: { state: 'problem', position: 'held' },
  ...details,
})

/** The order after the buyer asked to cancel: the seller can hand nothing over. */
export const cancelAskedOrder: PaidOrder = {
  ...paidOrder,
  seq: 2,
  state: 'cancelAsked',
  can: [
    { event: 'seller.agreeToCancel', fields: [] },
    { event: 'seller.declineToCancel', fields: [reason] },
  ],
  deadline: { at: '2031-05-05T10:00:00.000Z', event: 'deadline.cancelAgreed' },
  timeline: [
    paidEntry,
    laterOf('2031-05-03T10:00:00.000Z', 'buyer.askToCancel', {
      reason: 'I found one nearer to me.',
      to: { state: 'cancelAsked', position: 'held' },
    }),
  ],
}

/** The order after the seller sent the item. */
export const sentOrder: PaidOrder = {
  ...paidOrder,
  seq: 2,
  state: 'handedOver.sent',
  can: [],
  deadline: { at: '2031-05-17T10:00:00.000Z', event: 'deadline.received' },
  timeline: [
    paidEntry,
    laterOf('2031-05-03T10:00:00.000Z', 'seller.send', {
      tracking: 'SE123',
      to: { state: 'handedOver.sent', position: 'held' },
    }),
  ],
}

/** The order with the item in the buyer's hands, as the buyer sees it. */
export const metOrder: PaidOrder = {
  ...paidOrder,
  seq: 2,
  role: 'buyer',
  bookingId: 'booking-1',
  state: 'handedOver.met',
  can: [
    { event: 'buyer.confirm', fields: [] },
    { event: 'buyer.reportProblem', fields: [kind, reason, pictures] },
  ],
  deadline: { at: '2031-05-05T10:00:00.000Z', event: 'deadline.received' },
}

/** The order after the buyer reported a problem, with its words and a picture. */
export const problemOrder: PaidOrder = {
  ...paidOrder,
  seq: 2,
  state: 'problem',
  problem: 'damaged',
  can: [
    { event: 'seller.takeBack', fields: [] },
    { event: 'seller.offerPart', fields: [part] },
    { event: 'seller.contest', fields: [reason] },
  ],
  deadline: { at: '2031-05-06T10:00:00.000Z', event: 'deadline.problemUnanswered' },
  timeline: [
    paidEntry,
    laterOf('2031-05-03T10:00:00.000Z', 'buyer.reportProblem', {
      kind: 'damaged',
      reason: 'The lens has a crack.\nIt was not in the pictures.',
      pictures: [picture],
    }),
  ],
}

/** The order with a part offered back, as the buyer sees it. */
export const partOfferedOrder: PaidOrder = {
  ...problemOrder,
  seq: 3,
  role: 'buyer',
  state: 'partOffered',
  partOffer: 20,
  can: [
    { event: 'buyer.acceptPart', fields: [offered] },
    { event: 'buyer.declinePart', fields: [] },
  ],
  deadline: { at: '2031-05-07T10:00:00.000Z', event: 'deadline.partUnanswered' },
}

/** The order whose seller has no account for payouts yet. */
export const receivedOrder: PaidOrder = {
  ...paidOrder,
  seq: 3,
  state: 'received',
  position: 'releasing',
  money: { ...paidOrder.money, waitsFor: 'payoutAccount' },
  can: [],
  deadline: { at: '2031-06-02T10:00:00.000Z', event: 'deadline.completed' },
}

/** The order after the money went back. */
export const refundedOrder: PaidOrder = {
  ...problemOrder,
  seq: 5,
  role: 'buyer',
  state: 'refunded',
  position: 'refunded',
  money: { ...paidOrder.money, held: 0, refunded: 85 },
  can: [],
  deadline: null,
}

/** The context of an order's page before it has loaded. */
export const unloaded: OrderContext = {
  orderId: paidOrder._id,
  order: null,
  act: null,
  form: emptyOrderForm,
  errors: {},
  isSubmitted: false,
  isMoved: false,
  failure: null,
}
