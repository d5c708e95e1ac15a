import { StartError } from '../config/start-error.ts'

/**
 * Runs queries that change nothing, with the same SQL ($1, $2 …) on PGlite and on PostgreSQL. A function that takes a Reader
 * can read from a replica.
 */
export interface Reader {
  /** Runs SQL text. Nothing checks `Row`: `run` (server/database/sql.ts) derives it from the tables. */
  query<Row extends object>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
}

/** Runs queries that may change something. */
export interface Queryable extends Reader {
  /** Runs several statements without parameters, such as a schema. */
  execute(sql: string): Promise<void>
}

/** An open database. */
export interface Database extends Queryable {
  /**
   * Runs `work` in one transaction; rolls back and rethrows when it throws. A deadlock makes it run again, so `work` changes
   * nothing but the database.
   */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>
  /** Hears the notifications on a channel (NOTIFY), of all servers, until the returned function is called. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  /** Vacuums the table that needs it most, if any does. A PostgreSQL server does this by itself (autovacuum). */
  vacuum(): Promise<void>
  close(): Promise<void>
}

/**
 * `onMessage` throws where it cannot read a message. `onGap`: notifications may have been missed, because the connection was
 * lost and is back, or a message could not be read.
 */
export type Listener = { onMessage: (payload: string) => void; onGap: () => void }

/** Hands a message to a listener. Anybody with a connection may send one, so that it throws nothing. */
export function hear({ onMessage, onGap }: Listener, payload: string): void {
  try {
    onMessage(payload)
  } catch {
    onGap()
  }
}

/** The database cannot be opened; `message` is one line for the operator. */
export class DatabaseUnavailable extends StartError {
  override readonly name = 'DatabaseUnavailable'
}

/**
 * SQLSTATE codes: no connection (08), no disk space, memory or connections left (53), shutdown (57P), serialization
 * failure (40001), deadlock (40P01), a statement that took too long (57014) and a read-only transaction (25006), which a primary answers that is no longer one.
 */
const UNAVAILABLE_STATES = /^(08|53|57P|57014|40001|40P01|25006)/
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'ENOSPC',
])
/** Messages of driver errors that have no code. */
const DRIVER_WORDS =
  /connection terminated|not queryable|timeout exceeded when trying to connect|PGlite is clos/i

/** Returns whether the database failed for a reason other than the query, so that a retry may succeed. */
export function isUnavailable(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  return UNAVAILABLE_STATES.test(code) || UNREACHABLE.has(code) || DRIVER_WORDS.test(error.message)
}

/** Returns the single row of a query; throws where there is not exactly one. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined || rows.length > 1) throw new Error(`Expected one row, got ${rows.length}.`)
  return row
}
