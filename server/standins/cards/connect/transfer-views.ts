import type { Stripe } from 'stripe'
import { listView, seconds } from '../views.ts'
import type { PayoutRow, ReversalRow, TransferRow } from './rows.ts'

/** The id of the payment that a transfer is in its account. */
export const paymentOf = (transfer: string): string => transfer.replace('tr_', 'py_')

/** The id of the refund of that payment, which a reversal is in the account. */
export const paymentRefundOf = (reversal: string): string => reversal.replace('trr_', 'pyr_')

/** Returns the transfer as Stripe shows it, with its latest reversals: https://docs.stripe.com/api/transfers/object */
export function transferView(
  transfer: TransferRow,
  reversals: { rows: ReversalRow[]; hasMore: boolean },
) {
  const url = `/v1/transfers/${transfer.id}/reversals`
  return {
    id: transfer.id,
    object: 'transfer',
    amount: transfer.amount,
    amount_reversed: transfer.amount_reversed,
    balance_transaction: transfer.balance_transaction,
    created: seconds(transfer.created),
    currency: transfer.currency,
    description: transfer.description,
    destination: transfer.account,
    destination_payment: paymentOf(transfer.id),
    livemode: false,
    metadata: transfer.metadata,
    reversals: listView(url, reversals.rows.map(reversalView), reversals.hasMore),
    reversed: transfer.amount_reversed === transfer.amount,
    source_transaction: transfer.source,
    source_type: 'card',
    transfer_group: transfer.transfer_group,
  } satisfies Omit<Stripe.Transfer, 'reversals'> & { reversals: object }
}

export function reversalView(reversal: ReversalRow) {
  return {
    id: reversal.id,
    object: 'transfer_reversal',
    amount: reversal.amount,
    balance_transaction: reversal.balance_transaction,
    created: seconds(reversal.created),
    currency: reversal.currency,
    destination_payment_refund: paymentRefundOf(reversal.id),
    metadata: reversal.metadata,
    source_refund: null,
    transfer: reversal.transfer,
  } satisfies Stripe.TransferReversal
}

export function payoutView(payout: PayoutRow) {
  return {
    id: payout.id,
    object: 'payout',
    amount: payout.amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: seconds(payout.created),
    automatic: false,
    balance_transaction: payout.balance_transaction,
    created: seconds(payout.created),
    currency: payout.currency,
    description: payout.description,
    destination: payout.account.replace('acct_', 'ba_'),
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: payout.metadata,
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'paid',
    trace_id: null,
    type: 'bank_account',
  } satisfies Stripe.Payout
}
