import { beforeEach, describe, expect, test } from 'vitest'
import { deliver, mailedAfter, mailsOf, writeDigests } from './mail-steps.ts'
import { offered } from './offer-steps.ts'
import { buyGuitar, eventsOf, readOrderState, runOrders, sendTo } from './order-steps.ts'
import { emailOf, type Person, type TestApp, openTestApp } from './test-app.ts'

let market: TestApp
let order: string
beforeEach(async () => {
  market = await openTestApp()
  order = await buyGuitar(market)
})

const remove = (path: string) => market.call('DELETE', path, { as: 'ada' })
const messagesOf = async (as: Person) =>
  ((await market.call('GET', '/notifications', { as })).body as { text: { en: string } }[]).map(
    ({ text }) => text.en,
  )

const removals = [
  { rule: 'A2', who: 'buyer', path: '/remove-buyer?id=ann' },
  { rule: 'A5', who: 'seller', path: `/remove-seller?email=${emailOf('sue')}` },
] as const

describe.each(removals)('$rule: an admin who removes the $who of an order', ({ who, path }) => {
  test('cancels the order, so that the buyer gets the money back', async () => {
    await remove(path)
    await runOrders(market)
    expect(await readOrderState(market, order)).toMatchObject({
      state: 'canceled',
      position: 'refunded',
      ledger: { refunded: 5000 },
    })
  })
  test('is the one who has canceled it, and the timeline says why', async () => {
    await remove(path)
    const { body } = await market.call('GET', `/orders/${order}`, { as: 'ada' })
    expect(body).toMatchObject({
      timeline: [{}, { event: 'admin.cancel', actor: 'admin', reason: `${who}Removed` }],
    })
    expect(
      await market.database.query(
        `select user_id from journal where flow_id = $1 and event ->> 'type' = 'admin.cancel'`,
        [order],
      ),
    ).toEqual([{ user_id: 'ada' }])
  })
  test('lets an order go on whose item was handed over', async () => {
    await sendTo(market, order, { type: 'seller.meet' })
    await remove(path)
    expect(await readOrderState(market, order)).toMatchObject({ state: 'handedOver.met' })
  })
  test('cancels an order that the buyer has asked to cancel', async () => {
    await sendTo(market, order, { type: 'buyer.askToCancel', reason: 'Too big.' })
    await remove(path)
    await runOrders(market)
    expect(await eventsOf(market, order)).toContain('admin.cancel')
    expect(await readOrderState(market, order)).toMatchObject({
      state: 'canceled',
      position: 'refunded',
    })
  })
  test('leaves an order alone that has ended', async () => {
    await sendTo(market, order, { type: 'seller.cancel', reason: 'It broke.' })
    await runOrders(market)
    const { seq } = await readOrderState(market, order)
    await remove(path)
    expect(await readOrderState(market, order)).toMatchObject({ seq })
  })
  test('leaves the other side without a way to write, as no message would arrive', async () => {
    const other = who === 'buyer' ? 'sue' : 'ann'
    const buyerOf = async () =>
      (await market.call('GET', `/orders/${order}`, { as: other })).body as { buyer: object }
    expect(await buyerOf()).toMatchObject({ buyer: { _id: 'ann' } })
    await remove(path)
    expect(await buyerOf()).toMatchObject({ buyer: { name: 'Ann', email: emailOf('ann') } })
    expect((await buyerOf()).buyer).not.toHaveProperty('_id')
  })
  test('does not touch the order where nobody is removed', async () => {
    await remove(path.replace(/=.*/, '=nobody'))
    expect(await eventsOf(market, order)).toEqual(['buyer.pay'])
  })
})

test('A5: the buyer of a removed seller is told that the money goes back', async () => {
  await remove(removals[1].path)
  expect(await messagesOf('ann')).toContain(
    'Loppis canceled the sale of Guitar 1. You get the money back.',
  )
})

test('A2: the seller of a removed buyer is told that the sale is canceled', async () => {
  await remove(removals[0].path)
  expect(await messagesOf('sue')).toContain('Loppis canceled the sale of Guitar 1.')
})

