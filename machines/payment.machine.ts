import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import { type Message, message } from '../src/domain/message.ts'
import type { Toast } from '../src/domain/toasts.ts'
import type {
  ConfirmOutcome,
  IntentStatus,
  ChargeStatus,
  OpenedIntent,
  PayableBooking,
  PaymentAttempt,
  PaymentRecord,
  StoredAttempt,
  Transaction,
} from '../src/domain/payment.ts'
import {
  connectionListener,
  effect,
  forgetFailure,
  keepFailure,
  listener,
  port,
  watchConnection,
  whenFailed,
} from './kit.ts'

export type PaymentInput = { bookingId: string; buyerEmail: string }

export type PaymentEvent =
  | { type: 'pay.submit' }
  /** The error of the card provider's fields, or null; the card number never reaches this code. */
  | { type: 'card.changed'; message: Message | null }
  | { type: 'payment.retry' }
  | { type: 'connection.restored' }
  /** The hold of the item, for this buyer or another one, has ended by the clock of the browser. */
  | { type: 'hold.ended' }
  /** The booking was read again, because its item has changed. */
  | { type: 'booking.read'; booking: PayableBooking }
  /** Asks the card provider for the payment's status. */
  | { type: 'payment.check' }
  | { type: 'save.retry' }

export type PaymentContext = PaymentInput & {
  booking: PayableBooking | null
  attempt: PaymentAttempt | null
  /** Until when the server holds the item for the buyer, as ISO 8601; null where the server does not say. */
  heldUntil: string | null
  transaction: Transaction | null
  /** The id of the recorded payment: on a server with orders, it is the id of the order. */
  paymentId: string | null
  /** The bank can still approve the attempt: its 3-D Secure challenge was left without an answer. */
  isChallengeOpen: boolean
  /** The card's error in the provider's words (rule P6). */
  cardMessage: Message | null
  failure: Failure | null
}

const conflictCode = (error: unknown) => {
  const failure = failureOf(error)
  return failure.kind === 'conflict' ? failure.code : null
}

/** Shown to a buyer whose browser stores an earlier payment attempt that cannot be parsed. */
export const unreadableAttempt: Toast = {
  tone: 'negative',
  title: message('unreadableAttempt'),
  detail: message('lookWhetherPaid'),
}

/** Returns the booking to pay for. States that use it follow one that loaded it. */
function bookingOf({ booking }: PaymentContext): PayableBooking {
  if (booking === null) throw new Error('There is no booking to pay for.')
  return booking
}

/** Returns the attempt. States that use it follow one that started or recalled an attempt. */
function attemptOf({ attempt }: PaymentContext): PaymentAttempt {
  if (attempt === null) throw new Error('There is no attempt to pay at hand.')
  return attempt
}

/** Returns the input of the ports that read the booking. */
const bookingIdOf = ({ context: { bookingId } }: { context: PaymentContext }) => ({
  bookingId,
})

/** Returns the input of the ports that ask the card provider about the attempt. */
const secretOf = ({ context }: { context: PaymentContext }) => ({
  clientSecret: attemptOf(context).clientSecret,
})

/** Returns the params of the actions and guards that a loaded booking has. */
const loadedBooking = ({ event }: { event: { output: PayableBooking } }) => ({
  booking: event.output,
})

/** Runs the action `deleteAttempt`, when the outcome of the attempt is known. */
const deleteAttempt = {
  type: 'deleteAttempt' as const,
  params: ({ context: { bookingId, buyerEmail } }: { context: PaymentInput }) => ({
    bookingId,
    buyerEmail,
  }),
}

/** Returns the params of the actions and guards that the answer to a save has. */
const savedPayment = ({ event }: { event: { output: string | null } }) => ({
  insertedId: event.output,
})

/** Returns the record to save after a charge (rule P4). */
function recordOf(context: PaymentContext): PaymentRecord {
  const { bookingId, productId, productName, buyerEmail, price } = attemptOf(context)
  if (context.transaction === null) throw new Error('Nothing was charged to be saved.')
  return { ...context.transaction, bookingId, productId, productName, email: buyerEmail, price }
}

type Outcome = { event: { output: ConfirmOutcome } }

