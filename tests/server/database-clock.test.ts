import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabaseClock } from '../../server/database/clock.ts'
import type { Queryable } from '../../server/database/database.ts'

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
