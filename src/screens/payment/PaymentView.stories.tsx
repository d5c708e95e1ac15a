import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import { paymentMachine } from '../../../machines/payment.machine.ts'
import type { PaymentContext } from '../../../machines/payment.machine.ts'
import { attempt, payable, snapshotArg } from '../story-fixtures.ts'
import { CardField } from './CardField.tsx'
import { PaymentView } from './PaymentView.tsx'

/** Stand-ins for the provider's fields, which have no frame of their own. */
const cardInput = { inlineSize: '100%', background: 'none', border: 0, outline: 'none' }
const cardFields = (['number', 'expiry', 'cvc'] as const).map((part) => (
  <CardField
    element={<input style={cardInput} />}
    focused={false}
    invalid={false}
    key={part}
    part={part}
  />
))

const meta: Meta<typeof PaymentView> = {
  title: 'Screens/Payment',
  component: PaymentView,
  args: { send: () => undefined, cardFields, cardProvider: 'standIn' },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'payment' },
}
export default meta

const fresh: PaymentContext = {
  bookingId: 'booking-1',
  buyerEmail: 'buyer@loppis.test',
  booking: null,
  attempt: null,
  heldUntil: null,
  transaction: null,
  paymentId: null,
  isChallengeOpen: false,
  cardMessage: null,
  failure: null,
}
const loaded: PaymentContext = { ...fresh, booking: payable }
const filling: PaymentContext = { ...loaded, attempt, heldUntil: '2031-05-04T10:15:00.000Z' }
const charged: PaymentContext = {
  ...filling,
  transaction: { transactionId: 'pi_3Qd81xK2eZ', transactionTime: '2026-05-01T10:00:00.000Z' },
}
const noAnswer: PaymentContext['failure'] = { kind: 'noAnswer' }

function at(value: StateValueFrom<typeof paymentMachine>, context: PaymentContext): Story {
  return { args: { state: paymentMachine.resolveState({ value, context }) } }
}
type Story = StoryObj<typeof PaymentView>

export const Recalling = at('recalling', fresh)
export const RecallFailed = at('recallFailed', { ...fresh, failure: noAnswer })
export const Resuming = at('resuming', { ...fresh, attempt })
export const Loading = at('loading', fresh)
export const LoadFailed = at('loadFailed', { ...fresh, failure: noAnswer })
export const BookingNotFound = at('bookingNotFound', fresh)
export const NotYours = at('notYours', fresh)
export const AlreadyPaid = at('alreadyPaid', {
  ...loaded,
  booking: { ...payable, isPaid: true, boughtBy: 'buyer@loppis.test', transactionId: 'pi_3Qd81x' },
})
export const Unavailable = at('unavailable', {
  ...loaded,
  booking: { ...payable, isHeld: true, heldUntil: '2031-05-04T10:15:00.000Z' },
})
export const Withdrawn = at('unavailable', {
  ...loaded,
  booking: { ...payable, isWithdrawn: true },
})
export const SoldElsewhere = at('unavailable', {
  ...loaded,
  booking: { ...payable, isWithdrawn: true, isSoldElsewhere: true },
})
export const Removed = at('unavailable', {
  ...loaded,
  booking: { ...payable, sellerRemoved: true, isRemoved: true },
})
export const IntentFailed = at('intentFailed', {
  ...loaded,
  failure: {
    kind: 'server',
    status: 503,
    message: "We couldn't reach the card provider. Please try again.",
    requestId: '5f0c2e8a97b14d3360ac',
  },
})
export const HoldEnded = at('holdEnded', { ...filling, heldUntil: null })
export const Blocked = at('unavailable', { ...loaded, booking: { ...payable, isBlocked: true } })
export const PriceChanged = at('priceChanged', loaded)
export const LoadingCards = at('loadingCards', loaded)
export const CardsFailed = at('cardsFailed', { ...loaded, failure: { kind: 'cardsUnavailable' } })
export const AwaitingCard = at('awaitingCard', loaded)
export const CreatingIntent = at('creatingIntent', loaded)
export const CardFormEntering = at({ cardForm: 'entering' }, filling)
export const CardFormDeclined = at(
  { cardForm: 'declined' },
  { ...filling, cardMessage: { text: 'Your card was declined.' } },
)
export const CardFormRefused = at(
  { cardForm: 'refused' },
  { ...filling, cardMessage: { text: 'We are unable to authenticate your payment method.' } },
)
export const CardFormAbandoned = at({ cardForm: 'abandoned' }, filling)
export const CardFormUnconfirmed = at({ cardForm: 'unconfirmed' }, filling)
export const Confirming = at('confirming', filling)
export const Authenticating = at('authenticating', filling)
export const Asking = at('asking', filling)
export const Processing = at('processing', filling)
export const Undetermined = at('undetermined', { ...filling, failure: noAnswer })
export const Saving = at('saving', charged)
export const Unsaved = at('unsaved', { ...charged, failure: noAnswer })
export const LoadingPaidBooking = at('loadingPaidBooking', { ...charged, booking: null })
export const Paid = at('paid', charged)
export const Refunded = at('refunded', {
  ...charged,
  failure: {
    kind: 'conflict',
    code: 'refunded',
    message: "This item was no longer available when you paid. We've refunded your payment.",
  },
})
export const PriceRefunded = at('refunded', {
  ...charged,
  failure: {
    kind: 'conflict',
    code: 'price-refunded',
    message:
      "The price had changed when you paid, so we've refunded your payment. You can pay the new price.",
  },
})
