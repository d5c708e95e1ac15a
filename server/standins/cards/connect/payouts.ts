import type { Queryable } from '../../../database/database.ts'
import { invalidRequest, noSuch } from '../api-error.ts'
import { lockBalance, moveBalance } from '../balance.ts'
import { newId } from '../identifiers.ts'
import type { payoutParameters } from '../parameters/balance.ts'
import { mergeMetadata } from '../parameters/metadata.ts'
import type { Values } from '../parameters/table.ts'
import { accountView } from './account-views.ts'
import { readAccount } from './accounts.ts'
import type { PayoutRow } from './rows.ts'

/** Pays a part of a connected account's balance out to its bank account. Throws ApiError (400) before it writes anything. */
export async function createPayout(
  transaction: Queryable,
  accountId: string,
  given: Values<typeof payoutParameters>,
  now: Date,
): Promise<PayoutRow> {
  const currency = given.currency.toLowerCase()
  const { amount } = given
  if (!accountView(await readAccount(transaction, accountId)).payouts_enabled) {
    throw invalidRequest(
      'payouts_not_allowed',
      'Cannot create payouts: this account has requirements that need to be collected.',
    )
  }
  if (amount > (await lockBalance(transaction, accountId, currency))) {
    throw invalidRequest(
      'balance_insufficient',
      'You have insufficient funds in your Stripe account for this transfer. Your card balance is too low. You can use the /v1/balance endpoint to view your Stripe balance (for more details, see stripe.com/docs/api#balance).',
    )
  }
  const id = newId('po')
  await transaction.query(
    `insert into cards_payouts (id, account, amount, currency, description, metadata, created)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      accountId,
      amount,
      currency,
      given.description ?? null,
      JSON.stringify(mergeMetadata({}, given.metadata)),
      now,
    ],
  )
  const change = { account: accountId, type: 'payout', amount: -amount, currency, source: id }
  await moveBalance(transaction, { ...change, type: 'payout' }, now)
  return readPayout(transaction, accountId, id)
}

/** Returns a payout of an account by its id. Throws ApiError (404). */
export async function readPayout(
  database: Queryable,
  account: string,
  id: string,
): Promise<PayoutRow> {
  const [payout] = await database.query<PayoutRow>(
    `select p.*, (select b.id from cards_balance_transactions b where b.source = p.id) as balance_transaction
      from cards_payouts p where p.id = $1 and p.account = $2`,
    [id, account],
  )
  if (payout === undefined) throw noSuch('payout', id, 'payout')
  return payout
}
