import type { OrderEvent } from './order.events.ts'
import { orderSetup } from './order.setup.ts'

type At = { event: Extract<OrderEvent, { at: number }> }

const noteReceived = { type: 'noteReceived' as const, params: ({ event }: At) => event }
const paySeller = [{ type: 'owe' as const, params: { to: 'seller' as const } }, 'instruct' as const]
const payBuyer = [{ type: 'owe' as const, params: { to: 'buyer' as const } }, 'instruct' as const]
const remind = (who: 'seller' | 'buyer' | 'admin') => ({
  actions: { type: 'remind' as const, params: { who } },
})

const canceled = { target: 'canceled', actions: payBuyer }
const refunded = { target: 'refunded', actions: payBuyer }
const returnAwaitsSeller = {
  meta: {
    deadlines: [{ event: 'deadline.returnReceived' as const, after: 'returnReceipt' as const }],
  },
  on: {
    'seller.confirmReturn': refunded,
    'seller.contestReturn': 'underReview',
    'deadline.returnReceived': refunded,
  },
}
const received = { target: 'received', actions: [noteReceived, ...paySeller] }

/**
 * Where the item is, and who may do what. Each way to a final state says who gets the money. Silence always decides:
 * every state that is not final has a deadline.
 */
export const goods = orderSetup.createStateConfig({
  initial: 'paid',
  states: {
    paid: {
      description: 'The seller hands the item over in person, or sends it.',
      meta: {
        deadlines: [
          { event: 'deadline.remindToHandOver', after: 'handOverReminder' },
          { event: 'deadline.notHandedOver', after: 'handOver' },
        ],
      },
      on: {
        'seller.meet': { guard: 'isPaidFor', target: 'handedOver.met' },
        'seller.send': { guard: 'isPaidFor', target: 'handedOver.sent' },
        'seller.cancel': canceled,
        'admin.cancel': canceled,
        'buyer.confirm': received,
        'buyer.askToCancel': {
          guard: 'hasNotAskedToCancel',
          description:
            'The buyer asks once: with each refusal, the days for the handover start anew.',
          target: 'cancelAsked',
          actions: 'noteCancelAsked',
        },
        'deadline.remindToHandOver': remind('seller'),
        'deadline.notHandedOver': canceled,
      },
    },
    cancelAsked: {
      meta: { deadlines: [{ event: 'deadline.cancelAgreed', after: 'cancelAnswer' }] },
      on: {
        'seller.agreeToCancel': canceled,
        'seller.declineToCancel': 'paid',
        'admin.cancel': canceled,
        'deadline.cancelAgreed': canceled,
      },
    },
    handedOver: {
      initial: 'met',
      states: {
        met: {
          meta: {
            deadlines: [
              { event: 'deadline.remindToConfirm', after: 'metReminder' },
              { event: 'deadline.received', after: 'met' },
            ],
          },
        },
        sent: {
          meta: {
            deadlines: [
              { event: 'deadline.remindToConfirm', after: 'sentReminder' },
              { event: 'deadline.received', after: 'sent' },
            ],
          },
        },
      },
      on: {
        'buyer.confirm': received,
        'buyer.reportProblem': {
          target: 'problem',
          actions: { type: 'noteProblem', params: ({ event }) => event },
        },
        'deadline.remindToConfirm': remind('buyer'),
        'deadline.received': received,
      },
    },
    received: {
      description: 'The seller gets the money at once. The buyer can return the item.',
      meta: {
        deadlines: [{ event: 'deadline.completed', after: 'returnPeriod', since: 'receivedAt' }],
      },
      on: {
        'buyer.askToReturn': {
          description: 'The decision is open again: money that the seller does not have is held.',
          target: 'returnAsked',
          actions: ['oweNobody', 'instruct'],
        },
        'deadline.completed': 'completed',
      },
    },
    problem: {
      description:
        'The deadline counts from the report, so an offer that is withdrawn buys no time.',
      meta: {
        deadlines: [
          { event: 'deadline.problemUnanswered', after: 'problemAnswer', since: 'reportedAt' },
        ],
      },
      on: {
        'seller.takeBack': [
          {
            guard: 'wasNotReceived',
            description: 'There is nothing to send back.',
            ...refunded,
          },
          { target: 'returning' },
        ],
        'seller.offerPart': {
          guard: { type: 'isPart', params: ({ event }) => event },
          target: 'partOffered',
          actions: { type: 'noteOffer', params: ({ event }) => event },
        },
        'seller.contest': 'underReview',
        'deadline.problemUnanswered': 'underReview',
      },
    },
    partOffered: {
      meta: { deadlines: [{ event: 'deadline.partUnanswered', after: 'partAnswer' }] },
      on: {
        'buyer.acceptPart': {
          target: 'completed',
          actions: [
            {
              type: 'owe',
              params: ({ context }) => ({ to: 'both' as const, cents: context.partOffer ?? 0 }),
            },
            'instruct',
          ],
        },
        'buyer.declinePart': 'underReview',
        'seller.withdrawPart': 'problem',
        'deadline.partUnanswered': 'underReview',
      },
    },
    returnAsked: {
      meta: { deadlines: [{ event: 'deadline.returnAgreed', after: 'returnAnswer' }] },
      on: {
        'seller.agreeToReturn': 'returning',
        'seller.refuseReturn': 'underReview',
        'deadline.returnAgreed': 'returning',
      },
    },
    returning: {
      meta: { deadlines: [{ event: 'deadline.claimLapsed', after: 'sendBack' }] },
      on: {
        'buyer.handBack': 'returnMet',
        'buyer.sendBack': 'returnSent',
        'seller.confirmReturn': refunded,
        'deadline.claimLapsed': received,
      },
    },
    returnMet: returnAwaitsSeller,
    returnSent: returnAwaitsSeller,
    underReview: {
      description: 'An admin decides, with a reason. Without a decision the buyer gets the money.',
      meta: {
        deadlines: [
          { event: 'deadline.remindToReview', after: 'reviewReminder' },
          { event: 'deadline.reviewOverdue', after: 'review' },
        ],
      },
      on: {
        'admin.refund': refunded,
        'admin.release': { target: 'completed', actions: paySeller },
        'admin.split': {
          guard: { type: 'isPart', params: ({ event }) => event },
          target: 'completed',
          actions: [
            {
              type: 'owe',
              params: ({ event }) => ({ to: 'both' as const, cents: event.cents }),
            },
            'instruct',
          ],
        },
        'deadline.remindToReview': remind('admin'),
        'deadline.reviewOverdue': refunded,
      },
    },
    canceled: { type: 'final' },
    refunded: { type: 'final' },
    completed: { type: 'final' },
  },
})
