import type { Queryable } from '../../../database/database.ts'
import { invalidRequest, noSuch } from '../api-error.ts'
import { balanceTransactionOf, lockBalance, moveBalance } from '../balance.ts'
import { keepEvent } from '../events.ts'
import { newId } from '../identifiers.ts'
import { readPage } from '../lists.ts'
import { mergeMetadata } from '../parameters/metadata.ts'
import type { transferListParameters, transferParameters } from '../parameters/transfers.ts'
import type { Values } from '../parameters/table.ts'
import { takesTransfers } from './account-views.ts'
import { readAccount } from './accounts.ts'
import { listReversals } from './reversals.ts'
import type { TransferRow } from './rows.ts'
import { giveGroup, lockSource } from './sources.ts'
import { paymentOf, transferView } from './transfer-views.ts'

const FULL_TRANSFERS = `select t.*, ${balanceTransactionOf('t.id')} from cards_transfers t`

type Given = Values<typeof transferParameters>

/**
 * Moves money from the merchant's balance, or from the charge that the request names, to a connected account. Throws ApiError
 * (400) before it writes anything.
 */
export async function createTransfer(
  transaction: Queryable,
  given: Given,
  now: Date,
): Promise<TransferRow> {
  const currency = given.currency.toLowerCase()
  const metadata = JSON.stringify(mergeMetadata({}, given.metadata))
  const account = await readAccount(transaction, given.destination, 'destination')
  if (!takesTransfers(account)) {
    throw invalidRequest(
      'insufficient_capabilities_for_transfer',
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
    )
  }
  const source = await lockSource(transaction, given, currency)
  const amount = given.amount ?? source?.left
  if (amount === undefined) {
    throw invalidRequest('parameter_missing', 'Missing required param: amount.', 'amount')
  }
  if (source === null && amount > (await lockBalance(transaction, null, currency))) {
    throw invalidRequest(
      'balance_insufficient',
      'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card. See: https://stripe.com/docs/testing#available-balance',
    )
  }
  const group = source?.group ?? given.transfer_group ?? null
  if (source !== null) await giveGroup(transaction, source.id, source.group)
  const id = newId('tr')
  await transaction.query(
    `insert into cards_transfers (id, account, amount, currency, source, transfer_group, description, metadata, created)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      account.id,
      amount,
      currency,
      source?.id ?? null,
      group,
      given.description ?? null,
      metadata,
      now,
    ],
  )
  await moveBalance(
    transaction,
    { account: null, type: 'transfer', amount: -amount, currency, source: id },
    now,
  )
  await moveBalance(
    transaction,
    { account: account.id, type: 'payment', amount, currency, source: paymentOf(id) },
    now,
  )
  await keepEvent(transaction, 'transfer.created', await readTransferView(transaction, id), now)
  return readTransfer(transaction, id)
}

/** Returns a transfer by its id. Throws ApiError (404). */
export async function readTransfer(database: Queryable, id: string): Promise<TransferRow> {
  const [transfer] = await database.query<TransferRow>(`${FULL_TRANSFERS} where t.id = $1`, [id])
  if (transfer === undefined) throw noSuch('transfer', id, 'transfer')
  return transfer
}

/** Returns a transfer with its latest reversals. Throws ApiError (404). */
export async function readTransferView(database: Queryable, id: string): Promise<object> {
  const transfer = await readTransfer(database, id)
  return transferView(transfer, await listReversals(database, id, {}))
}

/** Reads one page of transfers, newest first. Throws ApiError (400). */
export function listTransfers(
  database: Queryable,
  given: Values<typeof transferListParameters>,
): Promise<{ rows: TransferRow[]; hasMore: boolean }> {
  const { destination, transfer_group } = given
  const filter = { account: destination, transfer_group }
  return readPage<TransferRow>(
    database,
    { what: 'transfer', select: FULL_TRANSFERS, filter },
    given,
  )
}

/** Locks and returns a transfer. Throws ApiError (404). */
export async function lockTransfer(transaction: Queryable, id: string): Promise<TransferRow> {
  const rows = await transaction.query('select id from cards_transfers where id = $1 for update', [
    id,
  ])
  if (rows.length === 0) throw noSuch('transfer', id, 'transfer')
  return readTransfer(transaction, id)
}
