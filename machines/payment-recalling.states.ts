import { unreadableAttempt } from '../src/domain/toasts.ts'
import { paymentSetup } from './payment.setup.ts'

export const recalling = paymentSetup.createStateConfig({
  tags: ['unknown', 'busy'],
  description: 'Looks for an unfinished attempt of an earlier visit first.',
  entry: 'forgetAttempt',
  invoke: {
    id: 'restoreAttempt',
    src: 'restoreAttempt',
    input: ({ context }) => ({ bookingId: context.bookingId, buyerEmail: context.buyerEmail }),
    onDone: [
      {
        guard: { type: 'hasAttempt', params: ({ event }) => ({ attempt: event.output }) },
        target: '#payment.resuming',
        actions: { type: 'keepAttempt', params: ({ event }) => ({ attempt: event.output }) },
      },
      {
        guard: { type: 'isUnreadable', params: ({ event }) => ({ attempt: event.output }) },
        description:
          'An unreadable attempt can be neither checked nor recorded, so the buyer is warned.',
        target: '#payment.loading',
        actions: { type: 'notify', params: unreadableAttempt },
      },
      { target: '#payment.loading' },
    ],
    onError: {
      target: '#payment.recallFailed',
      actions: { type: 'keepFailure', params: ({ event }) => event },
    },
  },
})

export const recallFailed = paymentSetup.createStateConfig({
  tags: 'unknown',
  description: 'An earlier attempt may exist, so paying now could charge twice.',
  on: { 'payment.retry': { target: '#payment.recalling', actions: 'forgetFailure' } },
})

export const resuming = paymentSetup.createStateConfig({
  tags: ['unknown', 'busy', 'cardForm'],
  description: 'The provider can be asked only after its script has loaded.',
  invoke: {
    id: 'loadCards',
    src: 'loadCards',
    onDone: '#payment.asking',
    onError: {
      target: '#payment.undetermined',
      actions: { type: 'keepFailure', params: ({ event }) => event },
    },
  },
})
