import type { Database, Queryable } from '../../server/database/database.ts'

/** The life of one server process, counted in statements. */
export type Life = { statementsLeft: number; readonly isOver: boolean }

export function createLife(): Life {
  return {
    statementsLeft: Infinity,
    get isOver() {
      return this.statementsLeft <= 0
    },
  }
}

/** The database as one server process sees it: when its life is over, a transaction in progress is rolled back. */
export function mortalDatabase(database: Database, life: Life): Database {
  const live = () => {
    if (life.isOver) throw new Error('The server was killed.')
    life.statementsLeft -= 1
  }
  const over = (inner: Queryable): Queryable => ({
    async query(sql, parameters) {
      live()
      return inner.query(sql, parameters)
    },
    async execute(sql) {
      live()
      return inner.execute(sql)
    },
  })
  return {
    ...database,
    ...over(database),
    async transaction(work) {
      live()
      return database.transaction(async (inside) => {
        const result = await work(over(inside))
        live()
        return result
      })
    },
  }
}
