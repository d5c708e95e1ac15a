import type { Stripe } from 'stripe'
import { currency } from './currencies.ts'
import { metadata } from './metadata.ts'
import { expand, pagination } from './paging.ts'
import { ignored, integer, missing, oneOf, required, text } from './rules.ts'
import type { TableFor } from './table.ts'

export const balanceParameters = {
  expand,
} satisfies TableFor<Stripe.BalanceRetrieveParams & Stripe.BalanceTransactionRetrieveParams>

export const balanceListParameters = {
  ...pagination,
  currency,
  payout: missing('payout'),
  source: text(),
  type: text(),
} satisfies TableFor<Stripe.BalanceTransactionListParams>

export const payoutParameters = {
  amount: required(integer(1)),
  currency: required(currency),
  description: text(),
  // An account has one bank account.
  destination: missing('external account'),
  expand,
  metadata,
  method: oneOf('instant', 'standard'),
  payout_method: missing('payout method'),
  source_type: oneOf('bank_account', 'card', 'fpx'),
  statement_descriptor: ignored,
} satisfies TableFor<Stripe.PayoutCreateParams>

export const payoutRetrieveParameters = {
  expand,
} satisfies TableFor<Stripe.PayoutRetrieveParams>
