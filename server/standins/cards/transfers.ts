import { Hono } from 'hono'
import type { Stripe } from 'stripe'
import type { Queryable } from '../../database/database.ts'
import { readAccount, takesTransfers } from './accounts.ts'
import { balanceTransactionOf, lockBalance, moveBalance } from './balance.ts'
import { lockCharge, readCharge } from './charges.ts'
import { invalidRequest, noSuch } from './errors.ts'
import { keepEvent } from './events.ts'
import { newId, seconds } from './identifiers.ts'
import {
  currency,
  emptyable,
  formatMoney,
  integer,
  mergeMetadata,
  metadata,
  required,
  text,
  type Values,
} from './parameters.ts'
import { type Api, changes, type Dependencies, paging, readList, reads } from './requests.ts'

// Money that goes from the merchant to connected accounts, and back.

/** A row of cards_transfers. */
type TransferRow = {
  id: string
  account: string
  /** In the smallest unit of the currency. */
  amount: number
  amount_reversed: number
  currency: string
  /** The charge that the transfer takes its money from. */
  source: string | null
  transfer_group: string | null
  description: string | null
  metadata: Record<string, string>
  /** The id of the merchant's balance transaction. */
  balance_transaction: string
  created: Date
  number: number
}

/** A row of cards_reversals with the currency of its transfer. */
type ReversalRow = Pick<
  TransferRow,
  'id' | 'amount' | 'currency' | 'metadata' | 'balance_transaction' | 'created' | 'number'
> & { transfer: string }

const TRANSFERS = `select t.*, ${balanceTransactionOf('t.id')} from cards_transfers t`

const REVERSALS = `
  select v.*, t.currency, ${balanceTransactionOf('v.id')}
  from cards_reversals v join cards_transfers t on t.id = v.transfer`

/** The id of the payment that a transfer is in its account. */
const paymentOf = (transfer: string): string => transfer.replace('tr_', 'py_')

/** The id of the refund of that payment, which a reversal is in the account. */
const paymentRefundOf = (reversal: string): string => reversal.replace('trr_', 'pyr_')

/** Returns the transfer as Stripe shows it, with its latest reversals: https://docs.stripe.com/api/transfers/object */
async function transferView(database: Queryable, transfer: TransferRow) {
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
    reversals: await listReversals(database, transfer.id, {}),
    reversed: transfer.amount_reversed === transfer.amount,
    source_transaction: transfer.source,
    source_type: 'card',
    transfer_group: transfer.transfer_group,
  } satisfies Omit<Stripe.Transfer, 'reversals'> & { reversals: object }
}

