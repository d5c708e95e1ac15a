import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { housekeeping } from '../../server/work/housekeeping.ts'
import { createLog } from '../../server/config/log.ts'
import { digests } from '../../server/notifications/digest.ts'
import { performDue, startWorker, type Taken, type Work } from '../../server/flows/worker.ts'
import { mailsOf, ORIGIN } from './mail-steps.ts'
import { offered } from './offer-steps.ts'
import { minutesPass, orderOf, secondsPass } from './test-app-steps.ts'
import { book, emailOf, openIntent, openTestApp, type TestApp } from './test-app.ts'
import { cancelEnded, checkCharges, makeRefunds } from './work-steps.ts'

let market: TestApp
let lines: string[]
const log = createLog((line) => lines.push(line), 'text')
beforeEach(async () => {
  market = await openTestApp()
  lines = []
})

/** Work on rows with these keys, each of which is due until its work is done. */
function workOn(
  keys: readonly string[],
  perform: (row: Taken) => Promise<unknown>,
  options: Partial<Work> = {},
): Work & { done: string[] } {
  const done: string[] = []
  return {
    kind: 'tests',
    everyMs: 20,
    pauses: { firstMs: 60_000, longestMs: 60 * 60_000 },
    due: () => sql`
      select key, ${market.time.now}::timestamptz as due_at
        from unnest(${keys.filter((key) => !done.includes(key))}::text[]) key`,
    async perform(row) {
      await perform(row)
      done.push(row.key)
      return true
    },
    ...options,
    done,
  }
}

const start = (...works: Work[]) => {
  const worker = startWorker(market.market, works, log)
  onTestFinished(() => worker.stop())
  return worker
}
const rowsOf = () => market.database.query('select key, attempts, owner, failure from work')

describe('a row that fails', () => {
  const failing = (options?: Partial<Work>) =>
    workOn(
      ['bad', 'good'],
      async ({ key }) => {
        if (key === 'bad') throw new Error('No.')
      },
      options,
    )

  test('delays no other', async () => {
    const work = failing()
    start(work)
    await vi.waitFor(() => expect(work.done).toEqual(['good']))
    await vi.waitFor(() =>
      expect(lines).toEqual([expect.stringMatching(/^tests - bad failed: No/)]),
    )
  })

  test('is tried again after growing pauses, and the log says once that it is stuck', async () => {
    const tried: number[] = []
    const work = workOn(['bad'], async ({ attempts }) => {
      tried.push(attempts)
      throw new Error('No.')
    })
    start(work)
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      await vi.waitFor(() => expect(tried).toHaveLength(attempt))
      await vi.waitFor(async () =>
        expect(await rowsOf()).toMatchObject([{ attempts: attempt, owner: null, failure: 'No.' }]),
      )
      minutesPass(market, Math.min(4 ** (attempt - 1), 60))
    }
    expect(lines).toEqual([
      expect.stringContaining('attempt 1, again in'),
      expect.stringContaining('attempt 8, it is stuck, again in'),
    ])
  })

  test('is given up after its last attempt, where its kind has one', async () => {
    const givenUp: string[] = []
    const work = failing({
      mostAttempts: 1,
      async giveUp(key, failure) {
        givenUp.push(`${key}: ${failure}`)
        work.done.push(key)
      },
    })
    await expect(performDue(market.market, work)).rejects.toThrow('No.')
    expect(givenUp).toEqual(['bad: No.'])
    expect(await rowsOf()).toEqual([])
  })
})

test('a row that is slow holds up neither the others of its kind nor other kinds', async () => {
  const slow = Promise.withResolvers<void>()
  const outside = workOn(
    ['slow', 'b', 'c'],
    ({ key }) => (key === 'slow' ? slow.promise : instantly()),
    {
      atOnce: 2,
    },
  )
  const other = workOn(['d'], instantly, { kind: 'others' })
  start(outside, other)
  await vi.waitFor(() =>
    expect([...outside.done, ...other.done].toSorted()).toEqual(['b', 'c', 'd']),
  )
  slow.resolve()
  await vi.waitFor(() => expect(outside.done).toContain('slow'))
})
const instantly = async () => undefined

describe('a lease', () => {
  test('is renewed while its server works', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const work = Promise.withResolvers<void>()
    const began = Promise.withResolvers<void>()
    start(
      workOn(['a'], () => {
        began.resolve()
        return work.promise
      }),
    )
    await began.promise
    secondsPass(market, 14)
    vi.advanceTimersByTime(5000)
    const until = new Date(market.time.now.getTime() + 15_000)
    await vi.waitFor(async () =>
      expect(await market.database.query('select due_at from work')).toEqual([{ due_at: until }]),
    )
    work.resolve()
  })

  test('that is lost is not given back by the attempt that had it', async () => {
    const slow = Promise.withResolvers<void>()
    const next = Promise.withResolvers<void>()
    const first = performDue(
      market.market,
      workOn(['a'], () => slow.promise),
    )
    await vi.waitFor(async () => expect(await rowsOf()).toHaveLength(1))
    secondsPass(market, 15)
    const second = performDue(
      market.market,
      workOn(['a'], () => next.promise),
    )
    await vi.waitFor(async () => expect(await rowsOf()).toMatchObject([{ attempts: 2 }]))
    slow.resolve()
    await first
    expect(await rowsOf()).toMatchObject([{ key: 'a', attempts: 2 }])
    next.resolve()
    await second
    expect(await rowsOf()).toEqual([])
  })
})

