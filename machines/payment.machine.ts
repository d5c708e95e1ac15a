import { asking, authenticating, confirming } from './payment-confirming.states.ts'
import { recordOf } from './payment-outcomes.ts'
import { preparing } from './payment-preparing.states.ts'
import { droppingAttempt, paymentSetup } from './payment.setup.ts'

/**
 * The payment (rules P1 to P6): intent, confirm, save, success, and every failure in between. A tag on each state tells
 * where the buyer's money is; only a save that returned insertedId leads to success.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => ({
    ...input,
    booking: null,
    attempt: null,
    transaction: null,
    cardComplete: false,
    cardMessage: null,
    failure: null,
  }),
  on: {
    'card.changed': { actions: { type: 'keepCardState', params: ({ event }) => event } },
  },
  initial: 'recalling',
  states: {
    ...preparing,
    cardForm: {
      tags: ['notCharged', 'payable', 'cardForm'],
      initial: 'entering',
      on: {
        'pay.submit': [
          { guard: 'isCardComplete', target: 'confirming', actions: 'forgetCardMessage' },
          {
            target: '.entering',
            actions: {
              type: 'keepCardMessage',
              params: ({ context }) => ({
                message: context.cardMessage ?? 'Your card details are incomplete.',
              }),
            },
          },
        ],
      },
      states: {
        entering: {},
        declined: {
          description: 'The bank declined the card; the provider message shows under the form.',
          entry: droppingAttempt,
        },
        refused: { description: 'The buyer failed 3-D Secure.', entry: droppingAttempt },
        abandoned: {
          description:
            'The buyer closed the challenge; the bank can still approve it, so the attempt is kept.',
        },
        unconfirmed: {
          description: 'The response was lost, but the provider reports no charge.',
          entry: droppingAttempt,
        },
      },
    },
    confirming,
    authenticating,
    asking,
    processing: {
      tags: ['unknown', 'busy', 'cardForm'],
      description: 'The bank is still processing; the provider is polled.',
      on: { 'payment.check': 'asking' },
      after: { processingPollInterval: 'asking' },
    },
    undetermined: {
      tags: ['unknown', 'cardForm'],
      description: 'The provider is unreachable, so paying again could charge twice.',
      on: { 'payment.check': { target: 'resuming', actions: 'forgetFailure' } },
    },
    saving: {
      tags: ['charged', 'busy'],
      invoke: {
        id: 'savePayment',
        src: 'savePayment',
        input: ({ context }) => ({ record: recordOf(context) }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ insertedId: event.output }) },
            target: 'paid',
          },
          { target: 'unsaved' },
        ],
        onError: [
          { guard: { type: 'isRefunded', params: ({ event }) => event }, target: 'refunded' },
          {
            target: 'unsaved',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    unsaved: {
      tags: 'charged',
      description: 'Charged but not recorded: the save can be retried, the charge cannot.',
      on: { 'save.retry': { target: 'saving', actions: 'forgetFailure' } },
    },
    paid: {
      tags: 'recorded',
      type: 'final',
      entry: droppingAttempt,
    },
    refunded: {
      tags: 'notCharged',
      type: 'final',
      description: 'The item was sold or removed, so the charge was refunded.',
      entry: droppingAttempt,
    },
  },
})
