import { expect, test } from 'vitest'
import { mailedAfter, mailsOf } from './mail-steps.ts'
import { acceptOffer, editGuitar, hoursPass, offered, sendToOffer } from './offer-steps.ts'
import { openTestApp, type Person, type TestApp } from './test-app.ts'

const toldTo = async (market: TestApp, as: Person) =>
  ((await market.call('GET', '/notifications', { as })).body as { text: { en: string } }[]).map(
    ({ text }) => text.en,
  )

test('two bid for one item: the loser hears of it at once and by mail, and of the end of the reservation', async () => {
  const market = await openTestApp()
  const anns = await offered(market, 'ann', 30)
  const bobs = await offered(market, 'bob', 40)
  await sendToOffer(market, anns, ['sue', 'seller.counter', { price: 45 }])
  await acceptOffer(market, bobs)
  const reserved =
    'Guitar 1 is reserved for another buyer. If nobody pays within 24 hours, your offer still counts.'
  expect(await toldTo(market, 'ann')).toEqual([reserved, 'Sue suggests $45 for Guitar 1.'])

  await mailedAfter(market, 1)
  const [mail] = await mailsOf(market, 'ann')
  expect(mail?.body_text).toContain(reserved)
  expect(await mailsOf(market, 'bob')).toMatchObject([
    { subject: expect.stringContaining('Sue accepted your $40 offer for Guitar 1.') },
  ])

  await hoursPass(market, 24)
  expect((await toldTo(market, 'bob'))[0]).toBe(
    'You have not paid for Guitar 1 in time. It is no longer reserved for you.',
  )
  expect((await toldTo(market, 'sue'))[0]).toBe(
    'The buyer has not paid for Guitar 1 in time. It is for sale again.',
  )
})

test('a buyer who bargains for an item that is removed is told so', async () => {
  const market = await openTestApp()
  await offered(market, 'ann', 30)
  await market.call('DELETE', '/delete-product/p1', { as: 'ada' })
  expect((await toldTo(market, 'ann'))[0]).toBe(
    'Guitar 1 is not for sale any more. Your offer has ended.',
  )
})

test('a user who keeps an item hears of a lower price while the item is for sale, and no longer', async () => {
  const market = await openTestApp()
  const keep = { as: 'ann', json: { items: [{ productId: 'p1', price: 50 }] } } as const
  await market.call('PUT', '/wishlist', keep)
  const send = (event: string) =>
    market.call('POST', '/listings/p1/events', { as: 'sue', json: { event } })
  expect((await editGuitar(market, { askingPrice: 45 })).status).toBe(200)
  const lower = 'Guitar 1 from your wishlist now costs $45.'
  expect(await toldTo(market, 'ann')).toEqual([lower])

  await send('seller.withdraw')
  expect((await editGuitar(market, { askingPrice: 40 })).status).toBe(200)
  expect(await toldTo(market, 'ann')).toEqual([lower])

  await send('seller.putBack')
  expect(await toldTo(market, 'ann')).toEqual([
    'Guitar 1 from your wishlist is for sale again.',
    lower,
  ])
})
