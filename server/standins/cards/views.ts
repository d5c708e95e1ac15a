import type { ChargeRow, IntentRow, PaymentMethodRow, RefundRow } from './rows.ts'

/** These views have the shape of Stripe's objects: https://docs.stripe.com/api/payment_intents/object */
const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)

export function intentView(intent: IntentRow): object {
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    canceled_at: intent.canceled_at === null ? null : seconds(intent.canceled_at),
    capture_method: 'automatic',
    client_secret: intent.client_secret,
    confirmation_method: 'automatic',
    created: seconds(intent.created),
    currency: intent.currency,
    description: intent.description,
    last_payment_error: intent.last_error,
    livemode: false,
    metadata: intent.metadata,
    next_action:
      intent.challenge === null
        ? null
        : {
            type: 'use_stripe_sdk',
            use_stripe_sdk: { type: 'three_d_secure_redirect', challenge: intent.challenge },
          },
    payment_method: intent.payment_method,
    payment_method_types: ['card'],
    status: intent.status,
  }
}

/** Returns what a browser with the client secret may read: the intent without the merchant's metadata. */
export function publicIntentView(intent: IntentRow): object {
  const { metadata: _, ...view } = { metadata: null, ...intentView(intent) }
  return view
}

export function paymentMethodView(method: PaymentMethodRow): object {
  return {
    id: method.id,
    object: 'payment_method',
    card: {
      brand: method.brand,
      exp_month: method.exp_month,
      exp_year: method.exp_year,
      last4: method.last4,
    },
    created: seconds(method.created),
    livemode: false,
    type: 'card',
  }
}

export function chargeView(charge: ChargeRow, now: Date): object {
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_refunded: charge.amount_refunded,
    captured: charge.status === 'succeeded',
    created: seconds(charge.created),
    disputed: charge.disputed_after !== null && charge.disputed_after <= now,
    failure_code: charge.failure?.code ?? null,
    failure_message: charge.failure?.message ?? null,
    livemode: false,
    paid: charge.status === 'succeeded',
    payment_intent: charge.intent,
    payment_method: charge.payment_method,
    refunded: charge.amount_refunded === charge.amount,
    status: charge.status,
  }
}

export function refundView(refund: RefundRow, intent: string): object {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    charge: refund.charge,
    created: seconds(refund.created),
    payment_intent: intent,
    status: 'succeeded',
  }
}

/** Returns Stripe's list object. `path` is the path of the request. */
export function listView(path: string, data: object[]): object {
  return { object: 'list', data, has_more: false, url: path }
}
