/** What can be asked of the database: the same SQL ($1, $2 …) on PGlite and on PostgreSQL. */
export interface Queryable {
  query<Row extends object>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
}

/** An open database. */
export interface Database extends Queryable {
  /** Runs `work` in one transaction; rolls back and rethrows when it throws. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>
  /** Runs several statements without parameters, such as a schema. */
  execute(sql: string): Promise<void>
  close(): Promise<void>
}
