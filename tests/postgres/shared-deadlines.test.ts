import { expect, test } from 'vitest'
import { lockFlow } from '../../server/flows/engine.ts'
import { orderFlow } from '../../server/orders/order.ts'
import { buyGuitar, eventsOf, readOrderState } from '../server/order-steps.ts'
import { minutesPass } from '../server/test-app-steps.ts'
import { openTestApp } from '../server/test-app.ts'
import { fireDeadlines } from '../server/work-steps.ts'

test('a server does not wait for an order that another one has locked', async () => {
  const market = await openTestApp()
  const [locked, free] = [await buyGuitar(market), await buyGuitar(market, 2)]
  minutesPass(market, 7 * 24 * 60)
  const fire = () => fireDeadlines(market.market, orderFlow)
  await market.database.transaction(async (transaction) => {
    await lockFlow(transaction, orderFlow, locked)
    await fire()
  })
  expect(await readOrderState(market, free)).toMatchObject({ state: 'canceled' })
  expect(await eventsOf(market, locked)).toEqual(['buyer.pay'])
  minutesPass(market, 1)
  await fire()
  expect(await readOrderState(market, locked)).toMatchObject({ state: 'canceled' })
})
