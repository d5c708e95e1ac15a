import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { startHousekeeping } from '../../server/housekeeping.ts'
import { createLog } from '../../server/log.ts'
import { reconcileCharges } from '../../server/payments/reconciler.ts'
import { minutesPass, orderOf } from './test-app-helpers.ts'
import { book, emailOf, openIntent, openTestApp, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

/** Runs the housekeeping once, on this database; returns the lines of its log. */
async function keepHouse(database: Database = market.database): Promise<string[]> {
  const lines: string[] = []
  const log = createLog((line) => lines.push(line), 'text')
  await startHousekeeping({ ...market.market, database }, log)()
  return lines
}

describe('a payment that the database refuses to record', () => {
  beforeEach(async () => {
    await openIntent(market, 1, 'ann', await book(market, 1, 'ann'))
    await openIntent(market, 2, 'bob', await book(market, 2, 'bob'))
    const { readIntent, cancelIntent } = market.cards
    const tooLarge = async (answer: ReturnType<typeof readIntent>) => {
      const intent = await answer
      return intent?.id === 'pi_1' ? { ...intent, amountCents: 3_000_000_000 } : intent
    }
    market.cards.readIntent = (id) => tooLarge(readIntent.call(market.cards, id))
    market.cards.cancelIntent = (id) => tooLarge(cancelIntent.call(market.cards, id))
    market.cards.become('pi_1', 'succeeded')
  })

  test('does not stop the record of others, and is logged with its reason', async () => {
    market.cards.become('pi_2', 'succeeded')
    expect(await keepHouse()).toEqual([
      expect.stringMatching(/1 payments could not be checked: .* out of range/),
    ])
    expect(await orderOf(market, 'bob')).toMatchObject({ boughtBy: emailOf('bob') })
    expect(await orderOf(market, 'ann')).toMatchObject({ isPaid: false })
  })

  test('is checked less and less often', async () => {
    minutesPass(market, 100)
    expect(await reconcileCharges(market.market)).toHaveLength(1)
    minutesPass(market, 5)
    expect(await reconcileCharges(market.market)).toEqual([])
    minutesPass(market, 10)
    expect(await reconcileCharges(market.market)).toHaveLength(1)
  })

  test('does not stop the cancellation of others after their holds', async () => {
    minutesPass(market, 16)
    expect(await keepHouse()).toContainEqual(
      expect.stringMatching(/1 payments could not be cancelled: .* out of range/),
    )
    expect(await market.cards.readIntent('pi_2')).toMatchObject({ status: 'canceled' })
  })
})

test('a refund that fails does not stop the refunds of others', async () => {
  await openIntent(market, 1, 'ann', await book(market, 1, 'ann'))
  await openIntent(market, 2, 'bob', await book(market, 2, 'bob'))
  await market.database.execute('update products set removed_at = now()')
  market.cards.become('pi_1', 'succeeded')
  market.cards.become('pi_2', 'succeeded')
  const { refund } = market.cards
  market.cards.refund = (id) =>
    id === 'pi_1' ? Promise.reject(new Error('Unexpected.')) : refund.call(market.cards, id)
  expect(await keepHouse()).toEqual(['housekeeping - 1 refunds are still due: Unexpected.'])
  expect(market.cards.refunded).toEqual(['pi_2'])
})

test('rounds that take longer than a minute do not wait for each other', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const first = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  let rounds = 0
  const slow: Database = {
    ...market.database,
    async vacuum() {
      rounds += 1
      first.resolve()
      await answer.promise
    },
  }
  const stop = startHousekeeping(
    { ...market.market, database: slow },
    createLog(() => undefined, 'text'),
  )
  await first.promise
  vi.advanceTimersByTime(10 * 60_000)
  const stopped = stop()
  answer.resolve()
  await stopped
  expect(rounds).toBe(1)
})

describe('a failure of the database', () => {
  /** The database of the market, on which the queries that name this table fail. */
  const failing = (table: string, failure: Error): Database => ({
    ...market.database,
    query: (sql, parameters) =>
      sql.includes(table) ? Promise.reject(failure) : market.database.query(sql, parameters),
  })

  test('in one step does not stop the later steps', async () => {
    await market.database.execute(
      `insert into rate_limits (key, points, expire) values ('old', 1, 0)`,
    )
    const lines = await keepHouse(failing('intents', new Error('No such column.')))
    expect(new Set(lines)).toEqual(new Set(['housekeeping - No such column.']))
    expect(await market.database.query('select key from rate_limits')).toEqual([])
  })

  test('is logged once where the database is unavailable', async () => {
    const failure = Object.assign(new Error('No connection.'), { code: 'ECONNREFUSED' })
    expect(await keepHouse(failing('', failure))).toEqual(['housekeeping - No connection.'])
  })
})
