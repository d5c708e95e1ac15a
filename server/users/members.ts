import type { Queryable } from '../database/database.ts'
import { type Page, readPage } from '../database/page.ts'
import { db, run } from '../database/sql.ts'

type BuyerAnswer = { _id: string; name: string; email: string }
type SellerAnswer = BuyerAnswer & { isVerified: boolean }

const ORDER = {
  by: ['created_at', 'id'],
  of: (id: string) => db.selectFrom('users').select(['created_at', 'id']).where('id', '=', id),
} as const

const selectMembers = (role: 'buyer' | 'seller') =>
  db
    .selectFrom('users')
    .select(['id as _id', 'name', 'email'])
    .where('role', '=', role)
    .where('removed_at', 'is', null)

/** Lists the buyers, newest first. */
export function listBuyers(database: Queryable, page: Page): Promise<BuyerAnswer[]> {
  return readPage(database, selectMembers('buyer'), ORDER, page)
}

/** Lists the sellers, newest first. */
export function listSellers(database: Queryable, page: Page): Promise<SellerAnswer[]> {
  const sellers = selectMembers('seller').select('is_verified as isVerified')
  return readPage(database, sellers, ORDER, page)
}

/** Verifies a seller. Returns the number of sellers that were not verified before. */
export async function verifySeller(database: Queryable, id: string): Promise<number> {
  const verified = await run(
    database,
    db
      .updateTable('users')
      .set({ is_verified: true })
      .where('id', '=', id)
      .where('role', '=', 'seller')
      .where((eb) => eb.not('is_verified'))
      .where('removed_at', 'is', null)
      .returning('id'),
  )
  return verified.length
}
