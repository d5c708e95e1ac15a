import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js'
import { Failed } from '../domain/failure.ts'
import type { ConfirmOutcome, IntentStatus } from '../domain/payment.ts'

/** What Stripe says of an intent, in our words (https://docs.stripe.com/payments/paymentintents/lifecycle). */
function statusOf(intent: PaymentIntent): IntentStatus {
  switch (intent.status) {
    case 'succeeded':
      return {
        status: 'succeeded',
        transactionId: intent.id,
        transactionTime: new Date(intent.created * 1000).toISOString(),
      }
    case 'requires_payment_method':
    case 'requires_confirmation':
      return { status: 'cardNeeded' }
    case 'requires_action':
      return { status: 'authenticationNeeded' }
    case 'processing':
      return { status: 'processing' }
    case 'canceled':
      return { status: 'canceled' }
    default:
      return { status: 'unknown' }
  }
}

/**
 * What a confirmation or a challenge came to. An answer that does not say whether money moved throws
 * Failed noAnswer: the intent has to be asked.
 */
export function outcomeOf({ paymentIntent, error }: PaymentIntentResult): ConfirmOutcome {
  if (error === undefined) return statusOf(paymentIntent)
  const message = error.message ?? 'Your card was not accepted.'
  // The intent has been confirmed before, by another tab or by an attempt whose answer was lost.
  if (error.code === 'payment_intent_unexpected_state' && error.payment_intent !== undefined) {
    return statusOf(error.payment_intent)
  }
  if (error.code === 'payment_intent_authentication_failure') {
    return error.payment_intent?.status === 'requires_action'
      ? { status: 'authenticationAbandoned' }
      : { status: 'authenticationRefused', message }
  }
  if (error.payment_intent?.status === 'requires_action') {
    return { status: 'authenticationAbandoned' }
  }
  if (error.type === 'validation_error') return { status: 'incomplete', message }
  if (error.type === 'card_error') return { status: 'declined', message }
  throw lost(error)
}

/** What asking for an intent came to; one that the provider does not have was never charged. */
export function askedOf({ paymentIntent, error }: PaymentIntentResult): IntentStatus {
  if (error === undefined) return statusOf(paymentIntent)
  if (error.code === 'resource_missing') return { status: 'canceled' }
  throw lost(error)
}

const lost = (error: StripeError) => new Failed({ kind: 'noAnswer' }, { cause: error })
