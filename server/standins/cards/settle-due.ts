import type { Database } from '../../database/database.ts'
import { settleDisputes } from './disputes/due-disputes.ts'
import { settleRefunds } from './refund-settlements.ts'

/** Performs the due actions of cardholders and banks, before the merchant asks or is told. */
export async function settleDue(database: Database, now: Date): Promise<void> {
  await settleDisputes(database, now)
  await settleRefunds(database, now)
}
