import { beforeEach, describe, expect, test } from 'vitest'
import { addOtherSeller, callAs } from './callers.ts'
import { idsOf, ordersOf, removedUsers, sell } from './test-app-steps.ts'
import { book, emailOf, type TestApp, openIntent, openTestApp, savePayment } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
  await addOtherSeller(market)
})

const asAdmin = (method: 'GET' | 'DELETE', path: string) => callAs(market, 'ada', method, path)
const removeSeller = (email: string) => asAdmin('DELETE', `/remove-seller?email=${email}`)

describe('DELETE /remove-seller', () => {
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
