import type { Queryable } from './database.ts'

/** Keys of advisory locks, for work that servers starting together on one database do one after the other. */
const NUMBERS = {
  migration: 4_310_001,
  seed: 4_310_002,
  identity: 4_310_003,
  cards: 4_310_004,
  flows: 4_310_005,
}

/** Acquires the advisory lock of `work`, waiting for other servers; the end of the transaction releases it. */
export async function acquireLock(
  transaction: Queryable,
  work: keyof typeof NUMBERS,
): Promise<void> {
  // The lock may be waited for, and held, for minutes.
  await transaction.execute(
    'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
  )
  await transaction.query('select pg_advisory_xact_lock($1)', [NUMBERS[work]])
}
