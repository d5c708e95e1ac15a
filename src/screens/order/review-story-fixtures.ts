import type { PaidOrder } from '../../domain/order.ts'
import { part, problemOrder, reason } from './order-story-fixtures.ts'

/** The order while an admin decides. */
export const reviewOrder: PaidOrder = {
  ...problemOrder,
  seq: 4,
  role: 'admin',
  state: 'underReview',
  can: [
    { event: 'admin.refund', fields: [reason] },
    { event: 'admin.release', fields: [reason] },
    { event: 'admin.split', fields: [part, reason] },
  ],
  deadline: { at: '2031-05-20T10:00:00.000Z', event: 'deadline.reviewOverdue' },
  meeting: undefined,
  timeline: [
    ...problemOrder.timeline,
    {
      seq: 3,
      at: '2031-05-04T10:00:00.000Z',
      actor: 'seller',
      event: 'seller.offerPart',
      from: { state: 'problem', position: 'held' },
      to: { state: 'partOffered', position: 'held' },
      amount: 20,
    },
    {
      seq: 4,
      at: '2031-05-06T10:00:00.000Z',
      actor: 'buyer',
      event: 'buyer.declinePart',
      from: { state: 'partOffered', position: 'held' },
      to: { state: 'underReview', position: 'held' },
    },
  ],
}

/** The order that an admin has to decide before the seller has answered anything. */
export const unansweredOrder: PaidOrder = {
  ...reviewOrder,
  seq: 3,
  timeline: [
    ...problemOrder.timeline,
    {
      seq: 3,
      at: '2031-05-06T10:00:00.000Z',
      actor: 'deadline',
      event: 'deadline.problemUnanswered',
      from: { state: 'problem', position: 'held' },
      to: { state: 'underReview', position: 'held' },
    },
  ],
}

const refunded = { state: 'refunded', position: 'reversing' }

/** An order whose refund the market has paid, because the seller could not. */
export const shortfallOrder: PaidOrder = {
  ...reviewOrder,
  seq: 6,
  state: 'refunded',
  position: 'shortfall',
  money: { held: 0, inFlight: 0, released: 85, refunded: 85, atBank: 0, waitsFor: null },
  can: [{ event: 'admin.writeOff', fields: [] }],
  deadline: null,
  timeline: [
    ...reviewOrder.timeline,
    {
      seq: 5,
      at: '2031-05-07T10:00:00.000Z',
      actor: 'admin',
      event: 'admin.refund',
      from: { state: 'underReview', position: 'released' },
      to: refunded,
      reason: 'The crack is not in the pictures.',
    },
    {
      seq: 6,
      at: '2031-05-07T10:01:00.000Z',
      actor: 'provider',
      event: 'provider.refused',
      from: refunded,
      to: refunded,
    },
  ],
}
