import type { Stripe } from 'stripe'
import { metadata } from './metadata.ts'
import { expand, pagination } from './paging.ts'
import { emptyable, flag, ignored, integer, missing, oneOf, text } from './rules.ts'
import type { TableFor } from './table.ts'

export const refundParameters = {
  amount: integer(1),
  charge: text(),
  // Of refunds from a customer's balance, which needs a customer.
  currency: ignored,
  customer: missing('customer'),
  expand,
  // Cards take refunds themselves, so nobody is asked for an account.
  instructions_email: ignored,
  metadata: emptyable(metadata),
  origin: oneOf('customer_balance'),
  payment_intent: text(),
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
  refund_application_fee: flag,
  reverse_transfer: flag,
} satisfies TableFor<Stripe.RefundCreateParams>

export const retrieveParameters = {
  expand,
} satisfies TableFor<Stripe.RefundRetrieveParams & Stripe.ChargeRetrieveParams>

export const refundListParameters = {
  ...pagination,
  charge: text(),
  payment_intent: text(),
} satisfies TableFor<Stripe.RefundListParams>

export const chargeListParameters = {
  ...pagination,
  customer: missing('customer'),
  payment_intent: text(),
  transfer_group: text(),
} satisfies TableFor<Stripe.ChargeListParams>
