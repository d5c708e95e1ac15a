import { beforeEach, describe, expect, test } from 'vitest'
import { readConversationOf, sendToConversation, unreadOf, write } from './conversation-steps.ts'
import { offered, readOfferOf } from './offer-steps.ts'
import { buyGuitar, daysPass, sendTo } from './order-steps.ts'
import {
  book,
  emailOf,
  openIntent,
  openTestApp,
  type Person,
  submissionOf,
  type TestApp,
} from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

const toSue = { buyer: 'ann' } as const
const eventsOf = (body: unknown) =>
  (body as { can: { event: string }[] }).can.map((can) => can.event)
const messagesOf = (body: unknown) =>
  (body as { messages: { _id: string; text: string }[] }).messages
const textsOf = (body: unknown) => messagesOf(body).map(({ text }) => text)

describe('a block', () => {
  test('ends the messages of both in all of their conversations, until it is taken back', async () => {
    await write(market, 'ann', 'Hello')
    await write(market, 'ann', 'Hello', { n: 2 })
    const blocked = await sendToConversation(market, 'sue', 'seller.block', toSue)
    expect(blocked.body).toMatchObject({ state: 'blockedBySeller' })
    expect(eventsOf(blocked.body)).toEqual(['seller.unblock', 'seller.report'])
    for (const n of [1, 2]) {
      expect(await write(market, 'ann', 'Please', { n })).toMatchObject({
        status: 409,
        body: { code: 'conversation-refused', state: 'blockedBySeller' },
      })
      expect((await write(market, 'sue', 'No', { ...toSue, n })).status).toBe(409)
    }
    await sendToConversation(market, 'sue', 'seller.unblock', { ...toSue, n: 2 })
    expect((await write(market, 'ann', 'Thanks')).status).toBe(200)
  })

  test('reaches a new conversation and an offer of the two, and nobody else', async () => {
    await write(market, 'ann', 'Hello')
    await sendToConversation(market, 'sue', 'seller.block', toSue)
    expect((await write(market, 'ann', 'Hello', { n: 3 })).body).toMatchObject({
      code: 'conversation-blocked',
    })
    const offer = (as: Person) =>
      market.call('POST', '/offers', { as, json: { productId: 'p3', price: 40 } })
    expect((await offer('ann')).body).toMatchObject({ status: 409, code: 'dealing-blocked' })
    expect((await offer('bob')).status).toBe(200)
    expect((await write(market, 'bob', 'Hello')).status).toBe(200)
  })
})

describe('a block between two who deal', () => {
  const bookingsOf = async (as: Person) =>
    (await market.call('GET', `/book-product?email=${emailOf(as)}`, { as })).body

  test.each([
    ['sue', 'seller.block', toSue],
    ['ann', 'buyer.block', {}],
  ] as const)('that %s makes ends bookings and payments, and offers', async (as, event, about) => {
    const [first, other] = [await book(market, 1, 'ann'), await book(market, 1, 'bob')]
    await openIntent(market, 1, 'ann', first)
    const offer = await offered(market, 'ann', 40, 3)
    await write(market, 'ann', 'Hello')
    await sendToConversation(market, as, event, about)
    expect(await market.cards.readIntent('pi_1')).toMatchObject({ status: 'canceled' })
    expect((await openIntent(market, 1, 'ann', first)).body).toMatchObject({
      status: 409,
      code: 'dealing-blocked',
    })
    const json = submissionOf(2, 'ann')
    expect((await market.call('PUT', '/book-product', { as: 'ann', json })).body).toMatchObject({
      status: 409,
      code: 'dealing-blocked',
    })
    expect(await bookingsOf('ann')).toMatchObject([{ productId: 'p1', isBlocked: true }])
    expect(await readOfferOf(market, offer)).toMatchObject({ state: 'declined' })
    expect((await openIntent(market, 1, 'bob', other)).status).toBe(200)
  })

  test('that is taken back lets the buyer pay', async () => {
    const booking = await book(market, 1, 'ann')
    await write(market, 'ann', 'Hello')
    await sendToConversation(market, 'sue', 'seller.block', toSue)
    await sendToConversation(market, 'sue', 'seller.unblock', toSue)
    expect((await openIntent(market, 1, 'ann', booking)).status).toBe(200)
    expect(await bookingsOf('ann')).toEqual([expect.not.objectContaining({ isBlocked: true })])
  })

  test('lets both write about their order, in a new conversation too, until it is over', async () => {
    const order = await buyGuitar(market)
    await buyGuitar(market, 2)
    await write(market, 'ann', 'Hello')
    const blocked = await sendToConversation(market, 'sue', 'seller.block', toSue)
    expect(eventsOf(blocked.body)).toContain('seller.write')
    expect(await write(market, 'sue', 'Come at six', toSue)).toMatchObject({
      status: 200,
      body: { state: 'blockedBySeller' },
    })
    expect((await write(market, 'ann', 'I will')).status).toBe(200)
    expect((await write(market, 'ann', 'And this one', { n: 2 })).status).toBe(200)
    expect((await write(market, 'ann', 'Hello', { n: 3 })).status).toBe(409)
    await sendTo(market, order, { type: 'seller.cancel', reason: 'It broke.' })
    await daysPass(market, 1)
    expect((await write(market, 'ann', 'Why?')).body).toMatchObject({
      code: 'conversation-refused',
    })
    expect((await write(market, 'ann', 'And this?', { n: 2 })).status).toBe(200)
  })
})

