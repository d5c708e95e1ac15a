import { beforeEach, describe, expect, test } from 'vitest'
import { addOtherSeller, callAs } from './callers.ts'
import { deliver, mailedAfter, mailsOf, writeDigests } from './mail-steps.ts'
import { offered } from './offer-steps.ts'
import { buyGuitar, eventsOf, readOrderState, runOrders, sendTo } from './order-steps.ts'
import { idsOf, ordersOf, removedUsers, sell } from './test-app-steps.ts'
import {
  book,
  emailOf,
  openIntent,
  openTestApp,
  type Person,
  savePayment,
  type TestApp,
} from './test-app.ts'

let market: TestApp

beforeEach(async () => {
  market = await openTestApp()
  await addOtherSeller(market)
})

const asAdmin = (method: 'GET' | 'PUT' | 'DELETE', path: string, json?: unknown) =>
  callAs(market, 'ada', method, path, { json })

const removeBuyer = (id: string) => asAdmin('DELETE', `/remove-buyer?id=${id}`)

describe('lists of members', () => {
  test('A1: GET /all-buyers returns the buyers who are not removed', async () => {
    const { body } = await asAdmin('GET', '/all-buyers')
    expect(body).toHaveLength(2)
    expect(body).toContainEqual({ _id: 'ann', name: 'Ann', email: emailOf('ann') })
    expect(body).toContainEqual({ _id: 'bob', name: 'Bob', email: emailOf('bob') })
  })
  test('A3: GET /all-sellers returns the sellers and whether they are verified', async () => {
    const { body } = await asAdmin('GET', '/all-sellers')
    expect(body).toHaveLength(2)
    expect(body).toContainEqual({
      _id: 'sue',
      name: 'Sue',
      email: emailOf('sue'),
      isVerified: true,
    })
    expect(body).toContainEqual(expect.objectContaining({ _id: 'tom', isVerified: false }))
  })
  test.each([
    ['A1', '/all-buyers', 'buyer'],
    ['A3', '/all-sellers', 'seller'],
  ])('%s: the Link headers of %s lead through all pages', async (_rule, path, role) => {
    await market.database.query(
      `insert into users (id, name, email, role, created_at)
     select 'u' || n, 'U', n || '@example.test', $1, timestamptz '2020-01-01' + n * interval '1 day'
       from generate_series(1, 3) n`,
      [role],
    )
    const whole = idsOf((await asAdmin('GET', path)).body)
    const pages: string[][] = []
    let next: string | undefined = `${path}?limit=2`
    while (next !== undefined) {
      const { body, headers } = await asAdmin('GET', next)
      pages.push(idsOf(body))
      next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1])
    expect(pages.flat()).toEqual(whole)
    expect(whole.slice(2)).toEqual(['u3', 'u2', 'u1'])
  })
})

describe('DELETE /remove-buyer', () => {
  test('A2: removes the buyer from the list and rejects the buyer’s token at once', async () => {
    expect((await removeBuyer('ann')).body).toEqual({ acknowledged: true, deletedCount: 1 })
    expect(idsOf((await asAdmin('GET', '/all-buyers')).body)).toEqual(['bob'])
    expect(await ordersOf(market, 'ann')).toMatchObject({ status: 403, code: 'account-removed' })
  })
  test('A2: removing again changes nothing', async () => {
    await removeBuyer('ann')
    expect((await removeBuyer('ann')).body).toMatchObject({ deletedCount: 0 })
  })
  test.each(['sue', 'ada', 'nobody'])('A2: does not remove %s, who is not a buyer', async (id) => {
    expect((await removeBuyer(id)).body).toMatchObject({ deletedCount: 0 })
    expect(await removedUsers(market)).toEqual([])
  })
  test('A2: rejects a request without an id', async () => {
    expect((await asAdmin('DELETE', '/remove-buyer')).status).toBe(400)
  })
  test('A2: removes the buyer’s unpaid bookings and no other buyer’s', async () => {
    await book(market, 1, 'ann')
    const bobs = await book(market, 1, 'bob')
    await removeBuyer('ann')
    expect(await market.database.query('select id from bookings where removed_at is null')).toEqual(
      [{ id: bobs }],
    )
  })
  test('A2: a purchase of the buyer stays sold, and its seller still sees the buyer', async () => {
    await sell(market)
    expect((await removeBuyer('ann')).body).toMatchObject({ deletedCount: 1 })
    const path = `/sold-products?email=${emailOf('sue')}`
    expect((await market.call('GET', path, { as: 'sue' })).body).toMatchObject([
      { _id: 'p1', buyer: { email: emailOf('ann') }, bookers: [{ bookerEmail: emailOf('ann') }] },
    ])
  })
})

