import { expect, it } from 'vitest'
import type { Queryable } from '../../server/database/database.ts'
import { readPage } from '../../server/database/page.ts'
import { db } from '../../server/database/sql.ts'

const order = {
  by: ['created_at', 'id'],
  of: (id: string) => db.selectFrom('users').select(['created_at', 'id']).where('id', '=', id),
} as const
const many = Array.from({ length: 1000 }, (_, id) => ({ id }))

/** A database that returns as many rows as the query's limit, and the queries that it received. */
function databaseOfMany() {
  const asked = new Set<string>()
  const database: Queryable = {
    async query<Row extends object>(sql: string) {
      asked.add(sql)
      const [, limit] = /limit (\d+)$/.exec(sql) ?? []
      return many.slice(0, Number(limit)) as Row[]
    },
    execute: async () => undefined,
  }
  return { database, asked }
}

it('R3: a page has as many rows as its limit, and all limits share three queries', async () => {
  const { database, asked } = databaseOfMany()
  for (let limit = 1; limit <= 201; limit += 1) {
    const page = { limit, after: null }
    const rows = await readPage(database, db.selectFrom('users').select('id'), order, page)
    expect(rows).toEqual(many.slice(0, limit))
  }
  expect(asked.size).toBe(3)
})
