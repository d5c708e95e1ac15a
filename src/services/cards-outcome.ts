import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js'
import { FailureError } from '../domain/failure.ts'
import { type Message, message as keyed } from '../domain/message.ts'
import type { ConfirmOutcome, IntentStatus } from '../domain/payment.ts'

/**
 * Maps the status of a Stripe intent to ours (https://docs.stripe.com/payments/paymentintents/lifecycle). Stripe does not
 * tell a browser when the card was charged: the time of the payment is that of the answer. The intent is older.
 */
function statusOf(intent: PaymentIntent): IntentStatus {
  switch (intent.status) {
    case 'succeeded':
      return {
        status: 'succeeded',
        transactionId: intent.id,
        transactionTime: new Date().toISOString(),
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
 * Returns Stripe's message with Stripe's code, marked as one of a card (https://docs.stripe.com/declines/codes and
 * https://docs.stripe.com/error-codes).
 */
export function messageOf({
  message,
  code,
  decline_code: declineCode,
}: Pick<StripeError, 'message' | 'code' | 'decline_code'>): Message {
  if (message === undefined) return keyed('cardNotAccepted')
  return { text: message, code: `card:${declineCode ?? code ?? ''}` }
}

/**
 * Maps the result of a confirmation or a 3-D Secure challenge to an outcome. Throws FailureError noAnswer for an error that
 * does not say whether money moved: the intent has to be retrieved.
 */
export function outcomeOf({ paymentIntent, error }: PaymentIntentResult): ConfirmOutcome {
  if (error === undefined) return statusOf(paymentIntent)
  const message = messageOf(error)
  // The intent is already confirmed, by another tab or by an attempt whose response was lost.
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

/** Maps the result of retrieving an intent to its status; an intent that Stripe does not have was never charged. */
export function retrievedStatusOf({ paymentIntent, error }: PaymentIntentResult): IntentStatus {
  if (error === undefined) return statusOf(paymentIntent)
  if (error.code === 'resource_missing') return { status: 'canceled' }
  throw lost(error)
}

const lost = (error: StripeError) => new FailureError({ kind: 'noAnswer' }, { cause: error })
