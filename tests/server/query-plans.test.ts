import { chair } from './chair.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Queryable } from '../../server/database/database.ts'
import { housekeeping } from '../../server/work/housekeeping.ts'
import { endedIntents } from '../../server/use-cases/cancel-intents.ts'
import { charges } from '../../server/use-cases/reconcile-charges.ts'
import { dueRefunds } from '../../server/payments/refunds.ts'
import { performDue } from '../../server/flows/worker.ts'
import { addCase, addOffer, addOrder, everyCall } from './calls.ts'
import { GROWING, LARGE_MARKET } from './large-market.ts'
import { daysPass, readOrderState } from './order-steps.ts'
import { idTokenFor } from './id-tokens.ts'
import { book, emailOf, type TestApp, openIntent, openTestApp, savePayment } from './test-app.ts'

type Question = { sql: string; parameters: readonly unknown[] }

let market: TestApp
let forget = () => undefined as void
/** The queries that the database received since this array was last emptied. */
const asked: Question[] = []

beforeAll(async () => {
  market = await openTestApp()
  forget = takeDown(market)
  await addOrder(market)
  await addOffer(market)
  await addCase(market)
  await market.database.execute(LARGE_MARKET)
})
// TRUNCATE, because the next file's row-by-row delete would take half a minute.
afterAll(async () => {
  forget()
  await market.database.execute(`truncate ${GROWING.join(', ')} cascade`)
})

/** Records every query from now on, including those of a transaction. */
function takeDown({ database }: TestApp): () => void {
  const { query, transaction } = database
  const heard = ({ execute }: Queryable, ask: Queryable['query']): Queryable => ({
    query(sql, parameters = []) {
      // To expect a number of rows reads none.
      if (!/^\s*explain\b/i.test(sql)) asked.push({ sql, parameters })
      return ask(sql, parameters)
    },
    execute,
  })
  database.query = heard(database, query).query
  database.transaction = (work) =>
    transaction((inside) => work(heard(inside, inside.query.bind(inside))))
  return () => Object.assign(database, { query, transaction })
}

/** A node of a plan, as EXPLAIN formats it. */
type Step = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: Step[]
}

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

/** Returns the plan nodes of a query that read the growing tables. */
async function stepsFor({ sql, parameters }: Question): Promise<Step[]> {
  const isReading = /^\s*select\b/i.test(sql)
  const [explained] = await market.database.query<{ 'QUERY PLAN': [{ Plan: Step }] }>(
    `explain (${isReading ? 'analyze, ' : ''}format json) ${sql}`,
    parameters,
  )
  const [found] = explained?.['QUERY PLAN'] ?? []
  if (found === undefined) throw new Error(`There is no plan for ${sql}`)
  return stepsOf(found.Plan).filter((step) => GROWING.includes(step['Relation Name'] ?? ''))
}

async function questionsOf(act: () => Promise<unknown>): Promise<Question[]> {
  asked.splice(0)
  await act()
  return asked.splice(0)
}

async function expectIndexes(questions: readonly Question[]): Promise<Step[]> {
  expect(questions.length).toBeGreaterThan(0)
  const steps: Step[] = []
  for (const question of questions) {
    const found = await stepsFor(question)
    const whole = found.filter((step) => step['Node Type'] === 'Seq Scan')
    expect(
      whole.map((step) => step['Relation Name']),
      question.sql,
    ).toEqual([])
    steps.push(...found)
  }
  return steps
}

const rowsRead = (step: Step) =>
  ((step['Actual Rows'] ?? 0) + (step['Rows Removed by Filter'] ?? 0)) * (step['Actual Loops'] ?? 1)

const PAGE = 24
/** A page, or the rows of one person, of 20,000. Some counts are rounded averages. */
const MOST_ROWS = 100

