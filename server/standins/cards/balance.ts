import { type Queryable, onlyRow } from '../../database/database.ts'
import { noSuch } from './api-error.ts'
import { newId } from './identifiers.ts'
import { readPage } from './lists.ts'
import type { balanceListParameters } from './parameters/balance.ts'
import type { Values } from './parameters/table.ts'
import type { BalanceRow } from './rows.ts'

/** The part of a select that finds the merchant's balance transaction of an object; `id` is the column of its id. */
export const balanceTransactionOf = (id: string): string =>
  `(select b.id from cards_balance_transactions b where b.source = ${id} and b.account is null
    order by b.number limit 1) as balance_transaction`

/** Adds an amount to a balance; a negative one is taken from it. `account` null is the merchant. */
export async function moveBalance(
  transaction: Queryable,
  change: Pick<BalanceRow, 'account' | 'type' | 'amount' | 'currency' | 'source'>,
  now: Date,
): Promise<void> {
  const { account, type, amount, currency, source } = change
  await transaction.query(
    `insert into cards_balance_transactions (id, account, type, amount, currency, source, created)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [newId('txn'), account, type, amount, currency, source, now],
  )
}

/** Returns a balance by currency. */
export async function readBalance(
  database: Queryable,
  account: string | null,
): Promise<Map<string, number>> {
  const rows = await database.query<{ currency: string; amount: number }>(
    `select currency, sum(amount)::float8 as amount from cards_balance_transactions
      where account is not distinct from $1 group by currency order by currency`,
    [account],
  )
  return new Map(rows.map(({ currency, amount }) => [currency, amount]))
}

/** Locks a balance until the transaction ends, so that it is not spent twice, and returns its amount in a currency. */
export async function lockBalance(
  transaction: Queryable,
  account: string | null,
  currency: string,
): Promise<number> {
  onlyRow(
    account === null
      ? await transaction.query("select name from cards_keys where name = 'secret' for update")
      : await transaction.query('select id from cards_accounts where id = $1 for update', [
          account,
        ]),
  )
  return (await readBalance(transaction, account)).get(currency) ?? 0
}

/** Returns the balance transactions of an object, oldest first. */
export function balanceTransactionsOf(database: Queryable, source: string): Promise<BalanceRow[]> {
  return database.query<BalanceRow>(
    'select * from cards_balance_transactions where source = $1 order by number',
    [source],
  )
}

/** Returns a balance transaction of an account by its id. Throws ApiError (404). */
export async function readBalanceTransaction(
  database: Queryable,
  account: string | null,
  id: string,
): Promise<BalanceRow> {
  const [row] = await database.query<BalanceRow>(
    'select * from cards_balance_transactions where id = $1 and account is not distinct from $2',
    [id, account],
  )
  if (row === undefined) throw noSuch('balance transaction', id, 'id')
  return row
}

/** Reads one page of an account's balance transactions, newest first. Throws ApiError (400). */
export function listBalanceTransactions(
  database: Queryable,
  account: string | null,
  given: Values<typeof balanceListParameters>,
): Promise<{ rows: BalanceRow[]; hasMore: boolean }> {
  const { currency, source, type } = given
  const select = "select *, coalesce(account, '') as owner from cards_balance_transactions"
  const filter = { owner: account ?? '', currency: currency?.toLowerCase(), source, type }
  return readPage<BalanceRow>(database, { what: 'balance_transaction', select, filter }, given)
}
