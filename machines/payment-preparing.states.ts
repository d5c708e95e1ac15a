import { recallFailed, recalling, resuming } from './payment-recalling.states.ts'
import { paymentSetup } from './payment.setup.ts'

const loading = paymentSetup.createStateConfig({
  tags: ['notCharged', 'busy'],
  invoke: {
    id: 'loadBooking',
    src: 'loadBooking',
    input: ({ context }) => ({ bookingId: context.bookingId }),
    onDone: [
      {
        guard: { type: 'isPaidByBuyer', params: ({ event }) => ({ booking: event.output }) },
        target: '#payment.alreadyPaid',
        actions: { type: 'keepBooking', params: ({ event }) => ({ booking: event.output }) },
      },
      {
        guard: { type: 'isUnavailable', params: ({ event }) => ({ booking: event.output }) },
        target: '#payment.unavailable',
        actions: { type: 'keepBooking', params: ({ event }) => ({ booking: event.output }) },
      },
      {
        target: '#payment.creatingIntent',
        actions: { type: 'keepBooking', params: ({ event }) => ({ booking: event.output }) },
      },
    ],
    onError: [
      {
        guard: { type: 'isNotFound', params: ({ event }) => event },
        target: '#payment.bookingNotFound',
      },
      { guard: { type: 'isForbidden', params: ({ event }) => event }, target: '#payment.notYours' },
      {
        guard: 'isChallengeOpen',
        description: 'The bank could still approve the attempt of an earlier visit.',
        target: '#payment.undetermined',
        actions: { type: 'keepFailure', params: ({ event }) => event },
      },
      {
        target: '#payment.loadFailed',
        actions: { type: 'keepFailure', params: ({ event }) => event },
      },
    ],
  },
})

const creatingIntent = paymentSetup.createStateConfig({
  tags: ['notCharged', 'busy'],
  invoke: {
    id: 'createIntent',
    src: 'createIntent',
    input: ({ context }) => {
      if (context.booking === null) throw new Error('There is no booking to pay for.')
      return { booking: context.booking }
    },
    onDone: {
      target: '#payment.loadingCards',
      actions: { type: 'startAttempt', params: ({ event }) => event.output },
    },
    onError: [
      {
        guard: { type: 'isAlreadyPaid', params: ({ event }) => event },
        target: '#payment.alreadyPaid',
      },
      {
        guard: { type: 'isPriceChanged', params: ({ event }) => event },
        target: '#payment.priceChanged',
      },
      {
        guard: { type: 'isRefunded', params: ({ event }) => event },
        description: 'The server found an unrecorded charge and refunded it.',
        target: '#payment.refunded',
      },
      {
        guard: { type: 'isConflict', params: ({ event }) => event },
        target: '#payment.unavailable',
        actions: { type: 'keepFailure', params: ({ event }) => event },
      },
      {
        guard: 'isChallengeOpen',
        description: 'The bank could still approve the attempt of an earlier visit.',
        target: '#payment.undetermined',
        actions: { type: 'keepFailure', params: ({ event }) => event },
      },
      {
        target: '#payment.intentFailed',
        actions: { type: 'keepFailure', params: ({ event }) => event },
      },
    ],
  },
})

const loadingCards = paymentSetup.createStateConfig({
  tags: ['notCharged', 'busy'],
  invoke: {
    id: 'loadCards',
    src: 'loadCards',
    onDone: '#payment.cardForm',
    onError: {
      target: '#payment.cardsFailed',
      actions: { type: 'keepFailure', params: ({ event }) => event },
    },
  },
})

/** A card may have been confirmed in another tab meanwhile, so a retry first looks for a stored attempt. */
const retryable = paymentSetup.createStateConfig({
  tags: 'notCharged',
  on: { 'payment.retry': { target: '#payment.recalling', actions: 'forgetFailure' } },
})

/** The states before the card form: nothing is charged in any of them, except by an earlier visit's attempt. */
export const preparing = {
  recalling,
  recallFailed,
  resuming,
  loading,
  loadFailed: retryable,
  bookingNotFound: paymentSetup.createStateConfig({ tags: 'notCharged', type: 'final' }),
  notYours: paymentSetup.createStateConfig({ tags: 'notCharged', type: 'final' }),
  alreadyPaid: paymentSetup.createStateConfig({ tags: 'recorded', type: 'final' }),
  unavailable: retryable,
  creatingIntent,
  intentFailed: retryable,
  priceChanged: retryable,
  loadingCards,
  cardsFailed: paymentSetup.createStateConfig({
    tags: 'notCharged',
    on: { 'payment.retry': { target: '#payment.loadingCards', actions: 'forgetFailure' } },
  }),
}
