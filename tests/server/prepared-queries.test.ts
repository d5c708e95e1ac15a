import { Pool } from 'pg'
import { expect, test } from 'vitest'
import type { Queryable } from '../../server/database/database.ts'
import { MOST_NAMED, queryable } from '../../server/database/postgres.ts'
import { MOST_PREPARED } from '../../server/database/prepared-statements.ts'
import { db, prepared } from '../../server/database/sql.ts'
import { openTestApp } from './test-app.ts'

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

test('the embedded database keeps the statements that were used last, however many callers compose', async () => {
  const { database } = await openTestApp()
  const ask = async (number: number) =>
    (await database.query<{ number: number }>(`select ${number} as number`))[0]?.number
  for (let number = 0; number < MOST_PREPARED + 50; number += 1) {
    expect(await ask(number)).toBe(number)
  }
  const [kept] = await database.query<{ count: number }>(
    'select count(*)::int as count from pg_prepared_statements',
  )
  expect(kept?.count).toBeLessThanOrEqual(MOST_PREPARED)
  expect(await ask(0)).toBe(0)
})

test('PostgreSQL prepares a bounded number of statements on a connection', async () => {
  const names = new Set<string>()
  const query = async ({ name }: { name?: string }) => {
    if (name !== undefined) names.add(name)
    return { rows: [] }
  }
  const { query: ask } = queryable(Object.assign(new Pool(), { query }), true)
  for (let number = 0; number < MOST_NAMED + 50; number += 1) await ask(`select ${number}`)
  expect(names.size).toBeLessThanOrEqual(MOST_NAMED)
})
