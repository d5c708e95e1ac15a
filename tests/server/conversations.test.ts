import { beforeEach, describe, expect, test } from 'vitest'
import { addOtherSeller, callAs } from './callers.ts'
import { readConversationOf, sendToConversation, unreadOf, write } from './conversation-steps.ts'
import { offer, offered, readOfferOf } from './offer-steps.ts'
import { buyGuitar, daysPass, sendTo } from './order-steps.ts'
import { idsOf, minutesPass } from './test-app-steps.ts'
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

const textsOf = (body: unknown) =>
  (body as { messages: { text: string }[] }).messages.map(({ text }) => text)

describe('GET /conversations/{productId}', () => {
  test('shows one that nobody has begun, in which the buyer can write', async () => {
    expect(await readConversationOf(market, 'ann')).toEqual({
      _id: 'p1.ann',
      now: '2026-03-01T12:00:00.000Z',
      seq: 0,
      role: 'buyer',
      state: 'open',
      can: [
        {
          event: 'buyer.write',
          fields: [
            { name: 'text', type: 'text', max: 2000 },
            { name: 'pictures', type: 'pictures', max: 5 },
          ],
        },
      ],
      unread: 0,
      unreadByOther: 0,
      report: null,
      product: { _id: 'p1', name: 'Guitar 1', image: '/guitar.avif' },
      buyer: { _id: 'ann', name: 'Ann' },
      seller: { _id: 'sue', name: 'Sue' },
      messages: [],
    })
  })

  test('shows it to its two sides alone, without an e-mail address', async () => {
    await write(market, 'ann', 'Is it still there?')
    const seen = await readConversationOf(market, 'sue', toSue)
    expect(seen).toMatchObject({ role: 'seller', unread: 1, messages: [{ from: 'buyer' }] })
    expect(JSON.stringify(seen)).not.toContain(emailOf('ann'))
    for (const other of ['ada', 'bob'] as const) {
      expect(await readConversationOf(market, other, toSue)).toMatchObject({ code: 'not-yours' })
    }
    const close = await sendToConversation(market, 'ada', 'admin.close', toSue)
    expect(close.body).toMatchObject({ code: 'conversation-refused' })
    expect(await readConversationOf(market, 'sue', { buyer: 'ada' })).toMatchObject({
      code: 'conversation-unknown',
    })
  })

  test('shows the latest 30 messages, and those before one', async () => {
    for (let n = 1; n <= 35; n += 1) await write(market, 'ann', `Message ${n}`)
    const latest = textsOf(await readConversationOf(market, 'ann'))
    expect([latest.length, latest[0], latest.at(-1)]).toEqual([30, 'Message 6', 'Message 35'])
    const { body } = await market.call('GET', '/conversations/p1?before=6', { as: 'ann' })
    expect(textsOf(body)).toEqual([1, 2, 3, 4, 5].map((n) => `Message ${n}`))
  })
})

describe('POST /conversations/{productId}/messages', () => {
  test('keeps the order of both sides, with words of several lines and pictures', async () => {
    await write(market, 'ann', ' Is it still\nthere? ')
    await write(market, 'sue', 'Yes', { ...toSue, pictures: ['/images/neck.avif'] })
    const { body } = await write(market, 'ann', 'Good.')
    expect(body).toMatchObject({
      messages: [
        { number: 1, from: 'buyer', text: 'Is it still\nthere?', pictures: [] },
        { number: 2, from: 'seller', text: 'Yes', pictures: ['/images/neck.avif'] },
        { number: 3, from: 'buyer', text: 'Good.', at: '2026-03-01T12:00:00.000Z' },
      ],
    })
  })

  test('that is sent again is there once', async () => {
    for (const _ of [1, 2]) {
      const { body } = await write(market, 'ann', 'Hello', { id: 'message-of-ann' })
      expect(textsOf(body)).toEqual(['Hello'])
    }
    expect(
      (await write(market, 'sue', 'Hello', { ...toSue, id: 'message-of-ann' })).body,
    ).toMatchObject({ code: 'invalid-request' })
  })

  test('cannot have the id of a message in another conversation', async () => {
    const id = 'message-of-ann'
    await write(market, 'ann', 'Hello', { id })
    expect((await write(market, 'bob', 'Hello', { id })).body).toMatchObject({
      code: 'invalid-request',
    })
    expect(await readConversationOf(market, 'bob')).toMatchObject({ seq: 0 })
  })

  test('sent at once by both sides begins one conversation', async () => {
    await book(market, 1, 'ann')
    await Promise.all([write(market, 'ann', 'A'), write(market, 'sue', 'B', toSue)])
    expect(textsOf(await readConversationOf(market, 'ann')).toSorted()).toEqual(['A', 'B'])
  })

  test.each([
    ['nothing', { text: ' ' }],
    ['too many words', { text: 'x'.repeat(2001) }],
    ['a control character', { text: 'x\u0007' }],
    ['six pictures', { text: 'x', pictures: Array(6).fill('/images/neck.avif') }],
    ['a script as a picture', { text: 'x', pictures: ['javascript:alert(1)'] }],
    [
      'a picture whose host would learn when it is read',
      { text: 'x', pictures: ['https://tracker.example/1.gif'] },
    ],
  ])('refuses %s', async (_, json) => {
    const sent = { as: 'ann', json: { id: 'message-of-ann', ...json } } as const
    expect((await market.call('POST', '/conversations/p1/messages', sent)).body).toMatchObject({
      code: 'invalid-request',
    })
  })

  test('a seller writes first only to somebody who has booked the item or made an offer', async () => {
    expect((await write(market, 'sue', 'Buy it!', toSue)).body).toMatchObject({
      code: 'conversation-unknown',
    })
    await book(market, 1, 'ann')
    expect((await write(market, 'sue', 'When do we meet?', toSue)).status).toBe(200)
  })

  test('a buyer begins twenty conversations a day', async () => {
    const begin = async (n: number) => (await write(market, 'ann', 'Hello', { n })).status
    await market.database.query(
      `insert into products (id, seller_id, category_id, name, image, asking_price_cents,
                             retail_price_cents, condition, purchase_year, contact, location)
         select 'p' || n, seller_id, category_id, name, image, asking_price_cents, retail_price_cents,
                condition, purchase_year, contact, location
           from products cross join generate_series(101, 121) as n where id = 'p1'`,
    )
    for (let n = 101; n <= 120; n += 1) expect(await begin(n)).toBe(200)
    expect(await begin(121)).toBe(429)
    expect(await begin(101)).toBe(200)
    minutesPass(market, 24 * 60 + 1)
    expect(await begin(121)).toBe(200)
  })

  test('an item that is removed can be talked about only where they have talked', async () => {
    await write(market, 'ann', 'Hello')
    await market.call('DELETE', '/delete-product/p1', { as: 'sue' })
    expect((await write(market, 'ann', 'Why is it gone?')).status).toBe(200)
    expect((await write(market, 'bob', 'Hello')).body).toMatchObject({ code: 'product-unknown' })
  })
})

