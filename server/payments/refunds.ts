import { sql } from 'kysely'
import { CardProviderError } from '../cards/provider.ts'
import { db, run } from '../database/sql.ts'
import type { Services } from '../services.ts'
import { Problem } from '../problem.ts'
import { rowFailure } from '../database/row-failure.ts'

/** Limits the requests to the card provider in one run. */
export const MOST_AT_ONCE = 100
/** A provider that is down costs a time-out for each request; the next run tries again. */
export const MOST_FAILURES = 3

type DueRefund = { id: string; transactionId: string }

/** Refunds a charge that got no item. Throws refund-pending where the provider fails; the refund then stays due. */
export async function refundCharge(
  { database, cards, clock }: Pick<Services, 'database' | 'cards' | 'clock'>,
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

/** How long a refund that a run has taken is left to its server: longer than the run asks the provider. */
const LEASE_MS = 30_000

/** Takes the due refunds, up to a limit, those first that were not tried yet: another server takes others. */
const takeDue = (now: Date) =>
  db
    .updateTable('payments')
    .set({ refund_tried_at: now })
    .where('payments.id', 'in', (eb) =>
      eb
        .selectFrom('payments as due')
        .select('due.id')
        .where('due.refund_due_at', 'is not', null)
        .where('due.refunded_at', 'is', null)
        .where((or) =>
          or.or([
            or('due.refund_tried_at', 'is', null),
            or('due.refund_tried_at', '<=', new Date(now.getTime() - LEASE_MS)),
          ]),
        )
        .orderBy(sql`due.refund_tried_at nulls first`)
        .orderBy('due.refund_due_at')
        .limit(MOST_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'transaction_id as transactionId'])

/**
 * Retries refunds that are due after a provider failure or a server stop. One that fails does not stop the others, unless
 * the provider is down. Servers share the refunds. Returns the failures, whose refunds are still due; throws the error of
 * an unavailable database.
 */
export async function retryDueRefunds(
  appContext: Pick<Services, 'database' | 'cards' | 'clock'>,
): Promise<Error[]> {
  const failures: Error[] = []
  for (const payment of await run(appContext.database, takeDue(appContext.clock()))) {
    if (failures.length === MOST_FAILURES) break
    try {
      await refundCharge(appContext, payment)
    } catch (error) {
      failures.push(rowFailure(error))
    }
  }
  return failures
}