test('L9: My Buyers has no way to write to a removed buyer, as the order has none', async () => {
  const buyers = async () =>
    (
      (await market.call('GET', `/sold-products?email=${emailOf('sue')}`, { as: 'sue' })).body as {
        buyer: object
      }[]
    ).map(({ buyer }) => buyer)
  expect(await buyers()).toEqual([{ _id: 'ann', name: 'Ann', email: emailOf('ann') }])
  await remove(removals[0].path)
  expect(await buyers()).toEqual([{ name: 'Ann', email: emailOf('ann') }])
})

const effectsOf = async (of: string, id: string) =>
  (await market.call('GET', `/removal-effects?of=${of}&id=${id}`, { as: 'ada' })).body

test.each([
  { rule: 'A2', of: 'buyer', id: 'ann' },
  { rule: 'A5', of: 'seller', id: 'sue' },
])('$rule: an admin reads what the removal of the $of would end', async ({ of, id }) => {
  const other = await buyGuitar(market, 2)
  await sendTo(market, other, { type: 'seller.meet' })
  await offered(market, of === 'buyer' ? 'ann' : 'bob', 40, 3)
  expect(await effectsOf(of, id)).toEqual({ canceled: 1, refunded: 50, goingOn: 1, offers: 1 })
})

test('A7: an admin reads how many offers the removal of a listing would end, and nothing of one that stays', async () => {
  await offered(market, 'bob', 40, 3)
  expect(await effectsOf('product', 'p3')).toMatchObject({ canceled: 0, refunded: 0, offers: 1 })
  expect(await effectsOf('product', 'p1')).toEqual({})
  expect(await effectsOf('seller', 'ann')).toEqual({})
})

describe('the reason of a removal', () => {
  const SAID = 'These bags are copies'
  const asked = `reason=${encodeURIComponent(SAID)}`

  test.each([
    ...removals.map(({ rule, who, path }) => ({
      rule,
      path: `${path}&${asked}`,
      reader: who === 'buyer' ? ('ann' as const) : ('sue' as const),
      said: `We removed your account: ${SAID}.`,
    })),
    {
      rule: 'A7',
      path: `/delete-product/p2?${asked}`,
      reader: 'sue' as const,
      said: `We removed your listing Guitar 2: ${SAID}.`,
    },
  ])('$rule: is mailed at once by $path', async ({ path, reader, said }) => {
    // A mail that has just gone, and one of this kind that the reader does not want, hold nothing back.
    await mailedAfter(market, 2)
    await market.database.query(
      `insert into notification_refusals (user_id, kind, channel) values ($1, 'listings', 'mail')`,
      [reader],
    )
    const before = (await mailsOf(market, reader)).length
    await remove(path)
    expect(await writeDigests(market)).toBe(1)
    const sent: string[] = []
    await deliver(market, {
      send: async ({ subject }) => {
        sent.push(subject)
      },
    })
    expect((await mailsOf(market, reader)).slice(before)).toMatchObject([
      { subject: said, address: emailOf(reader), is_sent: true },
    ])
    expect(sent).toContain(said)
  })

  test('A7: is in the seller’s notifications at once', async () => {
    await remove(`/delete-product/p2?${asked}`)
    expect(await messagesOf('sue')).toContain(`We removed your listing Guitar 2: ${SAID}.`)
  })

  test('A5: is what the seller reads who comes back', async () => {
    const bearer = await market.market.tokens.issue('sue')
    await remove(`${removals[1].path}&${asked}`)
    const answer = await market.call('GET', '/notifications', { bearer })
    expect(answer.body).toMatchObject({
      code: 'account-removed',
      detail: `This account has been removed: ${SAID}`,
    })
  })

  test('A5: may be missing, as from a client of the calls alone', async () => {
    await remove(removals[1].path)
    await writeDigests(market)
    expect(await mailsOf(market, 'sue')).toMatchObject([{ subject: 'We removed your account.' }])
  })

  test('is refused where it is too long', async () => {
    const path = `${removals[1].path}&reason=${'x'.repeat(501)}`
    expect((await remove(path)).status).toBe(400)
    expect(await readOrderState(market, order)).toMatchObject({ state: 'paid' })
  })
})
