import { sql } from 'kysely'
import { CardProviderError } from '../vendors/cards/provider.ts'
import { db, run } from '../database/sql.ts'
import type { Services } from '../services.ts'
import { Problem } from '../http/problem.ts'
import type { Work } from '../flows/worker.ts'

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

/** The kind of work that makes the refunds that are due, and repeats them after a failure of the provider. */
export function dueRefunds(services: Pick<Services, 'database' | 'cards' | 'clock'>): Work {
  const due = db
    .selectFrom('payments')
    .where('refund_due_at', 'is not', null)
    .where('refunded_at', 'is', null)
  return {
    kind: 'refunds',
    everyMs: 5_000,
    atOnce: 4,
    pauses: { firstMs: 60_000, longestMs: 60 * 60_000 },
    due: () => sql`${due.select(['id as key', 'refund_due_at as due_at'])}`,
    async perform({ key }) {
      const [payment] = await run(
        services.database,
        due.select(['id', 'transaction_id as transactionId']).where('id', '=', key),
      )
      if (payment !== undefined) await refundCharge(services, payment)
      return payment !== undefined
    },
  }
}
