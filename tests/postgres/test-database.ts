import { randomUUID } from 'node:crypto'
import type { Database } from '../../server/database/database.ts'
import { openMemoryDatabase } from '../../server/database/pglite.ts'
import { openPostgres } from '../../server/database/postgres.ts'
import { emptyDump } from '../made-once/empty-database.ts'

/** A database on a PostgreSQL, for one use. */
type OwnDatabase = { url: string; drop(): Promise<void> }

/** Makes an empty database on the PostgreSQL at `serverUrl`, whose name begins with `run`. */
export async function createDatabase(serverUrl: string, run = nameRun()): Promise<OwnDatabase> {
  const name = `${run}_${randomUUID().slice(0, 8)}`
  await administer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(serverUrl, `drop database ${name} with (force)`) }
}

/** What the names of a run's databases begin with. */
export const nameRun = (): string => `loppis_test_${randomUUID().slice(0, 8)}`

/** Drops all databases of a run that are left. */
export async function dropDatabases(serverUrl: string, run: string): Promise<void> {
  const server = await openPostgres(serverUrl)
  try {
    const left = await server.query<{ name: string }>(
      `select datname as name from pg_database where starts_with(datname, $1)`,
      [`${run}_`],
    )
    for (const { name } of left) await server.execute(`drop database ${name} with (force)`)
  } finally {
    await server.close()
  }
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
  const { TEST_POSTGRES_URL: serverUrl, TEST_POSTGRES_RUN: run } = process.env
  return serverUrl === undefined ? null : createDatabase(serverUrl, run)
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
