import type { Stripe } from 'stripe'
import type { BalanceRow } from './rows.ts'
import { seconds } from './views.ts'

/** Returns Stripe's balance object. Charges are available at once, and there are no fees. */
export function balanceView(balance: ReadonlyMap<string, number>) {
  const amounts = [...new Map([['usd', 0], ...balance])]
  return {
    object: 'balance',
    available: amounts.map(([currency, amount]) => ({
      amount,
      currency,
      source_types: { card: amount },
    })),
    livemode: false,
    pending: amounts.map(([currency]) => ({ amount: 0, currency, source_types: { card: 0 } })),
  } satisfies Stripe.Balance
}

/** https://docs.stripe.com/reports/reporting-categories */
const categories: Readonly<Record<BalanceRow['type'], string>> = {
  adjustment: 'dispute',
  charge: 'charge',
  payment: 'charge',
  payment_refund: 'refund',
  payout: 'payout',
  refund: 'refund',
  refund_failure: 'refund_failure',
  transfer: 'transfer',
  transfer_refund: 'transfer_reversal',
}

export function balanceTransactionView({
  id,
  amount,
  created,
  currency,
  source,
  type,
}: BalanceRow) {
  const isReinstated = type === 'adjustment' && amount > 0
  return {
    id,
    object: 'balance_transaction',
    amount,
    available_on: seconds(created),
    balance_type: 'payments',
    created: seconds(created),
    currency,
    description: null,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: amount,
    reporting_category: isReinstated ? 'dispute_reversal' : categories[type],
    source,
    status: 'available',
    type,
  } satisfies Stripe.BalanceTransaction
}
