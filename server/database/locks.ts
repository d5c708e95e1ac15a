import type { Queryable } from './database.ts'

/** What servers that start together on one database do one after the other, each under a number of its own. */
const NUMBERS = { migration: 4_310_001, seed: 4_310_002, identity: 4_310_003, cards: 4_310_004 }

/** Waits until no other server does the same; the turn ends with the transaction. */
export async function takeTurn(transaction: Queryable, work: keyof typeof NUMBERS): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock($1)', [NUMBERS[work]])
}
