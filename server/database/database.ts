import { StartError } from '../start-error.ts'

/** What can be asked of the database: the same SQL ($1, $2 …) on PGlite and on PostgreSQL. */
export interface Queryable {
  query<Row extends object>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
  /** Runs several statements without parameters, such as a schema. */
  execute(sql: string): Promise<void>
}

/** An open database. */
export interface Database extends Queryable {
  /** Runs `work` in one transaction; rolls back and rethrows when it throws. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** The database cannot be opened; `message` is one line for whoever starts the server. */
export class DatabaseUnavailable extends StartError {
  override readonly name = 'DatabaseUnavailable'
}

/**
 * No connection (08), no room on the disk, in memory or among the connections (53), shut down (57P), to be tried again
 * because of what others did meanwhile (40001, 40P01).
 */
const UNAVAILABLE_STATES = /^(08|53|57P|40001|40P01)/
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'ENOSPC',
])
/** What the drivers throw without a code. */
const DRIVER_WORDS =
  /connection terminated|not queryable|timeout exceeded when trying to connect|PGlite is clos/i

/** Whether the database could not do what it was asked through no fault of the question: it may be tried again. */
export function isUnavailable(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  return UNAVAILABLE_STATES.test(code) || UNREACHABLE.has(code) || DRIVER_WORDS.test(error.message)
}

/** The single row of a query that always has one. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined || rows.length > 1) throw new Error(`Expected one row, got ${rows.length}.`)
  return row
}
