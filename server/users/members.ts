import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Queryable } from '../database/database.ts'
import { type Page, readPage } from '../database/page.ts'
import { db, run } from '../database/sql.ts'
import { isSuspended } from './blocks.ts'

/** `suspension`: an extension; absent for whom nobody has suspended. */
type BuyerAnswer = {
  _id: string
  name: string
  email: string
  suspension?: { _id: string; until: string | null }
}
type SellerAnswer = BuyerAnswer & { isVerified: boolean }

const ORDER = {
  by: ['created_at', 'id'],
  of: (id: string) => db.selectFrom('users').select(['created_at', 'id']).where('id', '=', id),
} as const

const selectMembers = (role: 'buyer' | 'seller') =>
  db
    .selectFrom('users')
    .select(['id as _id', 'name', 'email'])
    .select((eb) =>
      jsonObjectFrom(
        isSuspended(eb.ref('users.id'))
          .orderBy('until', (order) => order.desc().nullsFirst())
          .limit(sql.lit(1)),
      ).as('suspension'),
    )
    .where('role', '=', role)
    .where('removed_at', 'is', null)

/** Lists the buyers, newest first. */
export async function listBuyers(database: Queryable, page: Page): Promise<BuyerAnswer[]> {
  return (await readPage(database, selectMembers('buyer'), ORDER, page)).map(memberAnswer)
}

/** Times in JSON of the database are no ISO 8601 of JavaScript. */
const memberAnswer = <
  Row extends { suspension: { _id: string; until: Date | string | null } | null },
>({
  suspension,
  ...member
}: Row) => ({
  ...member,
  ...(suspension && {
    suspension: {
      _id: suspension._id,
      until: suspension.until === null ? null : new Date(suspension.until).toISOString(),
    },
  }),
})

/** Lists the sellers, newest first. */
export async function listSellers(database: Queryable, page: Page): Promise<SellerAnswer[]> {
  const sellers = selectMembers('seller').select('is_verified as isVerified')
  return (await readPage(database, sellers, ORDER, page)).map(memberAnswer)
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
