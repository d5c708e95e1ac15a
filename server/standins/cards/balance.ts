import type { Stripe } from 'stripe'
import { type Queryable, onlyRow } from '../../database/database.ts'
import { newId, seconds } from './identifiers.ts'

/** A change of a balance. Charges are available at once, and nothing has a fee. */
type BalanceRow = {
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
}

/** The part of a select that finds the balance transaction of an object; `id` is the column of its id. */
export const balanceTransactionOf = (id: string): string =>
  `(select b.id from cards_balance_transactions b where b.source = ${id}
    order by b.number limit 1) as balance_transaction`

/** Adds an amount to a balance; a negative one is taken from it. Returns the id of the balance transaction. */
export async function moveBalance(
  transaction: Queryable,
  change: Pick<BalanceRow, 'account' | 'type' | 'amount' | 'currency' | 'source'>,
  now: Date,
): Promise<string> {
  const { account, type, amount, currency, source } = change
  const id = newId('txn')
  await transaction.query(
    `insert into cards_balance_transactions (id, account, type, amount, currency, source, created)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, account, type, amount, currency, source, now],
  )
  return id
}

/**
 * Locks a balance until the transaction ends, so that it is not spent twice, and returns its amount in a currency. `account`
 * null is the merchant.
 */
export async function lockBalance(
  transaction: Queryable,
  account: string | null,
  currency: string,
): Promise<number> {
  const [locked, parameters] =
    account === null
      ? ["select name from cards_keys where name = 'secret' for update", []]
      : ['select id from cards_accounts where id = $1 for update', [account]]
  onlyRow(await transaction.query(locked, parameters))
  const { amount } = onlyRow(
    await transaction.query<{ amount: number }>(
      `select coalesce(sum(amount), 0)::float8 as amount from cards_balance_transactions
        where account is not distinct from $1 and currency = $2`,
      [account, currency],
    ),
  )
  return amount
}

/** Returns the changes of the merchant's balance by a dispute, oldest first, as Stripe shows them. */
export async function disputeTransactions(
  database: Queryable,
  dispute: string,
): Promise<Stripe.BalanceTransaction[]> {
  const rows = await database.query<BalanceRow>(
    'select * from cards_balance_transactions where source = $1 order by number',
    [dispute],
  )
  return rows.map(({ id, amount, created, currency, source, type }) => ({
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
    reporting_category: amount > 0 ? 'dispute_reversal' : 'dispute',
    source,
    status: 'available',
    type,
  }))
}