function reversalView(reversal: ReversalRow) {
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

/** Returns a transfer by its id. Throws ApiError (404). */
async function readTransfer(
  database: Queryable,
  id: string,
  lock: '' | 'for update of t' = '',
): Promise<TransferRow> {
  const [transfer] = await database.query<TransferRow>(`${TRANSFERS} where t.id = $1 ${lock}`, [id])
  if (transfer === undefined) throw noSuch('transfer', id, 'transfer')
  return transfer
}

/** Returns a transfer as Stripe shows it. Throws ApiError (404). */
export const readTransferView = async (database: Queryable, id: string) =>
  transferView(database, await readTransfer(database, id))

/** Returns one page of a transfer's reversals, newest first. Throws ApiError (400). */
async function listReversals(
  database: Queryable,
  transfer: string,
  page: Partial<Values<typeof paging>>,
): Promise<object> {
  const url = `/v1/transfers/${transfer}/reversals`
  const reversals = { url, what: 'transfer_reversal', select: REVERSALS, filter: { transfer } }
  return readList(database, { ...reversals, viewOf: reversalView }, page)
}

/** Returns a reversal of a transfer by its id. Throws ApiError (404). */
async function readReversal(
  database: Queryable,
  transfer: string,
  id: string,
): Promise<ReversalRow> {
  const [reversal] = await database.query<ReversalRow>(
    `${REVERSALS} where v.id = $1 and v.transfer = $2`,
    [id, transfer],
  )
  if (reversal === undefined) throw noSuch('transfer reversal', id, 'id')
  return reversal
}

const transferParameters = {
  amount: integer(1),
  currency: required(currency),
  description: text(),
  destination: required(text()),
  metadata,
  source_transaction: text(),
  transfer_group: text(),
}
type Given = Values<typeof transferParameters>

/**
 * Moves money from the merchant's balance, or from the charge that the request names, to a connected account. Throws ApiError
 * (400).
 */
async function createTransfer(transaction: Queryable, given: Given, now: Date): Promise<object> {
  const account = await readAccount(transaction, given.destination, 'destination')
  if (!takesTransfers(account)) {
    throw invalidRequest(
      'insufficient_capabilities_for_transfer',
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
    )
  }
  const source = await lockSource(transaction, given)
  const amount = given.amount ?? source?.left
  if (amount === undefined) {
    throw invalidRequest('parameter_missing', 'Missing required param: amount.', 'amount')
  }
  if (source === null && amount > (await lockBalance(transaction, null, given.currency))) {
    throw invalidRequest(
      'balance_insufficient',
      'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card. See: https://stripe.com/docs/testing#available-balance',
    )
  }
  if (source !== null) {
    // The transfers of a charge are found by its group.
    await transaction.query(
      'update cards_charges set own_group = coalesce(own_group, $2) where id = $1',
      [source.id, source.group],
    )
  }
  const id = newId('tr')
  await transaction.query(
    `insert into cards_transfers (id, account, amount, currency, source, transfer_group, description, metadata, created)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      account.id,
      amount,
      given.currency,
      source?.id ?? null,
      source?.group ?? given.transfer_group ?? null,
      given.description ?? null,
      JSON.stringify(mergeMetadata({}, given.metadata)),
      now,
    ],
  )
  const shared = { currency: given.currency }
  const sent = { ...shared, account: null, type: 'transfer', amount: -amount, source: id } as const
  await moveBalance(transaction, sent, now)
  const got = { ...shared, account: account.id, type: 'payment', amount } as const
  await moveBalance(transaction, { ...got, source: paymentOf(id) }, now)
  const view = await readTransferView(transaction, id)
  await keepEvent(transaction, 'transfer.created', view, now)
  return view
}

/** The charge that a transfer takes its money from, and the amount that can still be transferred of it. */
type Source = { id: string; group: string; left: number }

/**
 * Locks the charge that a transfer names as its source, or returns null where it names none. Throws ApiError (400) when the
 * charge does not cover the amount.
 */
async function lockSource(
  transaction: Queryable,
  { source_transaction: id, currency: code, amount = 1, transfer_group }: Given,
): Promise<Source | null> {
  if (id === undefined) return null
  const { intent, status } = await readCharge(transaction, id, 'source_transaction')
  if (status === 'failed') {
    const message = `The charge ${id} has failed, so it cannot be a source_transaction.`
    throw invalidRequest(null, message, 'source_transaction')
  }
  const charge = await lockCharge(transaction, intent)
  if (charge.currency !== code) {
    throw invalidRequest(
      null,
      `The currency of source_transaction's balance transaction (${charge.currency}) must be the same as the transfer currency (${code})`,
      'currency',
    )
  }
  const unrefunded = charge.amount - charge.amount_refunded
  const transferred = await transferredOf(transaction, id)
  const left = unrefunded - transferred
  if (amount > left) {
    const money = (cents: number) => formatMoney(cents, code)
    const earlier = `There is already a transfer using this source, amounting to ${money(transferred)}.`
    throw invalidRequest(
      null,
      `Transfers using this transaction as a source must not exceed the source amount of ${money(unrefunded)}.${transferred === 0 ? '' : ` (${earlier})`}`,
      'amount',
    )
  }
  return { id, group: charge.transfer_group ?? transfer_group ?? `group_${intent}`, left }
}