test.each([
  ['one after the other', 1],
  ['at once', 2],
])(
  'a server that stops ends what it does %s, and leaves the rest to the next start',
  async (_, atOnce) => {
    const began = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const keys = ['a', 'b', 'c', 'd']
    const work = workOn(
      keys,
      () => {
        began.resolve()
        return end.promise
      },
      { atOnce },
    )
    const worker = start(work)
    await began.promise
    const stopped = worker.stop()
    end.resolve()
    await stopped
    expect(work.done.length).toBeLessThanOrEqual(atOnce)
    await performDue(market.market, work)
    expect(work.done.toSorted()).toEqual(keys)
    expect(lines).toEqual([])
  },
)

test('a database that does not answer is asked less and less often', async () => {
  const database = {
    ...market.database,
    query: () => Promise.reject(Object.assign(new Error('Gone.'), { code: 'ECONNREFUSED' })),
  }
  const worker = startWorker({ ...market.market, database }, [workOn(['a'], instantly)], log)
  await vi.waitFor(() => expect(lines).toEqual(['tests - Gone.']))
  for (let wake = 0; wake < 10; wake += 1) {
    worker.wake('tests')
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  expect(lines).toHaveLength(1)
  await worker.stop()
})

test.each(['sue', 'bob'] as const)(
  'a digest that throws, of %s, does not delay the mail of another reader',
  async (person) => {
    const offer = await offered(market, 'bob', 40)
    minutesPass(market, 2)
    await market.call('POST', `/offers/${offer}/events`, {
      as: 'sue',
      json: { event: 'seller.decline' },
    })
    // The user who acts has seen what came before.
    await market.database.query('update notifications set read_at = null, mail_due_at = created_at')
    minutesPass(market, 2)
    const { unsubscribeTokens } = market.market
    const context = {
      ...market.market,
      origin: ORIGIN,
      unsubscribeTokens: {
        ...unsubscribeTokens,
        issue: (ending: Parameters<typeof unsubscribeTokens.issue>[0]) =>
          ending.userId === person
            ? Promise.reject(new Error('No words.'))
            : unsubscribeTokens.issue(ending),
      },
    }
    await expect(performDue(market.market, digests(context))).rejects.toThrow('No words.')
    expect(await mailsOf(market, person === 'sue' ? 'bob' : 'sue')).toHaveLength(1)
  },
)

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

  test('does not stop the record of others, and is checked less and less often', async () => {
    market.cards.become('pi_2', 'succeeded')
    const outOfRange = [
      expect.objectContaining({ message: expect.stringContaining('out of range') }),
    ]
    expect(await checkCharges(market.market)).toEqual(outOfRange)
    expect(await orderOf(market, 'bob')).toMatchObject({ boughtBy: emailOf('bob') })
    expect(await orderOf(market, 'ann')).toMatchObject({ isPaid: false })
    for (const minutes of [1, 4, 16]) {
      minutesPass(market, minutes / 2)
      expect(await checkCharges(market.market)).toEqual([])
      minutesPass(market, minutes / 2)
      expect(await checkCharges(market.market)).toEqual(outOfRange)
    }
  })

  test('does not stop the cancellation of others after their holds', async () => {
    minutesPass(market, 16)
    expect(await cancelEnded(market.market)).toHaveLength(1)
    expect(await market.cards.readIntent('pi_2')).toMatchObject({ status: 'canceled' })
  })
})

test('a refund that fails does not stop the refunds of others', async () => {
  await openIntent(market, 1, 'ann', await book(market, 1, 'ann'))
  await openIntent(market, 2, 'bob', await book(market, 2, 'bob'))
  await market.database.execute('update products set removed_at = now()')
  market.cards.become('pi_1', 'succeeded')
  market.cards.become('pi_2', 'succeeded')
  await checkCharges(market.market)
  const { refund } = market.cards
  market.cards.refund = (id, key) =>
    id === 'pi_1' ? Promise.reject(new Error('Unexpected.')) : refund.call(market.cards, id, key)
  expect(await makeRefunds(market.market)).toEqual([new Error('Unexpected.')])
  expect(market.cards.refunded).toEqual(['pi_2'])
})

test('a step of the housekeeping that fails does not stop the others, and each is due once a minute', async () => {
  const old = () =>
    market.database.execute(`insert into rate_limits (key, points, expire) values ('old', 1, 0)`)
  const keep = () => {
    const { database } = market.market
    const without = (table: string) => ({
      ...database,
      query: <Row extends object>(text: string, parameters?: readonly unknown[]) =>
        text.includes(table)
          ? Promise.reject(new Error('No such column.'))
          : database.query<Row>(text, parameters),
    })
    const context = { ...market.market, database: without('"idempotency_keys"') }
    return performDue(market.market, housekeeping(context, { hasMails: true }))
  }
  const limits = () => market.database.query('select key from rate_limits')
  await old()
  await expect(keep()).rejects.toThrow('No such column.')
  expect(await limits()).toEqual([])
  await old()
  expect(await keep()).toBe(0)
  expect(await limits()).toHaveLength(1)
  minutesPass(market, 1)
  await expect(keep()).rejects.toThrow('No such column.')
  expect(await limits()).toEqual([])
})
