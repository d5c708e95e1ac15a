import { CardProviderError } from '../cards/provider.ts'
import { db, run } from '../database/sql.ts'
import type { AppContext } from '../app-context.ts'
import { Problem } from '../problem.ts'
import { rowFailure } from '../database/row-failure.ts'

type DueRefund = { id: string; transactionId: string }

/** Refunds a charge that got no item. Throws refund-pending where the provider fails; the refund then stays due. */
export async function refundCharge(
  { database, cards, clock }: Pick<AppContext, 'database' | 'cards' | 'clock'>,
  payment: DueRefund,
): Promise<void> {
  try {
    await cards.refund(payment.transactionId, `refund:${payment.id}`)
  } catch (error) {
    if (error instanceof CardProviderError) {
      throw new Problem('refund-pending', null, { cause: error })
    }
    throw error
  }
  await run(
    database,
    db
      .updateTable('payments')
      .set({ refunded_at: clock() })
      .where('id', '=', payment.id)
      .where('refunded_at', 'is', null),
  )
}

/**
 * Retries refunds that are due after a provider failure or a server stop. One that fails does not stop the others. Returns
 * the failures, whose refunds are still due; throws the error of an unavailable database.
 */
export async function retryDueRefunds(
  appContext: Pick<AppContext, 'database' | 'cards' | 'clock'>,
): Promise<Error[]> {
  const due = await run(
    appContext.database,
    db
      .selectFrom('payments')
      .select(['id', 'transaction_id as transactionId'])
      .where('refund_due_at', 'is not', null)
      .where('refunded_at', 'is', null)
      .orderBy('refund_due_at'),
  )
  const failures: Error[] = []
  for (const payment of due) {
    try {
      await refundCharge(appContext, payment)
    } catch (error) {
      failures.push(rowFailure(error))
    }
  }
  return failures
}
