import { beforeEach, describe, expect, test } from 'vitest'
import { addOtherSeller, callAs } from './callers.ts'
import { readConversationOf, sendToConversation, write } from './conversation-steps.ts'
import { offer } from './offer-steps.ts'
import { book, openTestApp, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
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
