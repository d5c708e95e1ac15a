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

const read = (id: string, query = '') => market.call('GET', `/sellers/${id}${query}`)

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

  test('has all products for sale on its pages; a page after the last one is the last one', async () => {
    await market.database.execute(`
      insert into products (seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
          purchase_year, contact, location)
        select seller_id, category_id, name || n, image, 100, 100, condition, purchase_year, contact, location
        from products, generate_series(1, 127) n where id = 'p7'`)
    const pages = await Promise.all(['', '?page=2', '?page=99'].map((query) => read('sue', query)))
    const [first, second, beyond] = pages.map(({ body }) => body as { products: object[] })
    expect(first).toMatchObject({ forSale: 130, next: 2 })
    expect(second).toMatchObject({ forSale: 130, next: null })
    expect(beyond).toEqual(second)
    const shown = [first, second].flatMap((page) => idsOf(page?.products ?? []))
    expect(new Set(shown).size).toBe(130)
    expect(await read('sue', '?page=x')).toMatchObject({ status: 400 })
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
