import { page, userEvent } from 'vitest/browser'
import { paymentMachine } from '../../machines/payment.machine.ts'
import type { PaymentEvent } from '../../machines/payment.setup.ts'
import { messages } from '../../src/domain/messages.ts'
import { CardField } from '../../src/screens/payment/CardField.tsx'
import { PaymentView } from '../../src/screens/payment/PaymentView.tsx'
import { keptAttempt, paymentScript, shown, succeeded } from '../models/payment.events.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import type { Screen, Sight } from './screen.ts'

const complete = ['4242 4242 4242 4242', '5555 5555 5555 4444'] as const
const invalid = '4242 4242 4242 4241'
const INVALID = 'Your card number is invalid.'

/** The provider's fields, as far as this side knows them: they keep what is typed and say whether it is complete. */
function CardFields({ onChange }: { onChange: (event: PaymentEvent) => void }) {
  return (
    <CardField
      element={
        <input
          id="card-number"
          onChange={({ target }) =>
            onChange({
              type: 'card.changed',
              complete: complete.some((number) => number === target.value),
              message: target.value === invalid ? INVALID : null,
            })
          }
        />
      }
      error={undefined}
      focused={false}
      id="card-number"
      label="Card Number"
    />
  )
}

export const cardNumber = () => page.getByLabelText('Card Number')
export const payButton = () => page.getByRole('button', { name: /^Pay \$/ })
export const recordButton = () => page.getByRole('button', { name: 'Record the payment' })

/** Types a number that is complete, other than the one that is there. */
export async function typeCompleteCard(): Promise<void> {
  const field = cardNumber().element()
  const typed = field instanceof HTMLInputElement ? field.value : ''
  await userEvent.fill(cardNumber(), complete.find((number) => number !== typed) ?? complete[0])
}

const subject = [`Payment for ${shown.productName}`, `Payment of: $${shown.price}`]
const notCharged = 'You were not charged.'
const unknown = 'We do not know yet whether you were charged. Do not pay again.'
const charged = 'You were charged; we are recording it. Do not pay again.'
const doNotPay = 'Do not pay again'
const tryAgain = 'You can try again.'

const waiting = (says: string): Sight => ({ says: [says], hides: [messages.paid, doNotPay] })
const failed = (...says: string[]): Sight => ({
  says: [...says, notCharged],
  hides: [messages.paid, doNotPay, 'Card Number'],
})
const form = (...says: string[]): Sight => ({
  says: [...subject, 'Card Number', `Pay $${shown.price}`, ...says],
  hides: [messages.paid],
})
const outcome = (...says: string[]): Sight => ({ says, hides: [notCharged] })

export const paymentScreen: Screen<typeof paymentMachine> = {
  machine: paymentMachine,
  script: paymentScript,
  start: () =>
    scriptedActor(paymentMachine, {
      input: { bookingId: keptAttempt.bookingId, buyerEmail: keptAttempt.buyerEmail },
    }),
  draw: (state, send) => (
    <PaymentView
      cardFields={state.context.attempt === null ? null : <CardFields onChange={send} />}
      send={send}
      state={state}
    />
  ),
  controls: [
    { sends: 'pay.submit', find: payButton },
    {
      sends: 'payment.retry',
      find: () => page.getByRole('button', { name: /^(Try again|Look again|See the new price)$/ }),
    },
    { sends: 'payment.check', find: () => page.getByRole('button', { name: 'Check again' }) },
    { sends: 'save.retry', find: recordButton },
  ],
  gestures: {
    'card.changed=complete': typeCompleteCard,
    'card.changed=invalid': () => userEvent.fill(cardNumber(), invalid),
  },
  sights: {
    recalling: waiting('Looking for an unfinished payment'),
    resuming: outcome(unknown, 'We are asking the card provider what happened.'),
    recallFailed: {
      says: ['could not be looked for', unknown],
      hides: [notCharged, 'Card Number'],
    },
    loading: waiting('Preparing the payment'),
    loadFailed: failed('Your booking could not be loaded.'),
    bookingNotFound: failed('This booking is not there.'),
    notYours: failed("This booking is somebody else's."),
    alreadyPaid: outcome('You have paid for this already.'),
    unavailable: failed('Unavailable'),
    creatingIntent: waiting('Preparing the payment'),
    intentFailed: failed('The payment could not be prepared.'),
    priceChanged: failed('The price has changed since you booked.'),
    loadingCards: waiting('Preparing the payment'),
    cardsFailed: failed('The card form could not be loaded.'),
    'cardForm.entering': form(),
    'cardForm.declined': form(notCharged, 'Check the card, or use another one.'),
    'cardForm.refused': form(notCharged, 'Your bank did not confirm that it is you.'),
    'cardForm.abandoned': form(notCharged, 'You closed the window of your bank.', tryAgain),
    'cardForm.unconfirmed': form(notCharged, 'no charge was made.', tryAgain),
    confirming: form(),
    authenticating: form('Your bank asks you to confirm this payment.'),
    asking: outcome(unknown, 'We are asking the card provider what happened.'),
    processing: outcome(unknown, 'We look again by ourselves.'),
    undetermined: outcome(unknown),
    saving: outcome(charged),
    unsaved: outcome(charged, 'You can also come back later: we remember it.'),
    paid: outcome(messages.paid, messages.transactionId(succeeded.transactionId)),
    refunded: { says: ['Your charge was refunded at once.'], hides: [messages.paid, doNotPay] },
  },
}
