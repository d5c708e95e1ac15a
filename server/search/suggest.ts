import { sql } from 'kysely'
import type { Reader } from '../database/database.ts'
import { db } from '../database/sql.ts'
import { isFound, queryOf } from './facets.ts'
import { rankingOf } from './page.ts'
import { termsOf } from './terms.ts'

const MOST = 6
/** So many products are compared: their names repeat. */
const COMPARED = 200

/** Returns names of products for sale that match what a user has typed so far, the best matches first. */
export async function suggest(database: Reader, typed: string): Promise<string[]> {
  const terms = await termsOf(database, typed)
  if (terms.match === null) return []
  const { rank, columns } = rankingOf(terms)
  const query = sql<{ name: string }>`
    select mode() within group (order by name) as name
      from (select p.name, ${rank} as rank
              from (select ${sql.join(columns)} offset 0) asked, products p join users seller on seller.id = p.seller_id
             where ${isFound(queryOf(terms.match))} limit ${sql.lit(COMPARED)}) found
     group by lower_case(name) order by max(rank) desc, count(*) desc, 1 limit ${sql.lit(MOST)}`.compile(
    db,
  )
  const rows = await database.query<{ name: string }>(query.sql, query.parameters)
  return rows.map(({ name }) => name)
}
