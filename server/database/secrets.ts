import { type Database, onlyRow } from './database.ts'
import { db, run } from './sql.ts'

/** Returns the secret of this name, which each server on the database shares; the first start keeps what `make` returns. */
export async function sharedSecret(
  database: Database,
  name: string,
  make: () => string,
): Promise<string> {
  await run(
    database,
    db
      .insertInto('secrets')
      .values({ name, value: make() })
      .onConflict((conflict) => conflict.doNothing()),
  )
  const rows = await run(
    database,
    db.selectFrom('secrets').select('value').where('name', '=', name),
  )
  return onlyRow(rows).value
}
