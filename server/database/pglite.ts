import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { finishRestore } from '../commands/data-files.mjs'
import { type Database, DatabaseUnavailable, type Queryable } from './database.ts'
import { requireRoom } from './disk-room.ts'
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

/** Hooks that run before each write and after the engine is closed. */
type Care = { beforeWrite: () => Promise<void>; afterClose: () => Promise<void> }

const isReading = (sql: string) => /^\s*select\b/i.test(sql)

function database(engine: PGlite, { beforeWrite, afterClose }: Care): Database {
  const direct = queryable(engine)
  return {
    async query<Row extends object>(sql: string, parameters?: readonly unknown[]) {
      if (!isReading(sql)) await beforeWrite()
      return direct.query<Row>(sql, parameters)
    },
    async execute(sql) {
      await beforeWrite()
      await direct.execute(sql)
    },
    async transaction(work) {
      await beforeWrite()
      return engine.transaction((transaction) => work(queryable(transaction)))
    },
    async close() {
      if (engine.closed) return
      await engine.close()
      await afterClose()
    },
  }
}

/** Opens a database in memory, which is lost when it is closed; `dump` is a dump of the data folder to start with. */
export async function openMemoryDatabase(dump?: Blob): Promise<Database> {
  const nothing = async () => undefined
  const engine = await PGlite.create(dump === undefined ? {} : { loadDataDir: dump })
  return database(engine, { beforeWrite: nothing, afterClose: nothing })
}

/**
 * Opens PGlite in `dataDir`/db, creating it where it is missing. Its writes throw DiskFull where the disk is full.
 * Throws DatabaseUnavailable where the folder cannot be written or another server has it open: PGlite itself does not
 * detect a second process, and two processes corrupt the files.
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
    finishRestore(dataDir)
    const engine = await PGlite.create(folder)
    return database(engine, { beforeWrite: () => requireRoom(folder), afterClose: release })
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
