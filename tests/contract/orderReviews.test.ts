import { describe, expect, it } from 'vitest'
import { orderReviews } from '../../src/screens/orderReviews/order-review-story-fixtures.ts'
import { recordedCalls } from './recorded-calls.ts'

const { api, server } = recordedCalls()

/** Returns an API that has read the role of an admin from a server with these extensions. */
async function apiOf(extensions: readonly string[]) {
  const calls = api()
  server().answer({ body: { role: 'admin', extensions } })
  await calls.getRole('ada@loppis.test')
  return calls
}

describe('the orders that wait for an admin, an extension', () => {
  it('C1: are not asked of a server that has none', async () => {
    const calls = await apiOf(['own-reports', 'payouts'])
    await expect(calls.getOrderReviews()).rejects.toMatchObject({ failure: { kind: 'notFound' } })
    expect(server().requests).toHaveLength(1)
  })

  it('keep the order of the server', async () => {
    const calls = await apiOf(['order-reviews'])
    server().answer({ body: orderReviews })
    expect(await calls.getOrderReviews()).toEqual(orderReviews)
    expect(server().requests).toMatchObject([{ method: 'GET', path: '/order-reviews' }])
  })

  it('C4: one that cannot be read hides no other', async () => {
    const calls = await apiOf(['order-reviews'])
    const [first] = orderReviews
    server().answer({ body: [{ ...first, review: null }, first] })
    expect(await calls.getOrderReviews()).toEqual([
      expect.objectContaining({ isUnreadableItem: true }),
      first,
    ])
  })
})
