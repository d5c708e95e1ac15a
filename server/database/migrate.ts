import { readdir, readFile } from 'node:fs/promises'
import { type Database, DatabaseUnavailable } from './database.ts'
import { acquireLock } from './locks.ts'

const folder = new URL('./migrations/', import.meta.url)

/** PostgreSQL's insufficient_privilege, and feature_not_supported, which it answers for an extension it does not have. */
const [NOT_ALLOWED, NOT_THERE] = ['42501', '0A000']

/**
 * Applies each file of migrations/ once, in the order of the names, each in its own transaction. A server of the version
 * before starts on the schema after, for a rollback: it ignores what it does not know.
 * Throws DatabaseUnavailable where the database user lacks the privilege, or the database lacks an extension.
 */
export async function migrate(database: Database): Promise<void> {
  try {
    await applyMigrations(database)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    if (error.code !== NOT_ALLOWED && error.code !== NOT_THERE) throw error
    throw new DatabaseUnavailable(
      /\bextension "/.test(error.message)
        ? `The search needs three extensions of PostgreSQL: ${error.message}. Let an administrator of the database run: ${extensions}`
        : `The user of DATABASE_URL may not make or change the tables there: ${error.message}.`,
      { cause: error },
    )
  }
}

/** The first statements of 018-search.sql; PostgreSQL lets every user run them where the extensions already exist. */
const extensions = ['fuzzystrmatch', 'pg_trgm', 'unaccent']
  .map((name) => `create extension if not exists ${name};`)
  .join(' ')

async function applyMigrations(database: Database): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const done = await doneAlready(database)
  for (const name of names.filter((each) => !done.has(each))) {
    const schema = await readFile(new URL(name, folder), 'utf8')
    await database.transaction(async (transaction) => {
      await acquireLock(transaction, 'migration')
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

/** Reads without the lock, since most starts have nothing to apply; the insert under the lock handles concurrency. */
async function doneAlready(database: Database): Promise<ReadonlySet<string>> {
  const tables = await database.query(
    `select from pg_tables where schemaname = current_schema and tablename = 'schema_migrations'`,
  )
  if (tables.length === 0) return new Set()
  const done = await database.query<{ name: string }>('select name from schema_migrations')
  return new Set(done.map(({ name }) => name))
}
