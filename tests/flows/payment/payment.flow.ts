import { paymentScript } from './payment.script.ts'
import { paymentInvariants } from './payment.invariants.ts'
import { paymentAttemptInvariants } from './payment-attempt.invariants.ts'
import { paymentIntentInvariants } from './payment-intent.invariants.ts'
import { paymentFormInvariants } from './payment-form.invariants.ts'
import { paymentFlow } from './payment.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

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
