import type { Stripe } from 'stripe'
import { currency } from './currencies.ts'
import { metadata } from './metadata.ts'
import { expand, pagination } from './paging.ts'
import { emptyable, flag, integer, oneOf, required, text } from './rules.ts'
import type { TableFor } from './table.ts'

export const transferParameters = {
  amount: integer(1),
  currency: required(currency),
  description: text(),
  destination: required(text()),
  expand,
  metadata,
  source_transaction: text(),
  source_type: oneOf('bank_account', 'card', 'fpx'),
  transfer_group: text(),
} satisfies TableFor<Stripe.TransferCreateParams>

export const transferRetrieveParameters = {
  expand,
} satisfies TableFor<Stripe.TransferRetrieveParams & Stripe.TransferRetrieveReversalParams>

const { created, ...paging } = pagination

export const transferListParameters = {
  ...paging,
  created,
  destination: text(),
  transfer_group: text(),
} satisfies TableFor<Stripe.TransferListParams>

export const reversalParameters = {
  amount: integer(1),
  description: text(),
  expand,
  metadata: emptyable(metadata),
  refund_application_fee: flag,
} satisfies TableFor<Stripe.TransferCreateReversalParams>

export const reversalListParameters = paging satisfies TableFor<Stripe.TransferListReversalsParams>