describe('unread messages', () => {
  test('are counted until they are read, and the sender sees that they are', async () => {
    await write(market, 'ann', 'One')
    await write(market, 'ann', 'Two')
    await write(market, 'ann', 'Three', { n: 2 })
    expect([await unreadOf(market, 'sue'), await unreadOf(market, 'ann')]).toEqual([3, 0])
    const read = (number: number) =>
      sendToConversation(market, 'sue', 'seller.read', { ...toSue, number })
    expect((await read(1)).body).toMatchObject({ unread: 1 })
    expect(await readConversationOf(market, 'ann')).toMatchObject({ unreadByOther: 1 })
    await read(2)
    expect((await read(1)).body).toMatchObject({ unread: 0, seq: 4 })
    expect(await unreadOf(market, 'sue')).toBe(1)
  })
})

describe('GET /conversations', () => {
  test('lists those of the viewer with their latest message, the latest first', async () => {
    await write(market, 'ann', 'About one')
    minutesPass(market, 1)
    await write(market, 'ann', 'About two', { n: 2 })
    minutesPass(market, 1)
    await write(market, 'bob', 'Hello')
    minutesPass(market, 1)
    await write(market, 'sue', 'Yes', toSue)
    const list = async (as: Person, query = '') =>
      (await market.call('GET', `/conversations${query}`, { as })).body
    expect(idsOf(await list('sue'))).toEqual(['p1.ann', 'p1.bob', 'p2.ann'])
    expect(idsOf(await list('sue', '?limit=2&after=p1.ann'))).toEqual(['p1.bob', 'p2.ann'])
    expect(await list('ann')).toMatchObject([
      { _id: 'p1.ann', unread: 1, messages: [{ text: 'Yes' }] },
      { _id: 'p2.ann', messages: [{ text: 'About two' }] },
    ])
    expect(await list('ada')).toEqual([])
  })
})

describe('POST /conversations/{productId}/events', () => {
  test('refuses the events of the other side, of others and of nobody', async () => {
    await write(market, 'ann', 'Hello')
    const codeOf = async (as: Person, event: string, about = {}) =>
      (await sendToConversation(market, as, event, about)).body
    expect(await codeOf('ann', 'seller.block')).toMatchObject({ code: 'role-required' })
    expect(await codeOf('bob', 'buyer.block', toSue)).toMatchObject({ code: 'not-yours' })
    expect(await codeOf('bob', 'buyer.block')).toMatchObject({ code: 'conversation-unknown' })
    for (const event of ['buyer.write', 'market.close', 'x']) {
      expect(await codeOf('ann', event)).toMatchObject({ code: 'invalid-request' })
    }
  })
})

const eventsOf = (body: unknown) =>
  (body as { can: { event: string }[] }).can.map((can) => can.event)