/** Guard: the provider's response has this status. */
const whenStatus = (status: ConfirmOutcome['status']) => ({
  type: 'isStatus' as const,
  params: ({ event }: Outcome) => ({ outcome: event.output, status }),
})

/** Guard on the provider's response and on what the screen shows. */
const whenOutcome = (
  type: 'isFormOpen' | 'isChallengeLeft' | 'isIncompleteWithChallenge' | 'isNotCharged',
) => ({
  type,
  params: ({ event }: Outcome) => ({ outcome: event.output }),
})

/** The bank can no longer approve the attempt. */
const settleAttempt = [deleteAttempt, 'closeChallenge' as const]

/** Returns the transaction of a charge; null for another outcome. */
function transactionOf(outcome: ConfirmOutcome): Transaction | null {
  if (outcome.status !== 'succeeded') return null
  const { transactionId, transactionTime } = outcome
  return { transactionId, transactionTime }
}

/** Keeps the transaction of a charge, also with the stored attempt: a reload needs no answer of the card provider. */
const keepCharge = [
  {
    type: 'keepTransaction' as const,
    params: ({ event }: Outcome) => ({ transaction: transactionOf(event.output) }),
  },
  {
    type: 'storeAttempt' as const,
    params: ({ context, event }: Outcome & { context: PaymentContext }) => {
      const transaction = transactionOf(event.output)
      return { attempt: { ...attemptOf(context), ...(transaction !== null && { transaction }) } }
    },
  },
]

type Restored = { event: { output: StoredAttempt } }

/** Returns the params of the actions and guards that a stored attempt has. */
const storedAttempt = ({ event }: Restored) => ({ attempt: event.output })

/** Keeps the transaction of the stored attempt. */
const keepStoredTransaction = {
  type: 'keepTransaction' as const,
  params: ({ event }: Restored) => ({ transaction: chargeOf(event.output) }),
}

const chargeOf = (attempt: StoredAttempt): Transaction | null =>
  attempt === null || attempt === 'unreadable' ? null : (attempt.transaction ?? null)

/** Keeps the provider's message, which shows under the form (rule P6). */
const keepProviderMessage = {
  type: 'keepCardMessage' as const,
  params: ({ event }: Outcome) => ({
    message: 'message' in event.output ? event.output.message : null,
  }),
}

/** Keeps the error of the card fields, or none. */
const keepFieldMessage = {
  type: 'keepCardMessage' as const,
  params: ({ event }: { event: Extract<PaymentEvent, { type: 'card.changed' }> }) => event,
}

/** Starts the attempt of a created intent. */
const startAttempt = {
  type: 'startAttempt' as const,
  params: ({ event }: { event: { output: OpenedIntent } }) => event.output,
}

/** Keeps the loaded booking. */
const keepBooking = { type: 'keepBooking' as const, params: loadedBooking }

/** Runs when the payment is recorded. */
const recorded = [{ type: 'keepPaymentId' as const, params: savedPayment }, deleteAttempt]

const readBooking = ({ event }: { event: Extract<PaymentEvent, { type: 'booking.read' }> }) => ({
  booking: event.booking,
})

/** Keeps the booking that was read again. */
const keepReadBooking = { type: 'keepBooking' as const, params: readBooking }

/** The outcomes of reading a booking again: the buyer has paid, or nobody can, or the hold has ended. */
const whenReadAgain = {
  paid: {
    guard: { type: 'isPaidByBuyer' as const, params: readBooking },
    target: '#payment.alreadyPaid',
    actions: keepReadBooking,
  },
  unavailable: {
    guard: { type: 'isUnavailable' as const, params: readBooking },
    target: '#payment.unavailable',
    reenter: true,
    actions: keepReadBooking,
  },
  released: {
    guard: { type: 'isReleased' as const, params: readBooking },
    target: '#payment.holdEnded',
    actions: 'endHold' as const,
  },
}

