import { sql } from 'kysely'
import type { Reader } from '../database/database.ts'
import { type SoldProductAnswer, soldAnswer } from './product-pages.ts'
import { type PublicProductAnswer, publicProductAnswer, selectProducts } from './products.ts'
import { isAvailable, run } from '../database/sql.ts'

/**
 * Whether a product can still be bought, and what anyone may see of it. `gone`: it is not for sale any more, so nothing
 * of it is shown.
 */
export type ProductState =
  | { availability: 'forSale'; product: PublicProductAnswer }
  | { availability: 'sold'; product: SoldProductAnswer }
  | { availability: 'gone'; product: null }

/** Reads the states of these products by id; an id that no product ever had is left out. */
export async function readProductStates(
  database: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductState>> {
  const rows = await run(
    database,
    selectProducts()
      .select((eb) => isAvailable(eb).as('is_available'))
      // One parameter, so that every number of ids is the same prepared statement.
      .where('p.id', '=', sql<string>`any(${ids})`),
  )
  return new Map(rows.map((row) => [row.id, stateOf(row)]))
}

type Row = Parameters<typeof publicProductAnswer>[0] & { is_available: boolean }

function stateOf(row: Row): ProductState {
  const product = publicProductAnswer(row)
  if (row.is_sold) return { availability: 'sold', product: soldAnswer(product) }
  return row.is_available
    ? { availability: 'forSale', product }
    : { availability: 'gone', product: null }
}