const messagesOf = (body: unknown) =>
  (body as { messages: { _id: string; text: string }[] }).messages

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
    const offerAgain = (as: Person) =>
      market.call('POST', '/offers', { as, json: { productId: 'p3', price: 40 } })
    expect((await offerAgain('ann')).body).toMatchObject({ status: 409, code: 'dealing-blocked' })
    expect((await offerAgain('bob')).status).toBe(200)
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
    const offerId = await offered(market, 'ann', 40, 3)
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
    expect(await readOfferOf(market, offerId)).toMatchObject({ state: 'declined' })
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

  /** Those that wait for an admin. */
  const cases = async () => (await market.call('GET', '/cases', { as: 'ada' })).body

  test('shows an admin the conversation, who dismisses it', async () => {
    await write(market, 'ann', 'Pay me by bank transfer')
    expect((await report()).body).toMatchObject({
      report: { number: 1, reason, by: 'seller', isOpen: true },
    })
    expect((await market.call('GET', '/notifications', { as: 'ada' })).body).toMatchObject([
      { text: { en: 'A message about Guitar 1 was reported.' } },
    ])
    expect(await readConversationOf(market, 'ann')).toMatchObject({ report: null })
    expect((await report()).body).toMatchObject({ code: 'conversation-refused' })
    const waiting = async () => (await market.call('GET', '/conversations', { as: 'ada' })).body
    const [first] = (await waiting()) as unknown[]
    expect(first).toMatchObject({ role: 'admin', report: { reason } })
    expect(eventsOf(first)).toEqual(['admin.dismiss', 'admin.close'])
    expect(await unreadOf(market, 'ada')).toBe(1)
    expect(await cases()).toMatchObject([{ about: 'message', reports: [{ words: reason }] }])
    const dismissed = await sendToConversation(market, 'ada', 'admin.dismiss', toSue)
    expect(dismissed.body).toMatchObject({ can: [], report: { isOpen: false } })
    expect([await waiting(), await unreadOf(market, 'ada'), await cases()]).toEqual([[], 0, []])
    expect((await market.call('GET', '/notifications', { as: 'sue' })).body).toMatchObject([
      { text: { en: expect.stringMatching(/^Thank you for your report/) } },
    ])
    expect((await write(market, 'ann', 'Hello')).status).toBe(200)
  })

  test('can end the conversation for both, who can still read it', async () => {
    await write(market, 'ann', 'Pay me by bank transfer')
    await report()
    await sendToConversation(market, 'ada', 'admin.close', toSue)
    expect(await cases()).toEqual([])
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

const toAnn = { buyer: 'ann' } as const

describe('the first message of a seller', () => {
  test('goes to a buyer who has made an offer for the item', async () => {
    await offer(market, 'ann', 40)
    expect((await write(market, 'sue', 'Take it for 45?', toAnn)).status).toBe(200)
    expect(await readConversationOf(market, 'ann')).toMatchObject({ role: 'buyer', unread: 1 })
  })

  test('goes to no buyer who has booked another item of the seller, or made an offer for it', async () => {
    await book(market, 2, 'ann')
    await offer(market, 'ann', 40, 3)
    expect((await write(market, 'sue', 'Buy it!', toAnn)).body).toMatchObject({
      code: 'conversation-unknown',
    })
  })

  test('goes to no buyer of another seller', async () => {
    await addOtherSeller(market)
    await book(market, 1, 'ann')
    const json = { id: 'message-of-tom', text: 'Buy mine!', buyerId: 'ann' }
    expect(
      (await callAs(market, 'tom', 'POST', '/conversations/p1/messages', { json })).body,
    ).toMatchObject({ code: 'not-yours' })
  })

  test('goes to no buyer who has blocked the seller', async () => {
    await write(market, 'ann', 'Hello')
    await book(market, 2, 'ann')
    await sendToConversation(market, 'ann', 'buyer.block')
    expect((await write(market, 'sue', 'Hello', { ...toAnn, n: 2 })).body).toMatchObject({
      code: 'conversation-blocked',
    })
  })

  test('takes none of the conversations that its buyer can begin in a day', async () => {
    await market.database.query(
      `insert into products (id, seller_id, category_id, name, image, asking_price_cents,
                             retail_price_cents, condition, purchase_year, contact, location)
         select 'p' || n, seller_id, category_id, name, image, asking_price_cents, retail_price_cents,
                condition, purchase_year, contact, location
           from products cross join generate_series(101, 120) as n where id = 'p1'`,
    )
    await offer(market, 'ann', 40)
    expect((await write(market, 'sue', 'Hello', toAnn)).status).toBe(200)
    for (let n = 101; n <= 120; n += 1) {
      expect((await write(market, 'ann', 'Hello', { n })).status).toBe(200)
    }
  })
})

test('a seller opens a conversation that nobody has begun only with somebody who is interested', async () => {
  expect(await readConversationOf(market, 'sue', toAnn)).toMatchObject({
    code: 'conversation-unknown',
  })
  await book(market, 1, 'ann')
  expect(await readConversationOf(market, 'sue', toAnn)).toMatchObject({
    seq: 0,
    can: [{ event: 'seller.write' }],
    buyer: { name: 'Ann' },
  })
})
