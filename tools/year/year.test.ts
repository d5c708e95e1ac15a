import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { checkBargains } from './bargains.ts'
import { reportOf } from './report.ts'
import type { Planting } from './server.ts'
import { type Outcome, type Plan, takeYear } from './year.ts'

/** A month in every test run; `npm run year` takes a year with 5,000 orders. */
const MONTH = { orders: 60, days: 30 }
/** Long enough for a planted mistake. */
const FORTNIGHT = { orders: 30, days: 14 }

let outcome: Outcome | null = null
afterEach(async () => outcome?.market.database.close())

async function take(plan: Plan, planting?: Planting): Promise<Outcome> {
  outcome = await takeYear(plan, planting && { planting })
  return outcome
}

describe('a month of orders', () => {
  test('balances at the end of each day, and every order waits for somebody or a deadline', async ({
    annotate,
  }) => {
    const plan = { ...MONTH, seed: 1 }
    const { market, days, problem, ...rest } = await take(plan)
    await annotate((await reportOf({ market, days, problem, ...rest }, plan)).join('\n'))
    expect(problem).toEqual([])
    expect(days).toBe(MONTH.days)
    // A month in which nothing goes wrong proves nothing.
    expect(market.happened.of('restarts')).toBeGreaterThan(2)
    expect(market.happened.of('events of people')).toBeGreaterThan(20)
    expect(market.happened.of('events that are refused')).toBeGreaterThan(2)
    expect(market.happened.of('webhooks that are repeated')).toBeGreaterThan(2)
    expect(market.happened.of('offers that were paid')).toBeGreaterThan(0)
    expect(market.happened.of('messages')).toBeGreaterThan(10)
    const lostAnswers = ['timeout after the movement', 'answer 500 after the movement']
    const moved = lostAnswers.reduce((sum, fault) => sum + market.faults.of(fault), 0)
    expect(moved).toBeGreaterThan(2)
  })
})

/** Mistakes in what performs the effects, and the words of the problem that each leads to. */
const mistakes: Readonly<Record<string, { planting: Planting; words: RegExp }>> = {
  'an effect without its idempotency key moves money twice': {
    planting: (perform) => {
      const lost = new Set<string>()
      return async (effect) => {
        const performed = await perform({ ...effect, key: randomUUID() })
        if ('waitsFor' in performed || lost.has(effect.key)) return performed
        // The first answer is lost, so that the provider is asked again in any case.
        lost.add(effect.key)
        return { waitsFor: 'provider' }
      }
    },
    words: /^Day \d+: The order \S+ and the provider differ\.$/,
  },
  'an outbox that loses an answer leaves money on its way for ever': {
    planting:
      (perform, { database, time }) =>
      async (effect) => {
        const performed = await perform(effect)
        if (effect.type === 'refund') {
          const done = 'update outbox set done_at = $2 where key = $1'
          await database.query(done, [effect.key, time.now])
        }
        return performed
      },
    words: /^Day \d+: The order \S+ \(\S+, \w+\) has no deadline and nobody who can act\.$/,
  },
}

/** Changes of rows that no server makes, and the words of the problem that each leads to. */
const breaches: Readonly<Record<string, { change: string; words: RegExp }>> = {
  'a price that was not agreed': {
    change: `update offers set price_cents = price_cents - 1 where state = 'paid'`,
    words: /was not paid at the agreed price/,
  },
  'a reservation without an end': {
    change: `delete from deadlines where event = 'deadline.reservation'`,
    words: /reserves its item for ever/,
  },
  'a hold without an end': {
    change: `insert into holds (product_id, buyer_id, held_until)
               select p.id, 'buyer1', timestamptz '2030-01-01' from products p
                where not exists (select from holds h where h.product_id = p.id) limit 1`,
    words: /is held for ever/,
  },
  'an offer that its seller never heard of': {
    change: `delete from notifications where event = 'buyer.offer'`,
    words: /was not told once/,
  },
  'a message that is lost': {
    change: 'delete from messages where number = 1',
    words: /messages were written, and \d+ are there/,
  },
}

describe('the end of a fortnight finds', () => {
  test(Object.keys(breaches).join(', '), async () => {
    const { market, problem } = await take({ ...FORTNIGHT, seed: 8 })
    expect(problem).toEqual([])
    const { database } = market
    for (const { change, words } of Object.values(breaches)) {
      await database.execute('begin')
      await database.execute(change)
      expect((await checkBargains(market))?.words).toMatch(words)
      await database.execute('rollback')
    }
  })
})

describe('a fortnight finds a planted mistake, with the journal of its order:', () => {
  test.each(Object.entries(mistakes))('%s', async (_name, { planting, words }) => {
    const { problem } = await take({ ...FORTNIGHT, seed: 8 }, planting)
    expect(problem[0]).toMatch(words)
    expect(problem[1]).toMatch(/^1\. \S+ buyer\.pay → paid, held$/)
  })
})
