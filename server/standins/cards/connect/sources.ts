import type { Queryable } from '../../../database/database.ts'
import { invalidRequest } from '../api-error.ts'
import { lockCaptured, readCharge } from '../charges.ts'
import { formatMoney } from '../parameters/currencies.ts'
import type { transferParameters } from '../parameters/transfers.ts'
import type { Values } from '../parameters/table.ts'

/** The charge that a transfer takes its money from, and the amount that can still be transferred of it. */
type Source = { id: string; group: string; left: number }

/**
 * Locks the charge that a transfer names as its source, or returns null where it names none. Throws ApiError (400) when the
 * charge does not cover the amount.
 */
export async function lockSource(
  transaction: Queryable,
  given: Values<typeof transferParameters>,
  currency: string,
): Promise<Source | null> {
  const { source_transaction: id } = given
  if (id === undefined) return null
  const found = await readCharge(transaction, id, 'source_transaction')
  if (found.amount_captured === null) {
    throw invalidRequest(
      null,
      `The charge ${id} has not been captured, so it cannot be a source_transaction.`,
      'source_transaction',
    )
  }
  await lockCaptured(transaction, found.intent)
  // Read again under the lock: a concurrent refund may have been made first.
  const charge = await readCharge(transaction, id)
  if (charge.currency !== currency) {
    throw invalidRequest(
      null,
      `The currency of source_transaction's balance transaction (${charge.currency}) must be the same as the transfer currency (${currency})`,
      'currency',
    )
  }
  const unrefunded = charge.amount - charge.amount_refunded
  const transferred = await transferredOf(transaction, id)
  const left = unrefunded - transferred
  if ((given.amount ?? 1) > left) {
    const money = (cents: number) => formatMoney(cents, currency)
    const earlier = `There is already a transfer using this source, amounting to ${money(transferred)}.`
    throw invalidRequest(
      null,
      `Transfers using this transaction as a source must not exceed the source amount of ${money(unrefunded)}.${transferred === 0 ? '' : ` (${earlier})`}`,
      'amount',
    )
  }
  const group = charge.transfer_group ?? given.transfer_group ?? `group_${charge.intent}`
  return { id, group, left }
}

/** Gives a charge without a transfer group this one, so that its transfers can be found. */
export async function giveGroup(
  transaction: Queryable,
  charge: string,
  group: string,
): Promise<void> {
  await transaction.query(
    'update cards_charges set own_group = coalesce(own_group, $2) where id = $1',
    [charge, group],
  )
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
