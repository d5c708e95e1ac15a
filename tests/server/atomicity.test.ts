import { chair } from './chair.ts'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { CardProviderError } from '../../server/vendors/cards/provider.ts'
import { readUser } from '../../server/users/users.ts'
import { forgetOldKeys } from '../../server/access/idempotency.ts'
import { openIntent } from '../../server/use-cases/open-payment.ts'
import { offer } from './offer-steps.ts'
import { book, submissionOf, type TestApp, openTestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

const key = { 'idempotency-key': 'k1' }
const add = (json: object = chair, headers: Record<string, string> = key) =>
  market.call('POST', '/add-product', { as: 'sue', json, headers })
const chairs = () => market.database.query(`select id from products where name = 'Chair'`)
const lastHeartbeat = async () =>
  (
    await market.database.query<{ aliveAt: Date }>(
      'select alive_at as "aliveAt" from idempotency_keys',
    )
  )[0]?.aliveAt
const minutesPass = (minutes: number) => {
  market.time.now = new Date(market.time.now.getTime() + minutes * 60_000)
}

describe('POST /add-product with an Idempotency-Key', () => {
  test('L3: a retry after a crash before the response was stored lists no second product', async () => {
    const first = await add()
    // The state that a server leaves if it crashes between the two steps of the first request.
    await market.database.execute('update idempotency_keys set body = null')
    minutesPass(2)
    expect((await add()).body).toEqual(first.body)
    expect(await chairs()).toHaveLength(1)
  })
  test('L3: without a key or with another key, the same request lists another product', async () => {
    await add()
    await add(chair, {})
    await add(chair, {})
    await add(chair, { 'idempotency-key': 'k2' })
    expect(await chairs()).toHaveLength(4)
  })
  test('L3: a key can be reused after a day', async () => {
    await add()
    await market.database.execute(`update products set created_at = '2026-03-01T12:00:00Z'`)
    minutesPass(25 * 60)
    await forgetOldKeys(market.market)
    const again = await add({ ...chair, productName: 'Table' })
    expect(again.status).toBe(200)
    expect(await market.database.query(`select id from products where name = 'Table'`)).toEqual([
      { id: (again.body as { insertedId: string }).insertedId },
    ])
  })
})

test('P3: a request that its server still runs is not taken over, however long it takes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const { createIntent: create } = market.cards
  market.cards.createIntent = async (input) => {
    ask()
    await answered
    return create.call(market.cards, input)
  }
  const json = { price: 50, bookingId: await book(market, 1, 'ann'), productId: 'p1' }
  const pay = () =>
    market.call('POST', '/create-payment-intent', {
      as: 'ann',
      json,
      headers: { 'idempotency-key': 'k' },
    })
  const first = pay()
  await asked
  for (let second = 0; second < 10; second += 1) {
    market.time.now = new Date(market.time.now.getTime() + 1000)
    await vi.advanceTimersByTimeAsync(1000)
    // The heartbeat is a statement of its own, which the database may finish later.
    await expect.poll(lastHeartbeat).toEqual(market.time.now)
  }
  expect((await pay()).body).toMatchObject({ code: 'request-in-progress' })
  answer()
  expect((await first).status).toBe(200)
  expect(market.cards.created).toEqual(['pi_1'])
})

test('a request that was taken for lost does not take the key from the next one when it fails', async () => {
  const lost = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const { createIntent: create } = market.cards
  market.cards.createIntent = async () => {
    asked.resolve()
    await lost.promise
    throw new CardProviderError('down')
  }
  const json = { price: 50, bookingId: await book(market, 1, 'ann'), productId: 'p1' }
  const headers = { 'idempotency-key': 'k' }
  const pay = () => market.call('POST', '/create-payment-intent', { as: 'ann', json, headers })
  const first = pay()
  await asked.promise
  market.cards.createIntent = (input) => create.call(market.cards, input)
  market.time.now = new Date(market.time.now.getTime() + 5000)
  const next = await pay()
  expect(next.status).toBe(200)
  lost.resolve()
  expect((await first).status).toBe(503)
  const again = await pay()
  expect(again.body).toEqual(next.body)
  expect(again.headers.get('idempotency-replayed')).toBe('true')
})

test('A2: a buyer who is removed while opening a payment gets no intent and no hold', async () => {
  const booking = await book(market, 1, 'ann')
  const ann = await readUser(market.database, 'ann')
  if (ann === null) throw new Error('Ann is not there.')
  await market.call('DELETE', '/remove-buyer?id=ann', { as: 'ada' })
  await market.database.execute('update bookings set removed_at = null')
  const request = { bookingId: booking, productId: 'p1', shownCents: 5000 }
  await expect(openIntent(market.market, ann, request)).rejects.toMatchObject({
    code: 'account-removed',
  })
  expect(await market.database.query('select product_id from holds')).toEqual([])
  expect(market.cards.created).toEqual([])
})

test.each([
  ['makes an offer', () => offer(market, 'ann', 40), 'offers'],
  [
    'books',
    () => market.call('PUT', '/book-product', { as: 'ann', json: submissionOf(1, 'ann') }),
    'bookings',
  ],
] as const)(
  'A2: a buyer who is removed while she %s leaves nothing behind',
  async (_, ask, left) => {
    const { transaction } = market.database
    market.database.transaction = async (work) => {
      market.database.transaction = transaction
      await market.call('DELETE', '/remove-buyer?id=ann', { as: 'ada' })
      return transaction(work)
    }
    expect((await ask()).body).toMatchObject({ status: 403, code: 'account-removed' })
    expect(await market.database.query(`select id from ${left}`)).toEqual([])
  },
)
