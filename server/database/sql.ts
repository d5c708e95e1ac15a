import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  type ExpressionBuilder,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import type { Queryable, Reader } from './database.ts'
import type { DB } from './tables.ts'

/** Builds queries whose columns, parameters and rows are checked against the tables. `run` runs them. */
export const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** A query that changes nothing. */
type Selection<Row> = Compilable<Row> & { readonly isSelectQueryBuilder: true }

/** Runs a query that `db` built, on PGlite or on PostgreSQL. A Reader runs a `select` alone. */
export function run<Row extends object>(database: Reader, query: Selection<Row>): Promise<Row[]>
export function run<Row extends object>(database: Queryable, query: Compilable<Row>): Promise<Row[]>
export function run<Row extends object>(database: Reader, query: Compilable<Row>): Promise<Row[]> {
  const compiled = query.compile()
  return database.query<Row>(compiled.sql, compiled.parameters)
}

/** Stands for a value of a prepared query, which each run gives. */
class Given {
  readonly name: string | symbol
  constructor(name: string | symbol) {
    this.name = name
  }
}

const given = new Proxy(
  {},
  {
    get: (_, name) => new Given(name),
    ownKeys() {
      throw new Error('A prepared query takes each of its values by its name.')
    },
  },
)

/**
 * Returns a function that runs a query, which is built only once: that takes as long as to run it. The values become
 * parameters of the query, so `build` may only pass them on, each by its name.
 */
export function prepared<Values extends object, Row extends object>(
  build: (values: Values) => Compilable<Row>,
): (database: Queryable, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return (database, values) => {
    compiled ??= build(given as Values).compile()
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Given ? Reflect.get(values, parameter.name) : parameter,
    )
    return database.query<Row>(compiled.sql, parameters)
  }
}

/** A query without a result, as a part of a statement. */
export type Change = RawBuilder<unknown>

/**
 * Runs changes of different rows as one statement, which takes one round trip; null is no change. Each change sees the
 * rows as they were before the statement.
 */
export async function runTogether(
  database: Queryable,
  changes: readonly (Change | null)[],
): Promise<void> {
  const parts = changes
    .filter((change) => change !== null)
    .map((change, index) => sql`${sql.id(`change_${index}`)} as (${change})`)
  const compiled = sql`with ${sql.join(parts)} select`.compile(db)
  await database.query(compiled.sql, compiled.parameters)
}

type WithProduct = DB & { p: DB['products'] }
type WithSeller = WithProduct & { seller: DB['users'] }

/** The condition that the product `p` is neither sold nor deleted. */
export const isUnsold = ({ and, eb, not }: ExpressionBuilder<WithProduct, 'p'>) =>
  and([not('p.is_sold'), eb('p.removed_at', 'is', null)])

/** The condition that the product `p` is for sale: neither sold nor deleted nor withdrawn nor expired. */
export const isForSale = (eb: ExpressionBuilder<WithProduct, 'p'>) =>
  eb.and([isUnsold(eb), eb.ref('p.is_published')])

/** Whether the product `p` can be bought: it is for sale, and its `seller` is not removed. */
export const isAvailable = (eb: ExpressionBuilder<WithSeller, 'p' | 'seller'>) =>
  eb.and([isForSale(eb), eb('seller.removed_at', 'is', null)]).$castTo<boolean>()
