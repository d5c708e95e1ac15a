import { beforeEach, expect, test } from 'vitest'
import type { Outcome } from '../../server/flows/outbox.ts'
import { runFlow } from '../../server/flows/runner.ts'
import { createLog } from '../../server/log.ts'
import { runNotifications } from '../../server/notifications/run-notifications.ts'
import { orderFlow } from '../../server/orders/order.ts'
import { ORIGIN } from './mail-steps.ts'
import { buyGuitar, sendTo } from './order-steps.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

/** Work that takes until `end` is called. `began` resolves with the first. */
function slowWork<Result>(result: Result) {
  const first = Promise.withResolvers<void>()
  const last = Promise.withResolvers<Result>()
  let count = 0
  return {
    began: first.promise,
    count: () => count,
    end: () => last.resolve(result),
    work(): Promise<Result> {
      count += 1
      first.resolve()
      return last.promise
    },
  }
}

const lines: string[] = []
const log = createLog((line) => lines.push(line), 'text')

test('a server that stops sends the mail in progress, and leaves the others to the next start', async () => {
  await market.database.query(
    `insert into mails (user_id, address, language, subject, body_text, body_html, created_at, due_at)
       select id, email, 'en', 'News', 'News', 'News', $1, $1 from users where id in ('ann', 'bob')`,
    [market.time.now],
  )
  const sending = slowWork<void>(undefined)
  const stop = runNotifications(market.market, {
    origin: ORIGIN,
    transports: { mail: { send: sending.work }, push: { send: async () => ({ is: 'taken' }) } },
    log,
  })
  await sending.began
  const stopped = stop()
  sending.end()
  await stopped
  expect(sending.count()).toBe(1)
  const unsent = await market.database.query('select id from mails where sent_at is null')
  expect(unsent).toHaveLength(1)
  expect(lines).toEqual([])
})

test('a server that stops performs the effect in progress, and leaves the others to the next start', async () => {
  for (const guitar of [1, 2]) {
    const order = await buyGuitar(market, guitar)
    await sendTo(market, order, { type: 'seller.cancel', reason: 'Sorry.' })
  }
  const performing = slowWork<Outcome>({ waitsFor: 'provider' })
  const context = { ...market.market, clock: market.market.flowClock }
  const { stop } = runFlow(context, { flow: orderFlow, perform: performing.work }, log)
  await performing.began
  const stopped = stop()
  performing.end()
  await stopped
  expect(performing.count()).toBe(1)
  expect(lines).toEqual([])
})
