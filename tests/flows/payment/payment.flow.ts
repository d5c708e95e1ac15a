import type { ContextFrom } from 'xstate'
import type { paymentMachine } from '../../../machines/payment.machine.ts'
import { paymentScript, shown, succeeded } from './payment.script.ts'
import { type Action, button, labelled } from '../../screen/actions.ts'
import { paymentAssertions } from './payment.assertions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { paymentInvariants } from './payment.invariants.ts'
import { paymentAttemptInvariants } from './payment-attempt.invariants.ts'
import { paymentIntentInvariants } from './payment-intent.invariants.ts'
import { paymentFormInvariants } from './payment-form.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

/** Complete card numbers, and one with a wrong check digit. */
const complete = ['4242 4242 4242 4242', '5555 5555 5555 4444'] as const
export const invalid = '4242 4242 4242 4241'

export const cardNumber = labelled('Card Number')
/** A complete card, as a buyer types it. */
export const typeCard: readonly Action[] = [
  { fill: cardNumber, with: complete },
  { fill: labelled('Expiry Date'), with: '12 / 34' },
  { fill: labelled('Card CVC'), with: '123' },
]

export const pay = button(/^Pay \$/)
export const record = button('Check again')

export const paymentFlow: ScreenFlow<ContextFrom<typeof paymentMachine>> = {
  name: 'payment',
  rules: 'P1 to P6',
  script: paymentScript,
  controls: [
    { sends: 'pay.submit', at: pay },
    { sends: 'payment.retry', at: button(/^(Try again|Refresh|See the new price|Hold it again)$/) },
    // Both buttons have the same label; the charge is unknown for one and known for the other.
    {
      sends: 'payment.check',
      at: button('Check again'),
      where: (state) => !state.hasTag('charged'),
    },
    { sends: 'save.retry', at: record, where: (state) => state.hasTag('charged') },
  ],
  actions: {
    'card.changed=complete': typeCard,
    'card.changed=invalid': [{ fill: cardNumber, with: invalid }],
  },
  assertions: paymentAssertions({
    productName: shown.productName,
    price: `$${shown.price}`,
    transactionId: succeeded.transactionId,
  }),
}

export const payment = defineFlow({
  name: 'payment',
  title: 'Payment',
  script: paymentScript,
  invariants: {
    ...paymentInvariants,
    ...paymentAttemptInvariants,
    ...paymentFormInvariants,
    ...paymentIntentInvariants,
  },
  screen: paymentFlow,
})
