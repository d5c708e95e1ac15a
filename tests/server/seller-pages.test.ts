import { beforeEach, describe, expect, test } from 'vitest'
import { idsOf } from './test-app-steps.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
  await market.database.execute(`
    update users set created_at = '2024-11-30T23:00:00Z' where id = 'sue';
    update products set is_sold = true where id in ('p1', 'p2');
    update products set removed_at = now() where id = 'p3';
    update products set is_published = false where id = 'p4'`)
})

const read = (id: string) => market.call('GET', `/sellers/${id}`)

describe('GET /sellers/{id}', () => {
  test('shows who sells since when, what is for sale, and how much was sold', async () => {
    const { status, body } = await read('sue')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      seller: { _id: 'sue', name: 'Sue', isVerified: true, since: '2024-11' },
      forSale: 3,
      sold: 2,
    })
    expect(idsOf((body as { products: object[] }).products)).toEqual(['p7', 'p6', 'p5'])
  })

  test('shows neither the e-mail nor the phone number of the seller', async () => {
    const text = JSON.stringify((await read('sue')).body)
    expect(text).not.toContain('sue@example.test')
    expect(text).not.toContain('555')
  })

  test.each([
    ['nobody', 'none', ''],
    ['a buyer', 'ann', ''],
    ['a removed seller', 'sue', `update users set removed_at = now() where id = 'sue'`],
  ])('%s is unknown', async (_, id, change) => {
    await market.database.execute(change)
    expect(await read(id)).toMatchObject({ status: 404, body: { code: 'seller-unknown' } })
  })
})
