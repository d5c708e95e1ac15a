import { readdir, readFile } from 'node:fs/promises'
import type { Database } from './database.ts'
import { takeTurn } from './locks.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Brings the schema up to date: each file of migrations/ once, in the order of the names, each in a transaction. */
export async function migrate(database: Database): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  for (const name of names) {
    const schema = await readFile(new URL(name, folder), 'utf8')
    await database.transaction(async (transaction) => {
      await takeTurn(transaction, 'migration')
      await transaction.execute(
        `create table if not exists schema_migrations (
           name text primary key, applied_at timestamptz not null default now())`,
      )
      const recorded = await transaction.query(
        'insert into schema_migrations (name) values ($1) on conflict do nothing returning name',
        [name],
      )
      if (recorded.length > 0) await transaction.execute(schema)
    })
  }
}
