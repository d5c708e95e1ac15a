import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { offerEndpoints } from '../../server/routes/offers.ts'
import { agreeOn, hoursPass, offered, readOfferOf, sendToOffer } from './offer-steps.ts'
import { minutesPass } from './test-app-steps.ts'
import { book, openIntent, openTestApp, type Person, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

type Answered = { _id: string; can: { event: string }[] }
const eventsOf = (answer: Answered | undefined) => answer?.can.map(({ event }) => event)
/** Returns what a person can do with an offer, which the list and the offer itself say alike. */
async function actsOf(id: string, as: Person) {
  const { body } = await market.call('GET', '/offers', { as })
  const acts = eventsOf((body as Answered[]).find(({ _id }) => _id === id))
  expect(eventsOf((await readOfferOf(market, id, as)) as Answered)).toEqual(acts)
  return acts
}
const pays = async (as: 'ann' | 'bob') => openIntent(market, 1, as, await book(market, 1, as))

describe('while an item is held, nobody is offered to accept a price for it', () => {
  test('the seller, who can suggest another price or decline, until the reservation ends', async () => {
    const id = await offered(market, 'ann', 40)
    const other = await offered(market, 'ann', 40, 2)
    await agreeOn(market, 'bob', 45)
    expect(await actsOf(id, 'sue')).toEqual(['seller.counter', 'seller.decline'])
    expect(await actsOf(other, 'sue')).toEqual([
      'seller.accept',
      'seller.counter',
      'seller.decline',
    ])
    await hoursPass(market, 24)
    expect(await actsOf(id, 'sue')).toEqual(['seller.accept', 'seller.counter', 'seller.decline'])
  })

  test('the buyer, who can name another price or decline, while another buyer pays', async () => {
    const id = await offered(market, 'ann', 30)
    await sendToOffer(market, id, ['sue', 'seller.counter', { price: 45 }])
    await pays('bob')
    expect(await actsOf(id, 'ann')).toEqual(['buyer.counter', 'buyer.decline'])
    minutesPass(market, 15)
    expect(await actsOf(id, 'ann')).toEqual(['buyer.accept', 'buyer.counter', 'buyer.decline'])
  })

  test('who could accept a price without the hold learns until when it lasts, and nobody else', async () => {
    const id = await offered(market, 'ann', 30)
    await sendToOffer(market, id, ['sue', 'seller.counter', { price: 45 }])
    // A hold lasts by the clock of the payments, and the times of an offer are by that of the flows.
    const ahead = () => new Date(market.time.now.getTime() + 86_400_000)
    const routes = new Hono()
    for (const each of offerEndpoints) each.register(routes, { ...market.market, flowClock: ahead })
    const heldUntil = async (as: Person) => {
      const authorization = `Bearer ${await market.market.tokens.issue(as)}`
      const response = await routes.request(`/offers/${id}`, { headers: { authorization } })
      return ((await response.json()) as { heldUntil?: string }).heldUntil
    }
    expect(await heldUntil('ann')).toBeUndefined()
    await pays('bob')
    expect(await heldUntil('ann')).toBe(new Date(ahead().getTime() + 15 * 60_000).toISOString())
    expect(await heldUntil('sue')).toBeUndefined()
    minutesPass(market, 15)
    expect(await heldUntil('ann')).toBeUndefined()
  })

  test('a refused event is answered with the acts that are left', async () => {
    const id = await offered(market, 'ann', 40)
    await pays('bob')
    expect(await sendToOffer(market, id, ['sue', 'seller.withdraw'])).toMatchObject({
      body: {
        code: 'offer-refused',
        can: [{ event: 'seller.counter' }, { event: 'seller.decline' }],
      },
    })
  })

  test('what is offered is taken', async () => {
    const id = await offered(market, 'ann', 30)
    const bobs = await agreeOn(market, 'bob', 45)
    expect((await sendToOffer(market, id, ['sue', 'seller.counter', { price: 45 }])).status).toBe(
      200,
    )
    expect((await sendToOffer(market, id, ['ann', 'buyer.counter', { price: 40 }])).status).toBe(
      200,
    )
    expect((await sendToOffer(market, id, ['sue', 'seller.decline'])).status).toBe(200)
    expect(await actsOf(bobs, 'bob')).toEqual(['buyer.withdraw'])
  })
})
