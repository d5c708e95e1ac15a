import { unreadableAttempt } from '../src/domain/payment-toasts.ts'
import { keepFailure, watchConnection, whenFailed } from './port.ts'
import {
  attemptOf,
  bookingIdOf,
  bookingOf,
  deleteAttempt,
  keepBooking,
  keepCharge,
  keepFieldMessage,
  keepProviderMessage,
  keepReadBooking,
  keepStoredTransaction,
  loadedBooking,
  otherHold,
  ownHold,
  paymentSetup,
  recorded,
  recordOf,
  savedPayment,
  secretOf,
  settleAttempt,
  startAttempt,
  storedAttempt,
  watchBooking,
  whenOutcome,
  whenReadAgain,
  whenStatus,
} from './payment.setup.ts'

export type { PaymentContext, PaymentEvent, PaymentInput } from './payment.setup.ts'

const charged = { guard: whenStatus('succeeded'), target: 'saving', actions: keepCharge }
const stillProcessing = { guard: whenStatus('processing'), target: 'processing' }
const challengeOpen = {
  guard: 'isChallengeOpen' as const,
  description: 'The bank could still approve the attempt of an earlier visit.',
  target: 'undetermined',
  actions: keepFailure,
}

/** Sends `hold.ended` at the end of a hold. */
const watchHold = {
  id: 'watchHold' as const,
  src: 'watchHold' as const,
  onError: { description: 'Without it, the server refuses a payment without a hold.' },
}

