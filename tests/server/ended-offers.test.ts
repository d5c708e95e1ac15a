import { beforeEach, describe, expect, test } from 'vitest'
import { sendToConversation, write } from './conversation-steps.ts'
import { acceptOffer, agreeOn, editGuitar, hoursPass, offered, readOfferOf } from './offer-steps.ts'
import { idsOf } from './test-app-steps.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

describe('open offers end', () => {
  const states = async (...ids: string[]) =>
    Promise.all(
      ids.map(async (id) => {
        const { state, timeline } = (await readOfferOf(market, id)) as {
          state: string
          timeline: { reason?: string }[]
        }
        return [state, timeline.at(-1)?.reason]
      }),
    )

  test('when the seller withdraws the item', async () => {
    const id = await offered(market, 'ann', 40)
    const json = { event: 'seller.withdraw' }
    await market.call('POST', '/listings/p1/events', { as: 'sue', json })
    expect(await states(id)).toEqual([['declined', 'withdrawn']])
  })

  test('when the seller changes the price, and not with another change', async () => {
    const id = await offered(market, 'ann', 40)
    for (const other of [{ description: 'Six strings.' }, { lowestOfferPercent: 20 }]) {
      expect((await editGuitar(market, other)).status).toBe(200)
      expect(await states(id)).toEqual([['open', undefined]])
    }
    expect((await editGuitar(market, { askingPrice: 45 })).status).toBe(200)
    expect(await states(id)).toEqual([['declined', 'priceChanged']])
  })

  test('and name the price of the item today beside that of their own day', async () => {
    const id = await offered(market, 'ann', 40)
    await editGuitar(market, { askingPrice: 60 })
    const prices = { askingPrice: 50, product: { askingPrice: 60 } }
    expect(await readOfferOf(market, id)).toMatchObject(prices)
    expect((await market.call('GET', '/offers', { as: 'ann' })).body).toMatchObject([prices])
  })

  test('when the item is removed, also by an admin while it is reserved', async () => {
    const accepted = await agreeOn(market, 'ann', 40)
    const other = await offered(market, 'bob', 41)
    await market.call('DELETE', '/delete-product/p1', { as: 'ada' })
    expect(await states(accepted, other)).toEqual([
      ['declined', 'removed'],
      ['declined', 'removed'],
    ])
  })

  test('when their buyer is removed', async () => {
    const id = await agreeOn(market, 'ann', 40)
    const other = await offered(market, 'bob', 41)
    await market.call('DELETE', '/remove-buyer?id=ann', { as: 'ada' })
    expect(await states(id)).toEqual([['declined', 'buyerGone']])
    expect((await acceptOffer(market, other)).body).toMatchObject({ state: 'accepted' })
    expect(idsOf((await market.call('GET', '/offers', { as: 'sue' })).body)).toHaveLength(2)
  })
})

describe('an offer takes messages while the two can write to each other', () => {
  const takesMessages = async (id: string, as: 'ann' | 'sue') =>
    ((await readOfferOf(market, id, as)) as { takesMessages: boolean }).takesMessages

  test.each([
    ['DELETE', '/account', 'ann'],
    ['DELETE', '/remove-buyer?id=ann', 'ada'],
  ] as const)('the buyer: %s %s', async (method, path, as) => {
    const id = await offered(market, 'ann', 40)
    await hoursPass(market, 1)
    const other = await offered(market, 'bob', 41)
    expect(await takesMessages(id, 'sue')).toBe(true)
    await market.call(method, path, { as })
    expect(await takesMessages(id, 'sue')).toBe(false)
    expect((await market.call('GET', '/offers', { as: 'sue' })).body).toEqual([
      expect.objectContaining({ _id: other, takesMessages: true }),
      expect.objectContaining({ _id: id, takesMessages: false }),
    ])
  })

  test('the seller', async () => {
    const id = await offered(market, 'ann', 40)
    expect(await takesMessages(id, 'ann')).toBe(true)
    await market.call('DELETE', '/account', { as: 'sue' })
    expect(await takesMessages(id, 'ann')).toBe(false)
  })

  test('not while one blocks the other, about another item too', async () => {
    const id = await offered(market, 'ann', 40)
    const other = await offered(market, 'ann', 40, 2)
    const bobs = await offered(market, 'bob', 41)
    await write(market, 'ann', 'Is it there?')
    const areTaken = async () => [
      await takesMessages(id, 'sue'),
      await takesMessages(other, 'ann'),
      await takesMessages(bobs, 'sue'),
    ]
    expect(await areTaken()).toEqual([true, true, true])
    await sendToConversation(market, 'ann', 'buyer.block')
    expect(await areTaken()).toEqual([false, false, true])
    await sendToConversation(market, 'ann', 'buyer.unblock')
    expect(await areTaken()).toEqual([true, true, true])
  })
})
