import type { Queryable } from '../../../database/database.ts'
import { invalidRequest, noSuch } from '../api-error.ts'
import { balanceTransactionOf, lockBalance, moveBalance } from '../balance.ts'
import { keepEvent } from '../events.ts'
import { newId } from '../identifiers.ts'
import { readPage } from '../lists.ts'
import { formatMoney } from '../parameters/currencies.ts'
import { mergeMetadata } from '../parameters/metadata.ts'
import type { Page } from '../parameters/paging.ts'
import type { reversalParameters } from '../parameters/transfers.ts'
import type { Values } from '../parameters/table.ts'
import type { ReversalRow, TransferRow } from './rows.ts'
import { paymentRefundOf, transferView } from './transfer-views.ts'

const FULL_REVERSALS = `
  select v.*, t.currency, ${balanceTransactionOf('v.id')}
  from cards_reversals v join cards_transfers t on t.id = v.transfer`

/**
 * Takes a part of a locked transfer back from its account; without an amount the rest. Throws ApiError (400) before it writes
 * anything, when the transfer or the account's balance does not cover the amount.
 */
export async function createReversal(
  transaction: Queryable,
  transfer: TransferRow,
  given: Values<typeof reversalParameters>,
  now: Date,
): Promise<ReversalRow> {
  const { account, currency } = transfer
  const amount = await requireReversible(transaction, transfer, given)
  const id = newId('trr')
  await transaction.query(
    `insert into cards_reversals (id, transfer, amount, metadata, created)
     values ($1, $2, $3, $4, $5)`,
    [id, transfer.id, amount, JSON.stringify(mergeMetadata({}, given.metadata)), now],
  )
  await transaction.query(
    'update cards_transfers set amount_reversed = amount_reversed + $2 where id = $1',
    [transfer.id, amount],
  )
  await moveBalance(
    transaction,
    { account, type: 'payment_refund', amount: -amount, currency, source: paymentRefundOf(id) },
    now,
  )
  await moveBalance(
    transaction,
    { account: null, type: 'transfer_refund', amount, currency, source: id },
    now,
  )
  const reversed = { ...transfer, amount_reversed: transfer.amount_reversed + amount }
  const view = transferView(reversed, await listReversals(transaction, transfer.id, {}))
  await keepEvent(transaction, 'transfer.reversed', view, now)
  return readReversal(transaction, transfer.id, id)
}

/** Returns the amount to reverse. Throws ApiError (400) when it cannot be reversed. */
async function requireReversible(
  transaction: Queryable,
  transfer: TransferRow,
  given: Values<typeof reversalParameters>,
): Promise<number> {
  const left = transfer.amount - transfer.amount_reversed
  if (left === 0) {
    throw invalidRequest(null, `The transfer ${transfer.id} is already fully reversed.`)
  }
  const { amount = left } = given
  const money = (cents: number) => formatMoney(cents, transfer.currency)
  if (amount > left) {
    throw invalidRequest(
      null,
      `Transfer reversal amount (${money(amount)}) is greater than unreversed amount on transfer (${money(left)})`,
      'amount',
    )
  }
  if (given.refund_application_fee === true) {
    throw invalidRequest(null, 'The transfer has no application fee.', 'refund_application_fee')
  }
  if (amount > (await lockBalance(transaction, transfer.account, transfer.currency))) {
    throw invalidRequest(
      'balance_insufficient',
      `The account ${transfer.account} has insufficient funds for this transfer reversal of ${money(amount)}.`,
    )
  }
  return amount
}

/** Returns a reversal of a transfer by its id. Throws ApiError (404). */
export async function readReversal(
  database: Queryable,
  transfer: string,
  id: string,
): Promise<ReversalRow> {
  const [reversal] = await database.query<ReversalRow>(
    `${FULL_REVERSALS} where v.id = $1 and v.transfer = $2`,
    [id, transfer],
  )
  if (reversal === undefined) throw noSuch('transfer reversal', id, 'id')
  return reversal
}

/** Reads one page of a transfer's reversals, newest first. Throws ApiError (400). */
export function listReversals(
  database: Queryable,
  transfer: string,
  page: Partial<Page>,
): Promise<{ rows: ReversalRow[]; hasMore: boolean }> {
  const listed = { what: 'transfer_reversal', select: FULL_REVERSALS, filter: { transfer } }
  return readPage<ReversalRow>(database, listed, page)
}