/** A card may have been confirmed in another tab meanwhile, so a retry first looks for a stored attempt. */
const retryable = {
  tags: 'notCharged' as const,
  on: { 'payment.retry': { target: 'recalling', actions: 'forgetFailure' as const } },
}

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
    heldUntil: null,
    transaction: null,
    paymentId: null,
    isChallengeOpen: false,
    cardMessage: null,
    failure: null,
  }),
  on: {
    'card.changed': { actions: keepFieldMessage },
  },
  initial: 'recalling',
  states: {
    recalling: {
      tags: ['unknown', 'busy'],
      description: 'Looks for an unfinished attempt of an earlier visit first.',
      entry: 'forgetAttempt',
      invoke: {
        id: 'restoreAttempt',
        src: 'restoreAttempt',
        input: ({ context: { bookingId, buyerEmail } }) => ({ bookingId, buyerEmail }),
        onDone: [
          {
            guard: { type: 'isCharged', params: storedAttempt },
            target: 'saving',
            actions: [{ type: 'keepAttempt', params: storedAttempt }, keepStoredTransaction],
          },
          {
            guard: { type: 'hasAttempt', params: storedAttempt },
            target: 'resuming',
            actions: { type: 'keepAttempt', params: storedAttempt },
          },
          {
            guard: { type: 'isUnreadable', params: storedAttempt },
            description:
              'An unreadable attempt can be neither checked nor recorded, so the buyer is warned.',
            target: 'loading',
            actions: { type: 'notify', params: unreadableAttempt },
          },
          { target: 'loading' },
        ],
        onError: { target: 'recallFailed', actions: keepFailure },
      },
    },
    recallFailed: {
      tags: 'unknown',
      description: 'An earlier attempt may exist, so paying now could charge twice.',
      on: { 'payment.retry': { target: 'recalling', actions: 'forgetFailure' } },
    },
    resuming: {
      tags: ['unknown', 'busy', 'cardForm'],
      description: 'The provider can be asked only after its script has loaded.',
      invoke: {
        id: 'loadCards',
        src: 'loadCards',
        onDone: 'asking',
        onError: { target: 'undetermined', actions: keepFailure },
      },
    },
    loading: {
      tags: ['notCharged', 'busy'],
      invoke: {
        id: 'loadBooking',
        src: 'loadBooking',
        input: bookingIdOf,
        onDone: [
          {
            guard: { type: 'isPaidByBuyer', params: loadedBooking },
            target: 'alreadyPaid',
            actions: keepBooking,
          },
          {
            guard: { type: 'isUnavailable', params: loadedBooking },
            target: 'unavailable',
            actions: keepBooking,
          },
          { target: 'loadingCards', actions: keepBooking },
        ],
        onError: [
          { guard: whenFailed('isNotFound'), target: 'bookingNotFound' },
          { guard: whenFailed('isForbidden'), target: 'notYours' },
          challengeOpen,
          { target: 'loadFailed', actions: keepFailure },
        ],
      },
    },
    loadFailed: {
      tags: 'notCharged',
      on: { ...retryable.on, 'connection.restored': retryable.on['payment.retry'] },
      invoke: watchConnection,
    },
    bookingNotFound: { tags: 'notCharged', type: 'final' },
    notYours: { tags: 'notCharged', type: 'final' },
    alreadyPaid: { tags: 'recorded', type: 'final' },
    unavailable: {
      ...retryable,
      description: 'The page follows the item, which may become available, or be sold.',
      invoke: [{ ...watchHold, input: otherHold }, watchBooking],
      on: {
        ...retryable.on,
        'hold.ended': retryable.on['payment.retry'],
        'booking.read': [
          whenReadAgain.paid,
          whenReadAgain.unavailable,
          retryable.on['payment.retry'],
        ],
      },
    },
    loadingCards: {
      tags: ['notCharged', 'busy'],
      invoke: {
        id: 'loadCards',
        src: 'loadCards',
        onDone: [
          {
            guard: 'isChallengeOpen',
            description: 'The page was reloaded during the challenge.',
            target: 'creatingIntent',
          },
          { target: 'awaitingCard' },
        ],
        onError: { target: 'cardsFailed', actions: keepFailure },
      },
    },
    cardsFailed: {
      tags: 'notCharged',
      on: {
        'payment.retry': { target: 'loadingCards', actions: 'forgetFailure' },
        'connection.restored': { target: 'loadingCards', actions: 'forgetFailure' },
      },
      invoke: watchConnection,
    },
    awaitingCard: {
      tags: ['notCharged', 'cardForm'],
      description:
        'The intent holds the item, so the first card input creates it: an open page alone holds nothing.',
      invoke: [{ ...watchHold, input: ownHold }, watchBooking],
      on: {
        'card.changed': { target: 'creatingIntent', actions: keepFieldMessage },
        'hold.ended': { actions: 'endHold' },
        'booking.read': [
          whenReadAgain.paid,
          whenReadAgain.unavailable,
          { actions: keepReadBooking },
        ],
      },
    },
    creatingIntent: {
      tags: ['notCharged', 'busy', 'cardForm'],
      invoke: {
        id: 'createIntent',
        src: 'createIntent',
        input: ({ context }) => ({ booking: bookingOf(context) }),
        onDone: [
          { guard: 'isChallengeOpen', target: 'cardForm.abandoned', actions: startAttempt },
          { target: 'cardForm', actions: startAttempt },
        ],
        onError: [
          { guard: whenFailed('isAlreadyPaid'), target: 'alreadyPaid' },
          { guard: whenFailed('isPriceChanged'), target: 'priceChanged' },
          {
            guard: whenFailed('isRefunded'),
            description: 'The server found an unrecorded charge and refunded it.',
            target: 'refunded',
            actions: keepFailure,
          },
          { guard: whenFailed('isConflict'), target: 'unavailable', actions: keepFailure },
          challengeOpen,
          { target: 'intentFailed', actions: keepFailure },
        ],
      },
    },
    intentFailed: {
      tags: ['notCharged', 'cardForm'],
      description: 'The card fields stay mounted, so that no input is lost.',
      on: { 'payment.retry': { target: 'creatingIntent', actions: 'forgetFailure' } },
    },
    priceChanged: retryable,
    cardForm: {
      tags: ['notCharged', 'payable', 'cardForm'],
      initial: 'entering',
      invoke: [{ ...watchHold, input: ownHold }, watchBooking],
      on: {
        'hold.ended': { target: 'holdEnded', actions: 'endHold' },
        'booking.read': [whenReadAgain.paid, whenReadAgain.unavailable, whenReadAgain.released],
        // The provider checks the fields: its report of the last digit may arrive after the click.
        'pay.submit': { target: 'confirming', actions: 'forgetCardMessage' },
      },
      states: {
        entering: {},
        declined: {
          description: 'The bank declined the card; the provider message shows under the form.',
          entry: settleAttempt,
        },
        refused: { description: 'The buyer failed 3-D Secure.', entry: settleAttempt },
        abandoned: {
          description:
            'The buyer closed the challenge; the bank can still approve it, so the attempt is kept.',
          entry: 'keepChallengeOpen',
        },
        unconfirmed: {
          description: 'The response was lost, but the provider reports no charge.',
          entry: settleAttempt,
        },
      },
    },
    holdEnded: {
      tags: ['notCharged', 'cardForm'],
      description: 'Others can pay now. The filled form stays; a new intent holds the item again.',
      invoke: watchBooking,
      on: {
        'payment.retry': 'creatingIntent',
        'booking.read': [whenReadAgain.paid, whenReadAgain.unavailable],
      },
    },
    confirming: {
      tags: ['unknown', 'busy', 'cardForm'],
      description:
        'After a lost response the provider is asked; the confirmation is never repeated.',
      entry: {
        type: 'storeAttempt',
        params: ({ context }) => ({ attempt: attemptOf(context) }),
      },
      invoke: {
        id: 'confirmCard',
        src: 'confirmCard',
        input: secretOf,
        onDone: [
          charged,
          {
            guard: whenStatus('declined'),
            target: 'cardForm.declined',
            actions: keepProviderMessage,
          },
          {
            guard: whenOutcome('isIncompleteWithChallenge'),
            target: 'cardForm.abandoned',
            actions: keepProviderMessage,
          },
          {
            guard: whenStatus('incomplete'),
            target: 'cardForm.entering',
            actions: [keepProviderMessage, deleteAttempt],
          },
          { guard: whenStatus('authenticationNeeded'), target: 'authenticating' },
          stillProcessing,
          { target: 'asking' },
        ],
        onError: 'asking',
      },
    },
    authenticating: {
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
            target: 'cardForm.refused',
            actions: keepProviderMessage,
          },
          { guard: whenStatus('authenticationAbandoned'), target: 'cardForm.abandoned' },
          {
            guard: whenStatus('declined'),
            target: 'cardForm.declined',
            actions: keepProviderMessage,
          },
          stillProcessing,
          { target: 'asking' },
        ],
        onError: 'asking',
      },
    },
    asking: {
      tags: ['unknown', 'busy', 'cardForm'],
      description: 'The outcome is unknown, so the provider is asked before anything else.',
      invoke: {
        id: 'retrieveIntent',
        src: 'retrieveIntent',
        input: secretOf,
        onDone: [
          charged,
          stillProcessing,
          { guard: whenOutcome('isFormOpen'), target: 'cardForm.unconfirmed' },
          { guard: whenOutcome('isChallengeLeft'), target: 'cardForm.abandoned' },
          {
            guard: whenStatus('authenticationNeeded'),
            target: 'loading',
            actions: 'keepChallengeOpen',
          },
          {
            guard: whenOutcome('isNotCharged'),
            target: 'loading',
            actions: [deleteAttempt, 'forgetAttempt'],
          },
          { target: 'undetermined' },
        ],
        onError: { target: 'undetermined', actions: keepFailure },
      },
    },
    processing: {
      tags: ['unknown', 'busy', 'cardForm'],
      description: 'The bank is still processing; the provider is polled.',
      on: { 'payment.check': 'asking' },
      after: { processingPollInterval: 'asking' },
    },
    undetermined: {
      tags: ['unknown', 'cardForm'],
      description: 'The provider is unreachable, so paying again could charge twice.',
      on: {
        'payment.check': { target: 'resuming', actions: 'forgetFailure' },
        'connection.restored': { target: 'resuming', actions: 'forgetFailure' },
      },
      invoke: watchConnection,
    },
    saving: {
      tags: ['charged', 'busy'],
      invoke: {
        id: 'savePayment',
        src: 'savePayment',
        input: ({ context }) => ({ record: recordOf(context) }),
        onDone: [
          {
            guard: { type: 'isSavedWithoutBooking', params: savedPayment },
            target: 'loadingPaidBooking',
            actions: recorded,
          },
          {
            guard: { type: 'isSaved', params: savedPayment },
            target: 'paid',
            actions: recorded,
          },
          { target: 'unsaved' },
        ],
        onError: [
          { guard: whenFailed('isRefunded'), target: 'refunded', actions: keepFailure },
          { target: 'unsaved', actions: keepFailure },
        ],
      },
    },
    unsaved: {
      tags: 'charged',
      description: 'Charged but not recorded: the save can be retried, the charge cannot.',
      on: {
        'save.retry': { target: 'saving', actions: 'forgetFailure' },
        'connection.restored': { target: 'saving', actions: 'forgetFailure' },
      },
      invoke: watchConnection,
    },
    loadingPaidBooking: {
      tags: ['recorded', 'busy'],
      description:
        'An interrupted payment was recorded from its attempt; the page shows the booking.',
      invoke: {
        id: 'loadBooking',
        src: 'loadBooking',
        input: bookingIdOf,
        onDone: { target: 'paid', actions: keepBooking },
        onError: 'paid',
      },
    },
    paid: { tags: 'recorded', type: 'final' },
    refunded: {
      tags: 'notCharged',
      type: 'final',
      description: 'The item was sold or removed, so the charge was refunded.',
      entry: deleteAttempt,
    },
  },
})
