import { expect, test } from 'vitest'
import type { Queryable } from '../../server/database/database.ts'
import { db, prepared } from '../../server/database/sql.ts'

test('a query that is built once runs with the values of each run', async () => {
  let built = 0
  const selectUser = prepared(({ name, since }: { name: string; since: Date }) => {
    built += 1
    return db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'buyer')
      .where('name', '=', name)
      .where('signed_out_at', '>', since)
  })
  const runs: (readonly unknown[])[] = []
  const database: Queryable = {
    async query(_sql, parameters = []) {
      runs.push(parameters)
      return []
    },
    execute: async () => undefined,
  }
  const [monday, tuesday] = [new Date('2026-01-05'), new Date('2026-01-06')]
  await selectUser(database, { name: 'Ann', since: monday })
  await selectUser(database, { name: 'Bo', since: tuesday })
  expect(runs).toEqual([
    ['buyer', 'Ann', monday],
    ['buyer', 'Bo', tuesday],
  ])
  expect(built).toBe(1)
})

test('a query that takes its values without their names is refused, since nobody knows them yet', () => {
  const selectUser = prepared(({ id, ...others }: { id: string; name: string }) =>
    db.selectFrom('users').select('id').where('id', '=', id).where('name', '=', others.name),
  )
  const database: Queryable = { query: async () => [], execute: async () => undefined }
  expect(() => selectUser(database, { id: 'ann', name: 'Ann' })).toThrow('by its name')
})