/** The lists, each requested far from its start. */
const lists = [
  ['ann', '/get-categories'],
  ['ann', '/v2/home-advertisements'],
  ['ann', '/products/q10000'],
  ['ann', `/v2/category/music?limit=${PAGE}&after=q10000`],
  ['ann', `/v2/category/music?limit=${PAGE}&first=q10004`],
  ['ann', `/v2/category/strings?limit=${PAGE}&after=q10002`],
  ['ann', `/v2/advertisements?limit=${PAGE}&after=q9999`],
  ['ada', `/all-buyers?limit=${PAGE}&after=u10000`],
  ['ada', `/all-sellers?limit=${PAGE}&after=u9999`],
  ['ada', `/reported-product/?limit=${PAGE}&after=r10000`],
  ['ann', `/own-reports?limit=${PAGE}`],
  ['ada', `/cases?limit=${PAGE}&after=case10000`],
  ['ada', `/cases?show=decided&limit=${PAGE}&after=case10002`],
  ['ada', '/admin/search?words=user5000'],
  ['ada', '/admin/search'],
  ['ada', '/admin/users/sue'],
  ['ada', `/admin/audit-log?limit=${PAGE}`],
  ['ann', `/wishlist?limit=${PAGE}&after=q10000`],
  ['ann', `/following?limit=${PAGE}`],
  ['ann', `/following/new?limit=${PAGE}&after=q10000`],
  ['ann', `/orders?limit=${PAGE}`],
  ['sue', `/orders?limit=${PAGE}&after=pay10000`],
  ['ada', `/orders?limit=${PAGE}&after=pay10000`],
  ['ada', `/order-reviews?limit=${PAGE}&after=pay10000`],
  ['sue', `/all-products/${emailOf('sue')}?limit=${PAGE}&after=q10000`],
  ['sue', `/sold-products?email=${emailOf('sue')}&limit=${PAGE}&after=q10000`],
  ['ann', `/book-product?email=${emailOf('ann')}`],
] as const

describe('in a large market, a list reads few more rows than it returns', () => {
  test.each(lists)('%s requests %s', async (as, path) => {
    const questions = await questionsOf(async () => {
      expect((await market.call('GET', path, { as })).status).toBe(200)
    })
    const steps = await expectIndexes(questions)
    expect(steps.filter((step) => rowsRead(step) > MOST_ROWS)).toEqual([])
  })
})

const WHOLE = new Set(['GET /account/data', 'DELETE /account'])

describe('in a large market, no query scans a whole table', () => {
  test('P4: for a purchase', async () => {
    await expectIndexes(
      await questionsOf(async () => {
        const booking = await book(market, 1, 'ann')
        await openIntent(market, 1, 'ann', booking)
        market.cards.become('pi_1', 'succeeded')
        const { status } = await savePayment(market, 1, 'ann', booking, 'pi_1')
        expect(status).toBe(200)
      }),
    )
  })
  test('S5: for a sign-in', async () => {
    const bearer = await idTokenFor(emailOf('ann'))
    await expectIndexes(
      await questionsOf(() => market.call('GET', `/jwt?email=${emailOf('ann')}`, { bearer })),
    )
  })
  test('A2, A5: for the removal of a buyer and of a seller', async () => {
    await expectIndexes(
      await questionsOf(async () => {
        await market.call('DELETE', '/remove-buyer?id=u5000', { as: 'ada' })
        await market.call('DELETE', '/remove-seller?email=user5001@many.test', { as: 'ada' })
      }),
    )
  })
  test('for the housekeeping that the server does every minute', async () => {
    const works = [
      charges(market.market),
      endedIntents(market.market),
      dueRefunds(market.market),
      housekeeping(market.market, { hasMails: true }),
    ]
    const questions = await questionsOf(async () => {
      for (const work of works) await performDue(market.market, work)
    })
    await expectIndexes(questions)
  })
  // The clock moves on, so that this test comes last.
  test('for the event of an order, its deadlines and its effects', async () => {
    await expectIndexes(
      await questionsOf(async () => {
        const json = { event: 'buyer.askToCancel', reason: 'Because.' }
        const sent = await market.call('POST', '/orders/order-1/events', { as: 'ann', json })
        expect(sent.status).toBe(200)
        await daysPass(market, 2)
        expect(await readOrderState(market, 'order-1')).toMatchObject({ position: 'refunded' })
      }),
    )
  })
  test('for any call', async () => {
    const calls = Object.entries(everyCall('b1001'))
    for (const [call, { path, json, allowed }] of calls) {
      const [method = ''] = call.split(' ')
      // Lists without a limit return all rows, and so does what concerns all data of an account.
      if (WHOLE.has(call)) continue
      if (allowed.length === 0 || lists.some(([, list]) => list.startsWith(path))) continue
      const [first = 'ann'] = allowed
      // Signing out everywhere ends the user's session.
      const as = path === '/account/sign-out-everywhere' ? 'bob' : first
      const questions = await questionsOf(() =>
        market.call(method, path, {
          ...(as !== 'tom' && { as }),
          ...(json && { json: { ...chair, ...json } }),
          headers: { 'idempotency-key': call },
        }),
      )
      for (const question of questions) await expectIndexes([question])
    }
  })
})
