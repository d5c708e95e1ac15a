import { Pool, type PoolClient } from 'pg'
import { type Database, DatabaseUnavailable, type Queryable } from './database.ts'
import { listenOn } from './postgres-listen.ts'

/**
 * Names of prepared statements. Each connection prepares a statement once, since PostgreSQL takes longer to plan a page
 * of a large market than to read it. A list of values is one parameter, so that the code has few statements; the filters of a
 * search make some thousand. A connection keeps each for good, so that those after the first ones have no name.
 */
const names = new Map<string, string>()
export const MOST_NAMED = 500

function nameOf(sql: string): string | undefined {
  const known = names.get(sql)
  if (known !== undefined || names.size >= MOST_NAMED) return known
  const name = `loppis-${names.size}`
  names.set(sql, name)
  return name
}

/** Runs queries on a connection, or each on one of a pool; `isPrepared` names its statements. */
export function queryable(connection: Pool | PoolClient, isPrepared: boolean): Queryable {
  return {
    async query<Row extends object>(sql: string, parameters: readonly unknown[] = []) {
      const statement = { text: sql, values: [...parameters] }
      const named = isPrepared ? { ...statement, name: nameOf(sql) } : statement
      const result = await connection.query<Row>(named)
      return result.rows
    },
    async execute(sql) {
      await connection.query(sql)
    },
  }
}

/** Milliseconds to wait for a free connection of the pool; seeding on a busy machine makes others wait for seconds. */
const CONNECTION_TIMEOUT = 30_000

/** How often a transaction runs at most, where PostgreSQL ends it each time because of a deadlock. */
const MOST_RUNS = 3

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '40P01'

type Settings = {
  /** The address of the connections that listen for notifications. Behind a pooler in transaction mode, it differs. */
  listenUrl?: string
  /** Names its prepared statements. A pooler that does not know them gives a name to another connection. */
  preparesStatements?: boolean
  /** How many connections the pool has at most. */
  connections?: number
  /**
   * After so many seconds, PostgreSQL ends a statement, and a transaction whose server says nothing; 0: never. A pooler
   * refuses these settings, and its operator sets them for the user of the database.
   */
  statementSeconds?: number
}

/** Opens a pool of connections to `url`. Throws DatabaseUnavailable, whose message never contains the password. */
export async function openPostgres(
  url: string,
  {
    listenUrl = url,
    preparesStatements = true,
    connections = 10,
    statementSeconds = 0,
  }: Settings = {},
): Promise<Database> {
  const milliseconds = statementSeconds * 1000
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    max: connections,
    ...(listenUrl === url && {
      statement_timeout: milliseconds,
      idle_in_transaction_session_timeout: milliseconds,
    }),
  })
  // A client that breaks between two queries of a transaction emits 'error' itself; unhandled, it ends the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => console.error(`database: a connection broke: ${error.message}`)),
  )
  pool.on('error', () => undefined)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const { host, pathname } = new URL(url)
    throw new DatabaseUnavailable(
      `The database at DATABASE_URL (${host}${pathname}) cannot be opened: ${reasonOf(error)}.`,
      { cause: error },
    )
  }
  return {
    ...queryable(pool, preparesStatements),
    async transaction(work) {
      for (let run = 1; ; run += 1) {
        try {
          return await runOnce(pool, preparesStatements, work)
        } catch (error) {
          if (run === MOST_RUNS || !isDeadlock(error)) throw error
        }
      }
    },
    listen: (channel, listener) => listenOn(listenUrl, channel, listener),
    vacuum: async () => undefined,
    close: () => pool.end(),
  }
}

/** Readable reasons for PostgreSQL and network error codes. */
const REASONS: Readonly<Record<string, string>> = {
  '28P01': 'it does not take this password',
  '28000': 'it does not take this user',
  '3D000': 'there is no database of this name',
  '42501': 'this user may not connect to it',
  '53300': 'it has no connection left',
  '57P03': 'it is starting up',
  ECONNREFUSED: 'nothing listens there (ECONNREFUSED)',
  ENOTFOUND: 'there is no such host (ENOTFOUND)',
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  if (!('code' in error)) return error.message
  return REASONS[String(error.code)] ?? String(error.code)
}

/** Runs `work` in a transaction on a connection of the pool. */
async function runOnce<Result>(
  pool: Pool,
  isPrepared: boolean,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(queryable(client, isPrepared))
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    await rollBack(client)
    throw error
  }
}

/** Rolls back; a connection that cannot roll back is destroyed instead of returned to the pool. */
async function rollBack(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
  }
}
