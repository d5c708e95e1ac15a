import { beforeEach, describe, expect, test } from 'vitest'
import { readConversationOf, sendToConversation, unreadOf, write } from './conversation-steps.ts'
import { idsOf, minutesPass } from './test-app-steps.ts'
import { book, emailOf, openTestApp, type Person, type TestApp } from './test-app.ts'

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
