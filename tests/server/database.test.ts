import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { openDatabaseClock } from '../../server/database/clock.ts'
import { type Database, type Queryable } from '../../server/database/database.ts'
import { readPage } from '../../server/database/page.ts'
import { openMemoryDatabase } from '../../server/database/pglite.ts'
import { MOST_NAMED, queryable } from '../../server/database/postgres.ts'
import { MOST_PREPARED } from '../../server/database/prepared-statements.ts'
import { db, prepared } from '../../server/database/sql.ts'
import { vacuumWorstTable } from '../../server/database/vacuum.ts'
import { openTestApp } from './test-app.ts'

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

describe('the clock of the database', () => {
  const HOUR_MS = 3_600_000

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: HOUR_MS })
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  /** A database that is a time away from this machine, and takes some time for each answer. */
  function databaseAhead(milliseconds: number): Queryable & { ahead: number; took: number } {
    return {
      ahead: milliseconds,
      took: 0,
      async query<Row extends object>() {
        vi.advanceTimersByTime(this.took / 2)
        const row: object = { now: Date.now() + this.ahead }
        vi.advanceTimersByTime(this.took / 2)
        return [row] as Row[]
      },
      execute: () => Promise.reject(new Error('Nothing is executed.')),
    }
  }

  test.each([HOUR_MS, -HOUR_MS])(
    'a server whose clock is %s ms off shows the time of the database',
    async (off) => {
      const clock = await openDatabaseClock(databaseAhead(-off))
      expect(clock.now().getTime()).toBe(Date.now() - off)
    },
  )

  test('the clock goes on between two comparisons, also where the time of the machine is set', async () => {
    const database = databaseAhead(0)
    const clock = await openDatabaseClock(database)
    vi.advanceTimersByTime(5000)
    const expected = Date.now()
    vi.setSystemTime(10 * HOUR_MS)
    expect(clock.now().getTime()).toBe(expected)
  })

  test('a comparison follows the database to another time', async () => {
    const database = databaseAhead(0)
    const clock = await openDatabaseClock(database)
    database.ahead = 2000
    await clock.compare()
    expect(clock.now().getTime()).toBe(Date.now() + 2000)
  })

  test('the time on the way of an answer does not count', async () => {
    const database = databaseAhead(HOUR_MS)
    database.took = 400
    const clock = await openDatabaseClock(database)
    expect(clock.now().getTime()).toBe(Date.now() + HOUR_MS)
  })

  test('a comparison with a database that is slow to answer changes nothing', async () => {
    const database = databaseAhead(0)
    const clock = await openDatabaseClock(database)
    database.took = 20_000
    database.ahead = HOUR_MS
    await clock.compare()
    expect(clock.now().getTime()).toBe(Date.now())
  })
})

describe('a vacuum of the embedded database', () => {
  let database: Database

  beforeAll(async () => {
    database = await openMemoryDatabase()
    for (const name of ['idle', 'busy', 'busier']) {
      await database.execute(`create table ${name} as select id from generate_series(1, 500) id`)
      await countChanges()
      await database.execute(`vacuum analyze ${name}`)
    }
  })

  afterAll(() => database.close())

  /** The statistics count a session's changes at most once a second. */
  const countChanges = () => database.execute('select pg_stat_force_next_flush()')

  /** Changes this many rows of a table. */
  async function change(table: string, rows: number): Promise<void> {
    await database.execute(`update ${table} set id = id where id <= ${rows}`)
    await countChanges()
  }

  test('takes the tables that changed most, one at a time', async () => {
    await change('busy', 300)
    await change('busier', 400)
    await change('idle', 20)
    expect(await vacuumWorstTable(database)).toBe('busier')
    expect(await vacuumWorstTable(database)).toBe('busy')
    expect(await vacuumWorstTable(database)).toBeNull()
  })

  test('removes the dead rows', async () => {
    await change('busy', 500)
    await database.vacuum()
    const [{ dead } = { dead: null }] = await database.query<{ dead: number }>(
      `select n_dead_tup::int as dead from pg_stat_user_tables where relname = 'busy'`,
    )
    expect(dead).toBe(0)
  })
})
