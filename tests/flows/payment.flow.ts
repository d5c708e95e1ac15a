import { paymentScript } from '../models/payment.events.ts'
import { paymentInvariants } from '../models/payment.invariants.ts'
import { paymentAttemptInvariants } from '../models/payment-attempt.invariants.ts'
import { paymentIntentInvariants } from '../models/payment-intent.invariants.ts'
import { paymentFormInvariants } from '../models/payment-form.invariants.ts'
import { paymentFlow } from '../screens/payment.actions.ts'
import { defineFlow } from './define-flow.ts'

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
