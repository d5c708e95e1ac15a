import { randomUUID } from 'node:crypto'
import type { Database } from '../../server/database/database.ts'
import { openMemoryDatabase } from '../../server/database/pglite.ts'
import { openPostgres } from '../../server/database/postgres.ts'
import { emptyDump } from './empty-database.ts'

/** A PostgreSQL database for a single use. */
type OwnDatabase = { url: string; drop(): Promise<void> }

/** Creates an empty database on the PostgreSQL server at `serverUrl`, with a name that begins with `run`. */
export async function createDatabase(serverUrl: string, run = nameRun()): Promise<OwnDatabase> {
  const name = `${run}_${randomUUID().slice(0, 8)}`
  await administer(serverUrl, (server) => server.execute(`create database ${name}`))
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => administer(serverUrl, (server) => server.execute(dropping(name))),
  }
}

/** Returns the prefix of a run's database names. */
export const nameRun = (): string => `loppis_test_${randomUUID().slice(0, 8)}`

/** Drops the remaining databases of a run. */
export async function dropDatabases(serverUrl: string, run: string): Promise<void> {
  await administer(serverUrl, async (server) => {
    const left = await server.query<{ name: string }>(
      `select datname as name from pg_database where starts_with(datname, $1)`,
      [`${run}_`],
    )
    for (const { name } of left) await server.execute(dropping(name))
  })
}

const dropping = (name: string) => `drop database ${name} with (force)`

async function administer(
  serverUrl: string,
  work: (server: Database) => Promise<void>,
): Promise<void> {
  const server = await openPostgres(serverUrl)
  try {
    await work(server)
  } finally {
    await server.close()
  }
}

/** Creates an empty database on the PostgreSQL of the second lane; returns null outside of it. */
export async function createPostgresDatabase(): Promise<OwnDatabase | null> {
  const { TEST_POSTGRES_URL: serverUrl, TEST_POSTGRES_RUN: run } = process.env
  return serverUrl === undefined ? null : createDatabase(serverUrl, run)
}

/**
 * Opens an empty database that is dropped when it is closed: in-memory PGlite with the market's tables, or a PostgreSQL
 * database in the second lane.
 */
export async function openTestDatabase(): Promise<Database> {
  const own = await createPostgresDatabase()
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
