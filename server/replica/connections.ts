import { Pool, type PoolClient } from 'pg'
import { onlyRow, type Reader } from '../database/database.ts'
import { queryable } from '../database/postgres.ts'

/** The position in the log up to which a server has its data. A replica that was promoted has the position of a primary. */
const POSITION = `
  select coalesce(pg_wal_lsn_diff(
           case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0'
         ), 0)::float8 as position`

/** Returns the position in the log of a primary or of a replica, in bytes. */
export async function positionOf(database: Reader): Promise<number> {
  return onlyRow(await database.query<{ position: number }>(POSITION)).position
}

/** The replica of this connection lags too much. */
export class ReplicaBehind extends Error {
  override readonly name = 'ReplicaBehind'
}

/** How long the replica may take to say its position. */
const PATIENCE_MS = 1000
const CONNECTION_TIMEOUT_MS = 30_000

/** The connections to the replica, or to a proxy in front of several, so each may lead to another one. */
export class ReplicaConnections {
  readonly #url: string
  readonly #isPrepared: boolean
  #pool: Pool
  /** One connection, for which no read has to wait. */
  readonly #watch: Pool
  /** The last known position of the replica behind each connection. */
  readonly #positions = new WeakMap<PoolClient, number>()
  readonly #inProgress = new Set<(reason: Error) => void>()

  constructor(url: string, isPrepared: boolean) {
    this.#url = url
    this.#isPrepared = isPrepared
    this.#pool = this.#openPool()
    this.#watch = new Pool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    })
    this.#watch.on('error', () => undefined)
  }

  /** Returns the position of the replica behind the connection that watches. Throws where it does not answer at once. */
  position(): Promise<number> {
    return positionOf(queryable(this.#watch, false))
  }

  /**
   * Runs a query on a replica whose position `isNear`, and asks it for its position where the known one is not. Throws
   * ReplicaBehind, and what `abandon` is called with.
   */
  async query<Row extends object>(
    sql: string,
    parameters: readonly unknown[] | undefined,
    isNear: (position: number) => boolean,
  ): Promise<Row[]> {
    const client = await this.#connect()
    let isBroken = false
    try {
      const connection = queryable(client, this.#isPrepared)
      if (!isNear(this.#positions.get(client) ?? 0)) {
        const position = await this.#unlessAbandoned(positionOf(connection))
        this.#positions.set(client, position)
        if (!isNear(position)) throw new ReplicaBehind()
      }
      return await this.#unlessAbandoned(connection.query<Row>(sql, parameters))
    } catch (error) {
      isBroken = !(error instanceof ReplicaBehind)
      throw error
    } finally {
      client.release(isBroken)
    }
  }

  /** Fails the queries in progress. Later ones open new connections: an old one may never answer again. */
  abandon(reason: Error): void {
    for (const reject of this.#inProgress) reject(reason)
    void this.#pool.end()
    this.#pool = this.#openPool()
  }

  async close(): Promise<void> {
    this.abandon(new Error('The server stops.'))
    await this.#pool.end()
    await this.#watch.end()
  }

  #openPool(): Pool {
    const pool = new Pool({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    })
    // Unhandled, the error of a connection that breaks would end the process.
    pool.on('connect', (client) => client.on('error', () => undefined))
    pool.on('error', () => undefined)
    return pool
  }

  async #connect(): Promise<PoolClient> {
    const connecting = this.#pool.connect()
    try {
      return await this.#unlessAbandoned(connecting)
    } catch (error) {
      connecting.then(
        (client) => client.release(true),
        () => undefined,
      )
      throw error
    }
  }

  async #unlessAbandoned<Result>(work: Promise<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    this.#inProgress.add(reject)
    work.then(resolve, reject)
    try {
      return await promise
    } finally {
      this.#inProgress.delete(reject)
    }
  }
}
