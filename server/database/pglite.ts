import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type Database, DatabaseUnavailable, type Queryable } from './database.ts'
import { lockFolder } from './folder-lock.ts'

/** The part of PGlite that a transaction has too. */
type Connection = Pick<PGlite, 'query' | 'exec'>

function queryable(connection: Connection): Queryable {
  return {
    async query<Row extends object>(sql: string, parameters: readonly unknown[] = []) {
      const result = await connection.query<Row>(sql, [...parameters])
      return result.rows
    },
    async execute(sql) {
      await connection.exec(sql)
    },
  }
}

function database(engine: PGlite, afterClose: () => Promise<void>): Database {
  return {
    ...queryable(engine),
    transaction: (work) => engine.transaction((transaction) => work(queryable(transaction))),
    async close() {
      if (engine.closed) return
      await engine.close()
      await afterClose()
    },
  }
}

/** A database in memory, gone when it is closed. */
export async function openMemoryDatabase(): Promise<Database> {
  return database(await PGlite.create(), async () => undefined)
}

/**
 * Opens PGlite in `dataDir`/db, making it where it is not there yet.
 * Throws DatabaseUnavailable where the folder cannot be written or another server has it open: PGlite itself does not
 * notice a second process, and two of them destroy the files.
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<Database> {
  const folder = join(dataDir, 'db')
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new DatabaseUnavailable(`DATA_DIR ${dataDir} cannot be written (${codeOf(error)}).`)
  }
  const release = await lockFolder(dataDir)
  try {
    return database(await PGlite.create(folder), release)
  } catch (error) {
    await release()
    throw new DatabaseUnavailable(
      `The database in ${folder} cannot be opened (${codeOf(error)}).`,
      {
        cause: error,
      },
    )
  }
}

function codeOf(error: unknown): string {
  if (error instanceof Error) return 'code' in error ? String(error.code) : error.message
  return String(error)
}