/** Returns how much of a charge its transfers have taken, without the reversed amounts. */
async function transferredOf(transaction: Queryable, charge: string): Promise<number> {
  const [{ sum } = { sum: 0 }] = await transaction.query<{ sum: number }>(
    `select coalesce(sum(amount - amount_reversed), 0)::float8 as sum from cards_transfers
      where source = $1`,
    [charge],
  )
  return sum
}

const reversalParameters = {
  amount: integer(1),
  metadata: emptyable(metadata),
}

/**
 * Takes a part of a transfer back from its account; without an amount the rest. Throws ApiError (400) when the transfer or the
 * account's balance does not cover the amount, and ApiError (404).
 */
async function createReversal(
  transaction: Queryable,
  transferId: string,
  given: Values<typeof reversalParameters>,
  now: Date,
): Promise<object> {
  const transfer = await readTransfer(transaction, transferId, 'for update of t')
  const amount = await requireReversible(transaction, transfer, given.amount)
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
  const shared = { currency: transfer.currency }
  const taken = { ...shared, account: transfer.account, type: 'payment_refund' } as const
  await moveBalance(transaction, { ...taken, amount: -amount, source: paymentRefundOf(id) }, now)
  const got = { ...shared, account: null, type: 'transfer_refund', amount, source: id } as const
  await moveBalance(transaction, got, now)
  const view = await readTransferView(transaction, transfer.id)
  await keepEvent(transaction, 'transfer.reversed', view, now)
  return reversalView(await readReversal(transaction, transfer.id, id))
}

/** Returns the amount to reverse. Throws ApiError (400) when it cannot be reversed. */
async function requireReversible(
  transaction: Queryable,
  { id, account, currency: code, ...transfer }: TransferRow,
  given: number | undefined,
): Promise<number> {
  const left = transfer.amount - transfer.amount_reversed
  if (left === 0) throw invalidRequest(null, `The transfer ${id} is already fully reversed.`)
  const amount = given ?? left
  const money = (cents: number) => formatMoney(cents, code)
  if (amount > left) {
    const message = `Transfer reversal amount (${money(amount)}) is greater than unreversed amount on transfer (${money(left)})`
    throw invalidRequest(null, message, 'amount')
  }
  if (amount <= (await lockBalance(transaction, account, code))) return amount
  const message = `The account ${account} has insufficient funds for this transfer reversal of ${money(amount)}.`
  throw invalidRequest('balance_insufficient', message)
}

/** Creates the routes of /transfers and their reversals: https://docs.stripe.com/api/transfers */
export function createTransferRoutes(dependencies: Dependencies): Api {
  const { database } = dependencies
  const routes: Api = new Hono()

  routes.post(
    '/',
    changes(dependencies, transferParameters, (transaction, given, { now }) =>
      createTransfer(transaction, given, now),
    ),
  )

  routes.get(
    '/',
    reads(
      dependencies,
      { ...paging, destination: text(), transfer_group: text() },
      ({ destination: account, transfer_group, ...page }) => {
        const filter = { account, transfer_group }
        const transfers = { url: '/v1/transfers', what: 'transfer', select: TRANSFERS, filter }
        const viewOf = (transfer: TransferRow) => transferView(database, transfer)
        return readList(database, { ...transfers, viewOf }, page)
      },
    ),
  )

  routes.get(
    '/:id',
    reads(dependencies, {}, (_, id) => readTransferView(database, id)),
  )

  routes.post(
    '/:id/reversals',
    changes(dependencies, reversalParameters, (transaction, given, { id, now }) =>
      createReversal(transaction, id, given, now),
    ),
  )

  routes.get(
    '/:id/reversals',
    reads(dependencies, paging, async (page, id) => {
      await readTransfer(database, id)
      return listReversals(database, id, page)
    }),
  )

  routes.get(
    '/:id/reversals/:reversal',
    reads(dependencies, {}, async (_, id, context) =>
      reversalView(await readReversal(database, id, context.req.param('reversal') ?? '')),
    ),
  )

  return routes
}