describe('a report', () => {
  const reason = 'Asks for money outside of Loppis.'
  const report = async (message?: string) => {
    const [first] = messagesOf(await readConversationOf(market, 'sue', toSue))
    return sendToConversation(market, 'sue', 'seller.report', {
      ...toSue,
      message: message ?? first?._id,
      reason,
    })
  }

  test('shows an admin the conversation, who dismisses it', async () => {
    await write(market, 'ann', 'Pay me by bank transfer')
    expect((await report()).body).toMatchObject({
      report: { number: 1, reason, by: 'seller', isOpen: true },
    })
    expect((await market.call('GET', '/notifications', { as: 'ada' })).body).toMatchObject([
      { text: { en: 'A conversation about Guitar 1 was reported.' } },
    ])
    expect(await readConversationOf(market, 'ann')).toMatchObject({ report: null })
    expect((await report()).body).toMatchObject({ code: 'conversation-refused' })
    const waiting = async () => (await market.call('GET', '/conversations', { as: 'ada' })).body
    const [first] = (await waiting()) as unknown[]
    expect(first).toMatchObject({ role: 'admin', report: { reason } })
    expect(eventsOf(first)).toEqual(['admin.dismiss', 'admin.close'])
    expect(await unreadOf(market, 'ada')).toBe(1)
    const dismissed = await sendToConversation(market, 'ada', 'admin.dismiss', toSue)
    expect(dismissed.body).toMatchObject({ can: [], report: { isOpen: false } })
    expect([await waiting(), await unreadOf(market, 'ada')]).toEqual([[], 0])
    expect((await write(market, 'ann', 'Hello')).status).toBe(200)
  })

  test('can end the conversation for both, who can still read it', async () => {
    await write(market, 'ann', 'Pay me by bank transfer')
    await report()
    await sendToConversation(market, 'ada', 'admin.close', toSue)
    expect(await write(market, 'ann', 'Hello')).toMatchObject({ status: 409 })
    expect(textsOf(await readConversationOf(market, 'sue', toSue))).toHaveLength(1)
  })

  test('names a message of the other side', async () => {
    await write(market, 'ann', 'Hello')
    await write(market, 'sue', 'Hi', { ...toSue, id: 'message-of-sue' })
    expect((await report('message-of-sue')).body).toMatchObject({ code: 'invalid-request' })
  })
})

describe('a member who leaves', () => {
  const isClosed = async () =>
    expect(
      await market.database.query('select state from conversations where product_id = $1', ['p1']),
    ).toEqual([{ state: 'closed' }])

  test('a removed buyer ends the conversation', async () => {
    await write(market, 'ann', 'Hello')
    await market.call('DELETE', '/remove-buyer?id=ann', { as: 'ada' })
    await isClosed()
    expect((await write(market, 'sue', 'Hello', toSue)).status).toBe(409)
  })

  test('a removed seller ends the conversation', async () => {
    await write(market, 'ann', 'Hello')
    await market.call('DELETE', `/remove-seller?email=${emailOf('sue')}`, { as: 'ada' })
    await isClosed()
  })

  test('a deleted account takes its messages along', async () => {
    await write(market, 'ann', 'Hello')
    await write(market, 'sue', 'Hi', toSue)
    expect((await market.call('DELETE', '/account', { as: 'ann' })).status).toBe(200)
    expect(textsOf(await readConversationOf(market, 'sue', toSue))).toEqual(['Hi'])
  })
})
