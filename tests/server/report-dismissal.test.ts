import { beforeEach, describe, expect, test } from 'vitest'
import { addOtherSeller } from './callers.ts'
import { emailOf, type Person, type TestApp, openTestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
  await addOtherSeller(market)
})

const report = (as: Person, id: string) =>
  market.call('POST', '/reported-product/', { as, json: { id } })
const dismiss = async (as: Person, id: string) =>
  (await market.call('DELETE', `/reports/${id}`, { as })).body
const reported = async () =>
  (
    (await market.call('GET', '/reported-product/', { as: 'ada' })).body as {
      reportedProductId: string
    }[]
  ).map(({ reportedProductId }) => reportedProductId)

describe('DELETE /reports/{productId}, an extension', () => {
  test.each([
    ['ada', true],
    ['ann', false],
    ['sue', false],
  ] as const)('is announced to %s: %s', async (as, isAnnounced) => {
    const { body } = await market.call('GET', `/users/role/${emailOf(as)}`, { as })
    const { extensions } = body as { extensions: string[] }
    expect(extensions.includes('report-dismissal')).toBe(isAnnounced)
  })
  test('closes every report of the item, and no other', async () => {
    await report('ann', 'p1')
    await report('bob', 'p1')
    await report('ann', 'p2')
    expect(await dismiss('ada', 'p1')).toEqual({ acknowledged: true, deletedCount: 2 })
    expect(await reported()).toEqual(['p2'])
  })
  test('leaves the item for sale', async () => {
    await report('ann', 'p1')
    await dismiss('ada', 'p1')
    const { body } = await market.call('GET', '/v2/category/music')
    expect((body as { _id: string }[]).map(({ _id }) => _id)).toContain('p1')
  })
  test('closes the reports of a sold item', async () => {
    await report('ann', 'p1')
    await market.database.execute(`update products set is_sold = true where id = 'p1'`)
    expect(await dismiss('ada', 'p1')).toMatchObject({ deletedCount: 1 })
    expect(await reported()).toEqual([])
  })
  test('a second time, or of an unknown item, closes none', async () => {
    await report('ann', 'p1')
    await dismiss('ada', 'p1')
    expect(await dismiss('ada', 'p1')).toEqual({ acknowledged: true, deletedCount: 0 })
    expect(await dismiss('ada', 'p99')).toEqual({ acknowledged: true, deletedCount: 0 })
  })
  test('B9: the item can be reported again', async () => {
    await report('ann', 'p1')
    await dismiss('ada', 'p1')
    await report('ann', 'p1')
    expect(await reported()).toEqual(['p1'])
  })
  test.each(['ann', 'sue'] as const)('is refused to %s', async (as) => {
    await report('bob', 'p1')
    expect(await dismiss(as, 'p1')).toMatchObject({ status: 403, code: 'role-required' })
    expect(await reported()).toEqual(['p1'])
  })
})
