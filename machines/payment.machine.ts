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
          description: "The bank said no; the provider's message is under the form.",
          entry: droppingAttempt,
        },
        refused: { description: '3-D Secure was failed.', entry: droppingAttempt },
        abandoned: {
          description:
            'The challenge was left without an answer. The bank could still approve it, so the attempt is kept.',
        },
        unconfirmed: {
          description: 'The answer was lost; the provider says nothing was charged.',
          entry: droppingAttempt,
        },
      },
    },
    confirming,
    authenticating,
    asking,
    processing: {
      tags: ['unknown', 'busy', 'cardForm'],
      description: 'The bank is still thinking; the provider is asked again after a while.',
      on: { 'payment.check': 'asking' },
      after: { processingPollInterval: 'asking' },
    },
    undetermined: {
      tags: ['unknown', 'cardForm'],
      description: 'The provider could not be asked. Paying again could charge twice.',
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
      description: 'Charged but not recorded: the save can be tried again, the card never.',
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
      description: 'The item was gone, sold or withdrawn; the charge was given back at once.',
      entry: droppingAttempt,
    },
  },
})
