import { randomUUID } from 'node:crypto'
import type { Database } from '../../server/database/database.ts'
import { openMemoryDatabase } from '../../server/database/pglite.ts'
import { openPostgres } from '../../server/database/postgres.ts'
import { emptyDump } from '../made-once/empty-database.ts'

/** A database on a PostgreSQL, for one use. */
type OwnDatabase = { url: string; drop(): Promise<void> }

/** Makes an empty database on the PostgreSQL at `serverUrl`. */
export async function createDatabase(serverUrl: string): Promise<OwnDatabase> {
  const name = `loppis_test_${randomUUID().replaceAll('-', '')}`
  await administer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(serverUrl, `drop database ${name} with (force)`) }
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const server = await openPostgres(serverUrl)
  try {
    await server.execute(statement)
  } finally {
    await server.close()
  }
}

/** In the second lane an empty database on its PostgreSQL; elsewhere null. */
export async function createLaneDatabase(): Promise<OwnDatabase | null> {
  const serverUrl = process.env['TEST_POSTGRES_URL']
  return serverUrl === undefined ? null : createDatabase(serverUrl)
}

/**
 * An empty database that is gone when it is closed: PGlite in memory, where the market's tables are made already, or in
 * the second lane one on PostgreSQL.
 */
export async function openTestDatabase(): Promise<Database> {
  const own = await createLaneDatabase()
  if (own === null) return openMemoryDatabase(await emptyDump())
  const database = await openPostgres(own.url)
  return {
    ...database,
    async close() {
      await database.close()
      await own.drop()
    },
  }
}
