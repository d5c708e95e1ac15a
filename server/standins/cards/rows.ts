import type { ErrorBody } from './api-error.ts'
import type { Behaviour } from './test-cards.ts'

/** Rows of the tables in schema.sql. Amounts are in the smallest currency unit (US cents). */
export type IntentRow = {
  id: string
  client_secret: string
  amount: number
  currency: string
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  description: string | null
  metadata: Record<string, string>
  payment_method: string | null
  /** The id of the bank's 3-D Secure page while the intent waits for the answer. */
  challenge: string | null
  last_error: ErrorBody | null
  canceled_at: Date | null
  created: Date
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
  payment_method: string
  status: 'succeeded' | 'failed'
  failure: { code: string; message: string } | null
  amount_refunded: number
  disputed_after: Date | null
  created: Date
}

export type RefundRow = { id: string; charge: string; amount: number; created: Date }
