import { page, userEvent } from 'vitest/browser'
import { paymentMachine } from '../../machines/payment.machine.ts'
import type { PaymentEvent } from '../../machines/payment.setup.ts'
import { CardField } from '../../src/screens/payment/CardField.tsx'
import { PaymentView } from '../../src/screens/payment/PaymentView.tsx'
import { keptAttempt, paymentScript, shown, succeeded } from '../models/payment.events.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import { paymentSights } from './payment.sights.ts'
import type { Screen } from './screen.ts'

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
  sights: paymentSights({
    productName: shown.productName,
    price: `$${shown.price}`,
    transactionId: succeeded.transactionId,
  }),
}
