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

/** The single row of a query that always has one. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined || rows.length > 1) throw new Error(`Expected one row, got ${rows.length}.`)
  return row
}
