import { paymentMachine } from '../../../machines/payment.machine.ts'
import type {
  ConfirmOutcome,
  IntentStatus,
  OpenedIntent,
  PayableBooking,
  PaymentAttempt,
  StoredAttempt,
} from '../../../src/domain/payment.ts'
import { picture } from '../picture/picture-fixtures.ts'
import { portResults, scriptFor } from '../../model/script.ts'

const buyerEmail = 'buyer@loppis.test'

export const shown: PayableBooking = {
  _id: 'booking-1',
  productId: 'product-1',
  productName: 'Old camera',
  image: picture,
  price: 180,
  isPaid: false,
  sellerRemoved: false,
  isHeld: false,
}

export const keptAttempt: PaymentAttempt = {
  version: 1,
  bookingId: shown._id,
  productId: shown.productId,
  productName: shown.productName,
  buyerEmail,
  clientSecret: 'intent-1-secret',
  price: shown.price,
}

export const succeeded = {
  status: 'succeeded' as const,
  transactionId: 'intent-1',
  transactionTime: '2026-01-02T03:04:05.000Z',
}

/** The attempt of an earlier visit that learned of the charge. */
export const chargedAttempt: PaymentAttempt = {
  ...keptAttempt,
  transaction: {
    transactionId: succeeded.transactionId,
    transactionTime: succeeded.transactionTime,
  },
}

const statuses: { readonly [S in IntentStatus['status']]: Extract<IntentStatus, { status: S }> } = {
  succeeded,
  cardNeeded: { status: 'cardNeeded' },
  authenticationNeeded: { status: 'authenticationNeeded' },
  processing: { status: 'processing' },
  canceled: { status: 'canceled' },
  unknown: { status: 'unknown' },
}

const outcomes: {
  readonly [S in ConfirmOutcome['status']]: Extract<ConfirmOutcome, { status: S }>
} = {
  ...statuses,
  declined: { status: 'declined', message: { text: 'Your card was declined.' } },
  incomplete: {
    status: 'incomplete',
    message: { text: "Your card's security code is incomplete." },
  },
  authenticationRefused: {
    status: 'authenticationRefused',
    message: { text: 'The bank said no.' },
  },
  authenticationAbandoned: { status: 'authenticationAbandoned' },
}

export const createdIntent: OpenedIntent = {
  clientSecret: keptAttempt.clientSecret,
  heldUntil: '2031-05-04T10:15:00.000Z',
}

const bookings = {
  payable: shown,
  paidByBuyer: { ...shown, isPaid: true, boughtBy: buyerEmail },
  held: { ...shown, isHeld: true },
}

/** The booking when it is read again; `kept`: the item is held for the buyer. */
export const readAgain: Readonly<Record<string, PayableBooking>> = {
  ...bookings,
  kept: { ...shown, heldForYouUntil: createdIntent.heldUntil },
}

const takesInput = ({ name }: { name: string }) =>
  name === 'awaitingCard' || name.startsWith('cardForm')

/** The script of a payment. */
export const paymentScript = scriptFor(paymentMachine, {
  input: { bookingId: shown._id, buyerEmail },
  sends: [
    {
      name: 'card.changed=complete',
      event: { type: 'card.changed', message: null },
      when: takesInput,
    },
    {
      name: 'card.changed=invalid',
      event: {
        type: 'card.changed',
        message: { text: 'Your card number is invalid.' },
      },
      when: takesInput,
    },
    { name: 'pay.submit', event: { type: 'pay.submit' } },
    { name: 'payment.retry', event: { type: 'payment.retry' } },
    { name: 'payment.check', event: { type: 'payment.check' } },
    { name: 'save.retry', event: { type: 'save.retry' } },
  ],
  listeners: {
    watchHold: [{ name: 'hold.ended', event: { type: 'hold.ended' } }],
    watchBooking: Object.entries(readAgain).map(([name, booking]) => ({
      name: `booking.read=${name}`,
      event: { type: 'booking.read' as const, booking },
    })),
    watchConnection: [{ name: 'connection.restored', event: { type: 'connection.restored' } }],
  },
  ports: {
    restoreAttempt: portResults<StoredAttempt>({
      none: null,
      kept: keptAttempt,
      charged: chargedAttempt,
      unreadable: 'unreadable',
    }),
    loadBooking: portResults<PayableBooking>({
      ...bookings,
      paidByAnother: { ...shown, isPaid: true, boughtBy: 'another@loppis.test' },
      sellerRemoved: { ...shown, sellerRemoved: true },
    }),
    createIntent: portResults(
      { secret: createdIntent },
      {
        alreadyPaid: { kind: 'conflict', code: 'already-paid', message: 'It is paid.' },
        priceChanged: {
          kind: 'conflict',
          code: 'price-changed',
          message: 'It costs more, so we refunded your payment.',
        },
        refunded: {
          kind: 'conflict',
          code: 'refunded',
          message: 'It was gone. We refunded your payment.',
        },
      },
    ),
    loadCards: portResults<void>({ ready: undefined }),
    confirmCard: portResults<ConfirmOutcome>(outcomes),
    authenticate: portResults<ConfirmOutcome>(outcomes),
    retrieveIntent: portResults<IntentStatus>(statuses),
    savePayment: portResults<string | null>(
      { insertedId: 'payment-1', nothing: null, blank: '' },
      {
        refunded: {
          kind: 'conflict',
          code: 'refunded',
          message: 'It was gone. We refunded your payment.',
        },
        priceRefunded: {
          kind: 'conflict',
          code: 'price-refunded',
          message: 'It costs more, so we refunded your payment.',
        },
      },
    ),
  },
  factsOf: ({ attempt, booking, heldUntil, cardMessage, failure, isChallengeOpen }) => [
    booking === null ? 'resumed' : 'shown',
    heldUntil === null ? 'free' : 'held',
    attempt === null ? 'not begun' : 'begun',
    isChallengeOpen ? 'bank undecided' : 'no challenge',
    cardMessage === null ? 'valid' : 'invalid',
    failure === null ? 'fine' : 'failed',
  ],
  bound: 12,
})
