import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import type { Message } from '../src/domain/message.ts'
import type { Toast } from '../src/domain/toast.ts'
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
import { connectionListener, effect, listener, port } from './port.ts'

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

/** Returns the booking to pay for. States that use it follow one that loaded it. */
export function bookingOf({ booking }: PaymentContext): PayableBooking {
  if (booking === null) throw new Error('There is no booking to pay for.')
  return booking
}

/** Returns the attempt. States that use it follow one that started or recalled an attempt. */
export function attemptOf({ attempt }: PaymentContext): PaymentAttempt {
  if (attempt === null) throw new Error('There is no attempt to pay at hand.')
  return attempt
}

/** Returns the input of the ports that read the booking. */
export const bookingIdOf = ({ context: { bookingId } }: { context: PaymentContext }) => ({
  bookingId,
})

/** Returns the input of the ports that ask the card provider about the attempt. */
export const secretOf = ({ context }: { context: PaymentContext }) => ({
  clientSecret: attemptOf(context).clientSecret,
})

/** Returns the params of the actions and guards that a loaded booking has. */
export const loadedBooking = ({ event }: { event: { output: PayableBooking } }) => ({
  booking: event.output,
})

/** Runs the action `deleteAttempt`, when the outcome of the attempt is known. */
export const deleteAttempt = {
  type: 'deleteAttempt' as const,
  params: ({ context: { bookingId, buyerEmail } }: { context: PaymentInput }) => ({
    bookingId,
    buyerEmail,
  }),
}

/** Returns the params of the actions and guards that the answer to a save has. */
export const savedPayment = ({ event }: { event: { output: string | null } }) => ({
  insertedId: event.output,
})

/** Returns the record to save after a charge (rule P4). */
export function recordOf(context: PaymentContext): PaymentRecord {
  const { bookingId, productId, productName, buyerEmail, price } = attemptOf(context)
  if (context.transaction === null) throw new Error('Nothing was charged to be saved.')
  return { ...context.transaction, bookingId, productId, productName, email: buyerEmail, price }
}

type Outcome = { event: { output: ConfirmOutcome } }

/** Guard: the provider's response has this status. */
export const whenStatus = (status: ConfirmOutcome['status']) => ({
  type: 'isStatus' as const,
  params: ({ event }: Outcome) => ({ outcome: event.output, status }),
})

/** Guard on the provider's response and on what the screen shows. */
export const whenOutcome = (
  type: 'isFormOpen' | 'isChallengeLeft' | 'isIncompleteWithChallenge' | 'isNotCharged',
) => ({
  type,
  params: ({ event }: Outcome) => ({ outcome: event.output }),
})

/** The bank can no longer approve the attempt. */
export const settleAttempt = [deleteAttempt, 'closeChallenge' as const]

/** Returns the transaction of a charge; null for another outcome. */
function transactionOf(outcome: ConfirmOutcome): Transaction | null {
  if (outcome.status !== 'succeeded') return null
  const { transactionId, transactionTime } = outcome
  return { transactionId, transactionTime }
}

/** Keeps the transaction of a charge, also with the stored attempt: a reload needs no answer of the card provider. */
export const keepCharge = [
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
export const storedAttempt = ({ event }: Restored) => ({ attempt: event.output })

/** Keeps the transaction of the stored attempt. */
export const keepStoredTransaction = {
  type: 'keepTransaction' as const,
  params: ({ event }: Restored) => ({ transaction: chargeOf(event.output) }),
}

const chargeOf = (attempt: StoredAttempt): Transaction | null =>
  attempt === null || attempt === 'unreadable' ? null : (attempt.transaction ?? null)

/** Keeps the provider's message, which shows under the form (rule P6). */
export const keepProviderMessage = {
  type: 'keepCardMessage' as const,
  params: ({ event }: Outcome) => ({
    message: 'message' in event.output ? event.output.message : null,
  }),
}

/** Keeps the error of the card fields, or none. */
export const keepFieldMessage = {
  type: 'keepCardMessage' as const,
  params: ({ event }: { event: Extract<PaymentEvent, { type: 'card.changed' }> }) => event,
}

/** Starts the attempt of a created intent. */
export const startAttempt = {
  type: 'startAttempt' as const,
  params: ({ event }: { event: { output: OpenedIntent } }) => event.output,
}

/** Keeps the loaded booking. */
export const keepBooking = { type: 'keepBooking' as const, params: loadedBooking }

/** Runs when the payment is recorded. */
export const recorded = [{ type: 'keepPaymentId' as const, params: savedPayment }, deleteAttempt]

const readBooking = ({ event }: { event: Extract<PaymentEvent, { type: 'booking.read' }> }) => ({
  booking: event.booking,
})

/** Keeps the booking that was read again. */
export const keepReadBooking = { type: 'keepBooking' as const, params: readBooking }

/** The outcomes of reading a booking again: the buyer has paid, or nobody can, or the hold has ended. */
export const whenReadAgain = {
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
export const ownHold = ({ context: { heldUntil, booking } }: { context: PaymentContext }) => ({
  ends: endsIn(heldUntil ?? booking?.heldForYouUntil),
})
export const otherHold = ({ context: { failure, booking } }: { context: PaymentContext }) => ({
  ends: endsIn(failure?.kind === 'conflict' ? failure.heldUntil : booking?.heldUntil),
})
const endsIn = (moment: string | undefined): readonly number[] =>
  moment === undefined ? [] : [Date.parse(moment)]

/** Follows the item on the server. */
export const watchBooking = {
  id: 'watchBooking' as const,
  src: 'watchBooking' as const,
  input: ({ context }: { context: PaymentContext }) => ({
    bookingId: context.bookingId,
    productId: bookingOf(context).productId,
  }),
  onError: { description: 'Without it, the server refuses what is not possible any more.' },
}

/** Types, ports, guards and actions of the payment; its states are in payment.machine.ts. */
export const paymentSetup = setup({
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
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
})
