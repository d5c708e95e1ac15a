import type { Stripe } from 'stripe'
import type { ErrorBody } from './api-error.ts'
import type { Behaviour } from './test-cards.ts'

/** The fields that the merchant sets on an intent and Stripe returns unchanged, under Stripe's names. */
export type IntentSettings = Pick<
  Stripe.PaymentIntent,
  | 'allowed_payment_method_types'
  | 'amount_details'
  | 'automatic_payment_methods'
  | 'cancellation_reason'
  | 'capture_method'
  | 'confirmation_method'
  | 'excluded_payment_method_types'
  | 'payment_details'
  | 'payment_method_options'
  | 'payment_method_types'
  | 'receipt_email'
  | 'setup_future_usage'
  | 'shipping'
  | 'statement_descriptor_suffix'
  | 'transfer_group'
>

/** Rows of the tables in schema.sql. Amounts are in the smallest currency unit (US cents). */
export type IntentRow = {
  id: string
  client_secret: string
  amount: number
  amount_capturable: number
  amount_received: number | null
  currency: string
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'requires_capture'
    | 'succeeded'
    | 'canceled'
  description: string | null
  metadata: Record<string, string>
  settings: Partial<IntentSettings>
  payment_method: string | null
  /** The id of the bank's 3-D Secure page while the intent waits for the answer. */
  challenge: string | null
  /** The address of the bank's page, and the merchant's address behind it; null: the page opens in a dialog. */
  redirect: { url: string; return_url: string } | null
  authenticated: boolean
  last_error: Omit<ErrorBody, 'payment_intent'> | null
  latest_charge: string | null
  canceled_at: Date | null
  created: Date
  number: number
}

export type PaymentMethodRow = {
  id: string
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  behaviour: Behaviour
  created: Date
}

export type ChargeRow = {
  id: string
  intent: string
  amount: number
  /** null while the amount is only authorized, and for a failed charge. */
  amount_captured: number | null
  payment_method: string
  status: 'succeeded' | 'failed'
  failure: { code: string; decline_code?: string; message: string } | null
  amount_refunded: number
  disputed_after: Date | null
  /** The transfer group that the first transfer gave it. */
  own_group: string | null
  created: Date
  number: number
}

export type RefundRow = {
  id: string
  charge: string
  amount: number
  reason: Stripe.Refund.Reason | null
  metadata: Record<string, string>
  status: 'pending' | 'succeeded' | 'failed'
  /** When the card's bank takes or rejects it; null: nothing follows. */
  settled_after: Date | null
  created: Date
  number: number
}

export type BalanceRow = {
  id: string
  /** The connected account whose balance changed; null: the merchant's balance. */
  account: string | null
  type:
    | 'adjustment'
    | 'charge'
    | 'payment'
    | 'payment_refund'
    | 'payout'
    | 'refund'
    | 'refund_failure'
    | 'transfer'
    | 'transfer_refund'
  amount: number
  currency: string
  /** The id of the object that changed the balance. */
  source: string
  created: Date
  number: number
}