/** Returns the end of the hold of the buyer, or of another one, in milliseconds since 1970. */
const ownHold = ({ context: { heldUntil, booking } }: { context: PaymentContext }) => ({
  ends: endsIn(heldUntil ?? booking?.heldForYouUntil),
})
const otherHold = ({ context: { failure, booking } }: { context: PaymentContext }) => ({
  ends: endsIn(failure?.kind === 'conflict' ? failure.heldUntil : booking?.heldUntil),
})
const endsIn = (moment: string | undefined): readonly number[] =>
  moment === undefined ? [] : [Date.parse(moment)]

/** Follows the item on the server. */
const watchBooking = {
  id: 'watchBooking' as const,
  src: 'watchBooking' as const,
  input: ({ context }: { context: PaymentContext }) => ({
    bookingId: context.bookingId,
    productId: bookingOf(context).productId,
  }),
  onError: { description: 'Without it, the server refuses what is not possible any more.' },
}

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
  on: { 'payment.retry': { target: 'recalling', actions: forgetFailure } },
}

/**
 * The payment (rules P1 to P6): intent, confirm, save, success, and every failure in between. A tag on each state tells
 * where the buyer's money is; only a save that returned insertedId leads to success.
 */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    input: {} as PaymentInput,
    events: {} as PaymentEvent,
    tags: {} as ChargeStatus | 'busy' | 'cardForm' | 'payable',
  },
  actors: {
    watchConnection: connectionListener,
    /** Sends `hold.ended` when the first of these holds ends; a moment is in milliseconds since 1970. */
    watchHold: listener<{ ends: readonly number[] }>('watchHold'),
    /** Sends `booking.read` after the item has changed on the server. */
    watchBooking: listener<{ bookingId: string; productId: string }>('payment.watchBooking'),
    /** Resolves to the stored attempt of an earlier visit, or null. Reads local storage only. */
    restoreAttempt: port<StoredAttempt, PaymentInput>('payment.restoreAttempt'),
    loadBooking: port<PayableBooking, { bookingId: string }>('payment.loadBooking'),
    createIntent: port<OpenedIntent, { booking: PayableBooking }>('payment.createIntent'),
    /** Loads the card form. */
    loadCards: port<void>('payment.loadCards'),
    confirmCard: port<ConfirmOutcome, { clientSecret: string }>('payment.confirmCard'),
    /** Runs the bank's 3-D Secure challenge. */
    authenticate: port<ConfirmOutcome, { clientSecret: string }>('payment.authenticate'),
    retrieveIntent: port<IntentStatus, { clientSecret: string }>('payment.retrieveIntent'),
    /** Resolves to insertedId, or null when the server did not confirm the save (rule P5). */
    savePayment: port<string | null, { record: PaymentRecord }>('payment.savePayment'),
  },
  delays: { processingPollInterval: 3000 },
  guards: {
    /** The attempt of an earlier visit is known to be charged. */
    isCharged: (_, params: { attempt: StoredAttempt }) => chargeOf(params.attempt) !== null,
    hasAttempt: (_, params: { attempt: StoredAttempt }) =>
      params.attempt !== null && params.attempt !== 'unreadable',
    isUnreadable: (_, params: { attempt: StoredAttempt }) => params.attempt === 'unreadable',
    isPaidByBuyer: ({ context }, params: { booking: PayableBooking }) =>
      params.booking.boughtBy === context.buyerEmail,
    isUnavailable: (_, params: { booking: PayableBooking }) =>
      params.booking.isPaid ||
      params.booking.sellerRemoved ||
      params.booking.isWithdrawn === true ||
      params.booking.isBlocked === true ||
      params.booking.isHeld,
    /** The server holds the item for the buyer no more, as when the booking was deleted in another tab. */
    isReleased: ({ context }, params: { booking: PayableBooking }) =>
      context.heldUntil !== null && params.booking.heldForYouUntil === undefined,
    isNotFound: (_, params: { error: unknown }) => failureOf(params.error).kind === 'notFound',
    isForbidden: (_, params: { error: unknown }) => failureOf(params.error).kind === 'forbidden',
    isAlreadyPaid: (_, params: { error: unknown }) => conflictCode(params.error) === 'already-paid',
    isPriceChanged: (_, params: { error: unknown }) =>
      conflictCode(params.error) === 'price-changed',
    isRefunded: (_, params: { error: unknown }) =>
      ['refunded', 'price-refunded'].includes(conflictCode(params.error) ?? ''),
    isConflict: (_, params: { error: unknown }) => conflictCode(params.error) !== null,
    isChallengeOpen: ({ context }) => context.isChallengeOpen,
    /** Nothing was charged, and the filled form is still mounted. */
    isFormOpen: ({ context }, params: { outcome: ConfirmOutcome }) =>
      context.booking !== null && params.outcome.status === 'cardNeeded',
    isChallengeLeft: ({ context }, params: { outcome: ConfirmOutcome }) =>
      context.booking !== null && params.outcome.status === 'authenticationNeeded',
    /** Nothing was sent, so the bank can still approve the challenge that was left. */
    isIncompleteWithChallenge: ({ context }, params: { outcome: ConfirmOutcome }) =>
      context.isChallengeOpen && params.outcome.status === 'incomplete',
    isNotCharged: (_, params: { outcome: ConfirmOutcome }) =>
      ['cardNeeded', 'canceled'].includes(params.outcome.status),
    isStatus: (_, params: { outcome: ConfirmOutcome; status: ConfirmOutcome['status'] }) =>
      params.outcome.status === params.status,
    /** The payment was recorded from the attempt of an earlier visit. */
    isSavedWithoutBooking: ({ context }, params: { insertedId: string | null }) =>
      Boolean(params.insertedId) && context.booking === null,
    isSaved: (_, params: { insertedId: string | null }) => Boolean(params.insertedId),
  },
  actions: {
    notify: effect<Toast>('notify'),
    /** Runs before the card is confirmed, so that every charge has a stored attempt, and again after the charge. */
    storeAttempt: effect<{ attempt: PaymentAttempt }>('payment.storeAttempt'),
    deleteAttempt: effect<PaymentInput>('payment.deleteAttempt'),
    keepAttempt: assign((_, { attempt }: { attempt: StoredAttempt }) => ({
      attempt: attempt === 'unreadable' ? null : attempt,
    })),
    /** Also forgets the data of the attempt's form and intent. */
    forgetAttempt: assign({
      attempt: null,
      isChallengeOpen: false,
      cardMessage: null,
      heldUntil: null,
    }),
    keepBooking: assign((_, params: { booking: PayableBooking }) => ({
      booking: params.booking,
      failure: null,
    })),
    startAttempt: assign(({ context }, { clientSecret, heldUntil }: OpenedIntent) => {
      const { _id: bookingId, productId, productName, price } = bookingOf(context)
      const booked = { bookingId, productId, productName, price }
      return {
        attempt: { version: 1 as const, ...booked, buyerEmail: context.buyerEmail, clientSecret },
        heldUntil: heldUntil ?? null,
      }
    }),
    /** The server cancels the intent, unless the bank still decides on it. */
    endHold: assign(({ context: { attempt, booking, isChallengeOpen } }) => ({
      attempt: isChallengeOpen ? attempt : null,
      heldUntil: null,
      booking: booking && { ...booking, heldForYouUntil: undefined },
    })),
    keepChallengeOpen: assign({ isChallengeOpen: true }),
    closeChallenge: assign({ isChallengeOpen: false }),
    keepCardMessage: assign((_, params: { message: Message | null }) => ({
      cardMessage: params.message,
    })),
    forgetCardMessage: assign({ cardMessage: null }),
    keepTransaction: assign((_, params: { transaction: Transaction | null }) => params),
    keepPaymentId: assign((_, params: { insertedId: string | null }) => ({
      paymentId: params.insertedId,
    })),
  },
}).createMachine({
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
      on: { 'payment.retry': { target: 'recalling', actions: forgetFailure } },
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
        'payment.retry': { target: 'loadingCards', actions: forgetFailure },
        'connection.restored': { target: 'loadingCards', actions: forgetFailure },
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
      on: { 'payment.retry': { target: 'creatingIntent', actions: forgetFailure } },
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
        'payment.check': { target: 'resuming', actions: forgetFailure },
        'connection.restored': { target: 'resuming', actions: forgetFailure },
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
        'save.retry': { target: 'saving', actions: forgetFailure },
        'connection.restored': { target: 'saving', actions: forgetFailure },
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
