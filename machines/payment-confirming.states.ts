import {
  secretOf,
  whenOutcome,
  whenStatus,
  withCardMessage,
  withTransaction,
} from './payment-outcomes.ts'
import { droppingAttempt, paymentSetup } from './payment.setup.ts'

const charged = {
  guard: whenStatus('succeeded'),
  target: '#payment.saving',
  actions: withTransaction,
}
const stillProcessing = { guard: whenStatus('processing'), target: '#payment.processing' }

/** The card was sent: the response decides where the money is. */
export const confirming = paymentSetup.createStateConfig({
  tags: ['unknown', 'busy', 'cardForm'],
  description: 'After a lost response the provider is asked; the confirmation is never repeated.',
  entry: {
    type: 'storeAttempt',
    params: ({ context }) => {
      if (context.attempt === null) throw new Error('There is no attempt to pay at hand.')
      return { attempt: context.attempt }
    },
  },
  invoke: {
    id: 'confirmCard',
    src: 'confirmCard',
    input: secretOf,
    onDone: [
      charged,
      {
        guard: whenStatus('declined'),
        target: '#payment.cardForm.declined',
        actions: withCardMessage,
      },
      {
        guard: whenStatus('incomplete'),
        target: '#payment.cardForm.entering',
        actions: [withCardMessage, droppingAttempt],
      },
      { guard: whenStatus('authenticationNeeded'), target: '#payment.authenticating' },
      stillProcessing,
      { target: '#payment.asking' },
    ],
    onError: '#payment.asking',
  },
})

export const authenticating = paymentSetup.createStateConfig({
  tags: ['unknown', 'busy', 'cardForm'],
  description: 'The bank of the buyer asks for 3-D Secure in a separate window.',
  invoke: {
    id: 'authenticate',
    src: 'authenticate',
    input: secretOf,
    onDone: [
      charged,
      {
        guard: whenStatus('authenticationRefused'),
        target: '#payment.cardForm.refused',
        actions: withCardMessage,
      },
      { guard: whenStatus('authenticationAbandoned'), target: '#payment.cardForm.abandoned' },
      {
        guard: whenStatus('declined'),
        target: '#payment.cardForm.declined',
        actions: withCardMessage,
      },
      stillProcessing,
      { target: '#payment.asking' },
    ],
    onError: '#payment.asking',
  },
})

export const asking = paymentSetup.createStateConfig({
  tags: ['unknown', 'busy', 'cardForm'],
  description: 'The outcome is unknown, so the provider is asked before anything else.',
  invoke: {
    id: 'retrieveIntent',
    src: 'retrieveIntent',
    input: secretOf,
    onDone: [
      charged,
      stillProcessing,
      { guard: whenOutcome('isFormOpen'), target: '#payment.cardForm.unconfirmed' },
      { guard: whenOutcome('isChallengeLeft'), target: '#payment.cardForm.abandoned' },
      { guard: whenStatus('authenticationNeeded'), target: '#payment.loading' },
      {
        guard: whenOutcome('isNotCharged'),
        target: '#payment.loading',
        actions: [droppingAttempt, 'forgetAttempt'],
      },
      { target: '#payment.undetermined' },
    ],
    onError: {
      target: '#payment.undetermined',
      actions: { type: 'keepFailure', params: ({ event }) => event },
    },
  },
})
