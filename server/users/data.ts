import type { Queryable } from '../database/database.ts'
import { personalTables } from './personal-tables.ts'

/**
 * Returns everything that the server holds of a user: the account, and the rows of each table with the user's id, by the
 * name of the table, with the names of the columns. Amounts are in US cents, times are ISO 8601.
 */
export async function readAccountData(
  database: Queryable,
  id: string,
): Promise<Readonly<Record<string, unknown>>> {
  const rowsOf = (table: string, column: string) =>
    database.query<Record<string, unknown>>(`select * from "${table}" where "${column}" = $1`, [id])
  const tables: Record<string, unknown> = { users: await rowsOf('users', 'id') }
  for (const { table, column } of personalTables.filter(({ isOfOthers }) => !isOfOthers)) {
    tables[table] = await rowsOf(table, column)
  }
  return tables
}
