import type { PaidOrder } from '../../domain/order.ts'
import { paidOrder, reason } from './order-story-fixtures.ts'

/** The order whose buyer may give the item back, as its seller sees it. */
export const returningOrder: PaidOrder = {
  ...paidOrder,
  seq: 5,
  state: 'returning',
  position: 'released',
  money: { ...paidOrder.money, held: 0, released: 85 },
  can: [{ event: 'seller.confirmReturn', fields: [] }],
  deadline: { at: '2031-05-16T10:00:00.000Z', event: 'deadline.claimLapsed' },
}

/** The same order as its buyer sees it. */
export const returningOrderOfBuyer: PaidOrder = {
  ...returningOrder,
  role: 'buyer',
  can: [
    { event: 'buyer.handBack', fields: [] },
    { event: 'buyer.sendBack', fields: [{ name: 'tracking', type: 'text', max: 100 }] },
  ],
}

/** The order after the buyer gave the item back in person. */
export const givenBackOrder: PaidOrder = {
  ...returningOrder,
  seq: 6,
  state: 'returnMet',
  can: [
    { event: 'seller.confirmReturn', fields: [] },
    { event: 'seller.contestReturn', fields: [reason] },
  ],
  deadline: { at: '2031-05-13T10:00:00.000Z', event: 'deadline.returnReceived' },
  timeline: [
    ...returningOrder.timeline,
    {
      seq: 6,
      at: '2031-05-10T10:00:00.000Z',
      actor: 'buyer',
      event: 'buyer.handBack',
      from: { state: 'returning', position: 'released' },
      to: { state: 'returnMet', position: 'released' },
    },
  ],
}
