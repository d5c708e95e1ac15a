// @vitest-environment node
import type { AnyStateNode } from 'xstate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderMachine } from '../../machines/market/order.machine.ts'
import type { Database } from '../../server/database/database.ts'
import { auditFlows } from '../../server/flows/audit.ts'
import type { Value } from '../../server/database/columns.ts'
import { sellers } from '../../server/demo-data/sellers.ts'
import { readSellerPage } from '../../server/listings/seller-pages.ts'
import { flows } from '../../server/use-cases/market-flows.ts'
import { awaitsAccount, moneyStepOf, positionOf, stateOf } from '../../server/orders/order.ts'
import { DEMO_TIME, openDemoDatabase } from '../database/demo-data.ts'
import { checkBooks } from '../../tools/year/books.ts'
import { checkDeadlines } from '../../tools/year/journal.ts'

const DAY = 86_400_000

/** Positions of the money that no demo order has, each with its reason. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  refunding: 'The card stand-in refunds at once.',
  splitting: 'The card stand-in moves both parts at once.',
  reversing: 'The card stand-in takes a transfer back at once.',
  chargedBack:
    'A bank decides a dispute when Loppis has sent it evidence, which nobody in the demo does.',
  shortfall: 'A seller would have to pay the money out before it is taken back.',
}

let database: Database
beforeAll(async () => {
  database = await openDemoDatabase()
})
afterAll(() => database.close())

const leavesOf = (node: AnyStateNode): AnyStateNode[] => {
  const below = Object.values(node.states)
  return below.length === 0 ? [node] : below.flatMap(leavesOf)
}
const statesOfGoods = leavesOf(orderMachine.root.states['goods'] as AnyStateNode).map((node) =>
  node.path.slice(1).join('.'),
)
const positions = Object.keys((orderMachine.root.states['money'] as AnyStateNode).states)

async function shownTo(email: string): Promise<Value[]> {
  const rows = await database.query<{ value: Value }>(
    `select f.value from flows f join flow_members m on m.flow = f.flow and m.flow_id = f.id
       join users u on u.id = m.user_id where u.email = $1 and f.flow = 'order'`,
    [email],
  )
  return rows.map(({ value }) => value)
}
const everyValue = async () =>
  (await database.query<{ value: Value }>(`select value from flows where flow = 'order'`)).map(
    ({ value }) => value,
  )

describe('the orders of the demo data', () => {
  test('are in every state that an order can have', async () => {
    const found = new Set((await everyValue()).map(stateOf))
    expect([...found].toSorted()).toEqual(statesOfGoods.toSorted())
  })

  test('have their money in every position, except where the provider is too fast', async () => {
    const found = new Set((await everyValue()).map(positionOf))
    expect([...found, ...Object.keys(NOT_SHOWN)].toSorted()).toEqual(positions.toSorted())
  })

  test('include a transfer that is stuck, and one that waits for a payout account', async () => {
    const values = await everyValue()
    expect(values.map(moneyStepOf)).toContain('stuck')
    expect(values.some(awaitsAccount)).toBe(true)
  })

  test('are those of the people as whom a newcomer can sign in', async () => {
    for (const buyer of ['buyer@loppis.test', 'buyer2@loppis.test']) {
      expect(new Set((await shownTo(buyer)).map(stateOf)).size, buyer).toBeGreaterThan(5)
    }
    for (const seller of ['seller@loppis.test', 'seller2@loppis.test']) {
      expect(new Set((await shownTo(seller)).map(stateOf)).size, seller).toBeGreaterThan(5)
    }
    const forAdmins = await database.query('select 1 from flows where needs_admin')
    expect(forAdmins.length).toBeGreaterThan(1)
  })

  test.each(flows)('leave nothing for an audit of each $name to find', async (flow) => {
    const audit = await auditFlows(database, flow)
    expect({ isEmpty: audit.flows === 0, breach: audit.breach }).toEqual({
      isEmpty: false,
      breach: null,
    })
  })

  test('have the money that the card stand-in has', async () => {
    const { money, problem } = await checkBooks(database, [])
    expect(problem).toBeNull()
    expect(money.orders).toBe((await everyValue()).length)
  })

  test('fired each deadline once, at its time', async () => {
    expect(await checkDeadlines(database)).toBeNull()
    const late = await database.query(
      `select event ->> 'type' as type from journal where at > $1`,
      [DEMO_TIME],
    )
    expect(late).toEqual([])
  })

  test('look the same on the next day: only reminders and a reservation are due within a day and a half', async () => {
    const soon = await database.query<{ event: string }>(
      'select event from deadlines where due_at <= $1',
      [new Date(DEMO_TIME.getTime() + 1.5 * DAY)],
    )
    const changing = soon.filter(({ event }) => !event.startsWith('deadline.remind'))
    expect(changing).toEqual([{ event: 'deadline.reservation' }])
  })

  test('have no message of the provider that the server has not taken', async () => {
    expect(await database.query('select type from cards_events where delivered is null')).toEqual(
      [],
    )
  })

  test('are the same each time', async () => {
    const second = await openDemoDatabase()
    const journal = 'select flow_id, seq, at, user_id, event from journal order by id'
    expect(await second.query(journal)).toEqual(await database.query(journal))
    await second.close()
  })

  test('are missing, with their products, where another provider has the cards', async () => {
    const bare = await openDemoDatabase({ hasCardStandIn: false })
    expect(await bare.query('select id from flows')).toEqual([])
    expect(await bare.query(`select id from products where id = 'brass-compass'`)).toEqual([])
    await bare.close()
  })
})

describe('the reviews of the demo data', () => {
  test('are of each seller but one, who is new', async () => {
    const pages = await Promise.all(
      sellers.map(({ id }) => readSellerPage(database, id, { asked: 1, now: DEMO_TIME })),
    )
    const isNew = (page: (typeof pages)[number]) =>
      page?.sold === 0 && page.seller.rating.count === 0
    expect(pages.filter(isNew).map((page) => page?.seller.name)).toEqual(['Otis Greene'])
    const reviewed = pages.filter((page) => (page?.reviews.length ?? 0) > 0)
    expect(reviewed).toHaveLength(sellers.length - 1)
  })

  test('are of both sides, with different stars, and some with an answer', async () => {
    const rows = await database.query<{ side: string; stars: number; answer: string | null }>(
      'select side, stars, answer from reviews where published_at is not null and not is_hidden',
    )
    expect(new Set(rows.map(({ side }) => side))).toEqual(new Set(['buyer', 'seller']))
    expect(new Set(rows.map(({ stars }) => stars))).toEqual(new Set([3, 4, 5]))
    expect(rows.filter(({ answer }) => answer !== null).length).toBeGreaterThan(2)
  })

  test('wait for a newcomer who signs in as the buyer or as the seller', async () => {
    for (const email of ['buyer@loppis.test', 'seller@loppis.test']) {
      const waiting = await database.query(
        `select 1 from flows f join flow_members m on m.flow = f.flow and m.flow_id = f.id
           join users u on u.id = m.user_id
          where u.email = $1 and f.flow = 'review' and f.value ->> 'blind' = 'open'`,
        [email],
      )
      expect(waiting.length, email).toBeGreaterThan(0)
    }
  })
})
