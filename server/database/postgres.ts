import { Pool, type PoolClient } from 'pg'
import { type Database, DatabaseUnavailable, type Queryable } from './database.ts'

function queryable(connection: Pool | PoolClient): Queryable {
  return {
    async query<Row extends object>(sql: string, parameters: readonly unknown[] = []) {
      const result = await connection.query<Row>(sql, [...parameters])
      return result.rows
    },
    async execute(sql) {
      await connection.query(sql)
    },
  }
}

/** Opens a pool of connections to `url`. Throws DatabaseUnavailable, which never tells the password. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // A connection that breaks while a transaction thinks tells nobody but itself: unheard, it would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => console.error(`database: a connection broke: ${error.message}`)),
  )
  pool.on('error', () => undefined)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const reason =
      error instanceof Error && 'code' in error ? `${error.code}` : 'no such host or not a server'
    const { host, pathname } = new URL(url)
    throw new DatabaseUnavailable(
      `The database at DATABASE_URL (${host}${pathname}) cannot be reached: ${reason}.`,
      { cause: error },
    )
  }
  return {
    ...queryable(pool),
    async transaction(work) {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(queryable(client))
        await client.query('commit')
        client.release()
        return result
      } catch (error) {
        await rollBack(client)
        throw error
      }
    },
    close: () => pool.end(),
  }
}

/** A connection that cannot roll back is thrown away instead of going back into the pool. */
async function rollBack(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
  }
}