describe('PUT /verify-seller', () => {
  test('A4: verifies the seller, and verifying again changes nothing', async () => {
    const verify = () => asAdmin('PUT', '/verify-seller', { sellerId: 'tom' })
    expect((await verify()).body).toEqual({ acknowledged: true, modifiedCount: 1 })
    expect((await asAdmin('GET', '/all-sellers')).body).toContainEqual(
      expect.objectContaining({ _id: 'tom', isVerified: true }),
    )
    expect((await verify()).body).toMatchObject({ modifiedCount: 0 })
  })
  test.each(['ann', 'ada', 'nobody'])('A4: does not verify %s, who is not a seller', async (id) => {
    const answer = await asAdmin('PUT', '/verify-seller', { sellerId: id })
    expect(answer.body).toMatchObject({ modifiedCount: 0 })
  })
  test('A4: rejects a request without a sellerId', async () => {
    expect((await asAdmin('PUT', '/verify-seller', {})).status).toBe(400)
  })
})

describe('DELETE /remove-seller', () => {
  const removeSeller = (email: string) => asAdmin('DELETE', `/remove-seller?email=${email}`)

  test('A5: removes the seller from the list and rejects the seller’s token at once', async () => {
    const bearer = await market.market.tokens.issue('sue')
    expect((await removeSeller('SUE@example.test')).body).toEqual({
      acknowledged: true,
      deletedCount: 1,
    })
    expect(idsOf((await asAdmin('GET', '/all-sellers')).body)).toEqual(['tom'])
    const answer = await market.call('GET', `/all-products/${emailOf('sue')}`, { bearer })
    expect(answer.body).toMatchObject({ status: 403, code: 'account-removed' })
  })
  test('A5: removing again changes nothing', async () => {
    await removeSeller(emailOf('sue'))
    expect((await removeSeller(emailOf('sue'))).body).toMatchObject({ deletedCount: 0 })
  })
  test.each(['ann', 'ada', 'nobody'])(
    'A5: does not remove %s, who is not a seller',
    async (person) => {
      expect((await removeSeller(emailOf(person))).body).toMatchObject({ deletedCount: 0 })
      expect(await removedUsers(market)).toEqual([])
    },
  )
  test('A5: removes all available products of the seller and no other seller’s', async () => {
    await market.database.execute(`update products set seller_id = 'tom' where id = 'p2'`)
    await removeSeller(emailOf('sue'))
    for (const path of ['/v2/category/music', '/v2/advertisements', '/v2/home-advertisements']) {
      expect(idsOf((await market.call('GET', path)).body)).toEqual(['p2'])
    }
  })
  test('O2: bookings of the seller’s products have sellerRemoved and cannot be paid', async () => {
    const booking = await book(market, 2, 'bob')
    await removeSeller(emailOf('sue'))
    expect(await ordersOf(market, 'bob')).toMatchObject([{ _id: booking, sellerRemoved: true }])
    expect((await openIntent(market, 2, 'bob', booking)).body).toMatchObject({
      code: 'item-unavailable',
    })
  })
  test('O2: a sold product stays with its buyer', async () => {
    await sell(market)
    await removeSeller(emailOf('sue'))
    expect(await ordersOf(market, 'ann')).toMatchObject([
      { isPaid: true, boughtBy: emailOf('ann') },
    ])
    expect(await market.database.query('select id from products where removed_at is null')).toEqual(
      [{ id: 'p1' }],
    )
  })
  test('A6: closes the reports of the removed products', async () => {
    await market.call('POST', '/reported-product/', { as: 'ann', json: { id: 'p1' } })
    await removeSeller(emailOf('sue'))
    expect((await asAdmin('GET', '/reported-product/')).body).toEqual([])
  })
  test('refunds a buyer who was paying during the removal', async () => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    await removeSeller(emailOf('sue'))
    market.cards.become('pi_1', 'succeeded')
    expect((await savePayment(market, 1, 'ann', booking, 'pi_1')).body).toMatchObject({
      code: 'refunded',
    })
    expect(market.cards.refunded).toEqual(['pi_1'])
  })
})

describe('the orders of a removed member', () => {
  let order: string

  beforeEach(async () => {
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
        (await market.call('GET', `/sold-products?email=${emailOf('sue')}`, { as: 'sue' }))
          .body as {
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
        said: `We removed your account: ${SAID}`,
      })),
      {
        rule: 'A7',
        path: `/delete-product/p2?${asked}`,
        reader: 'sue' as const,
        said: `We removed your listing Guitar 2: ${SAID}`,
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
      const headers = { 'accept-language': 'sv' }
      const inSwedish = await market.call('GET', '/notifications', { bearer, headers })
      expect(inSwedish.body).toMatchObject({ detail: `Kontot är borttaget: ${SAID}` })
    })

    test('A5: may be missing, as from a client of the calls alone', async () => {
      await remove(removals[1].path)
      await writeDigests(market)
      expect((await mailsOf(market, 'sue')).at(-1)?.subject).toBe('We removed your account')
    })

    test('is refused where it is too long', async () => {
      const path = `${removals[1].path}&reason=${'x'.repeat(501)}`
      expect((await remove(path)).status).toBe(400)
      expect(await readOrderState(market, order)).toMatchObject({ state: 'paid' })
    })
  })
})
