import { beforeEach, describe, expect, test, vi } from 'vitest'
import { WholeLists } from '../../server/http/whole-lists.ts'
import { idsOf } from './test-app-steps.ts'
import { book, openTestApp, type TestApp } from './test-app.ts'

const MUSIC = '/v2/category/music'
const ADVERTISED = '/v2/advertisements'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

/** Counts the queries that read products while `act` runs. */
async function readsDuring(act: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(market.database, 'query')
  await act()
  const reads = query.mock.calls.filter(([sql]) => sql.includes('from "products"')).length
  query.mockRestore()
  return reads
}
const tagOf = async (path: string) => (await market.call('GET', path)).headers.get('etag')

describe('a public list without a limit', () => {
  test('C2: is read once for all callers until it changes', async () => {
    const callers = () => Promise.all([1, 2, 3].map(() => market.call('GET', MUSIC)))
    expect(await readsDuring(callers)).toBe(1)
    expect(await readsDuring(callers)).toBe(0)
  })
  test('C2: is not kept for a category that a caller has invented', async () => {
    const ask = () => market.call('GET', `/v2/category/${'none'.repeat(100)}`)
    for (const _ of [1, 2]) expect(await readsDuring(ask)).toBe(1)
  })
  test('C2: is not read for a caller who has it', async () => {
    const tag = await tagOf(MUSIC)
    const again = () =>
      market.call('GET', MUSIC, { headers: { 'if-none-match': `"other", ${tag}` } })
    expect(await readsDuring(async () => expect((await again()).status).toBe(304))).toBe(0)
  })
  // Another server on the same database makes these changes.
  test.each([
    [
      'a new product',
      `insert into products select 'p9', seller_id, category_id, name, image, image_sources, 100, 200,
      condition, purchase_year, description, contact, location from products where id = 'p1'`,
    ],
    ['a sale', `update products set is_sold = true where id = 'p1'`],
    ['a deletion', `update products set removed_at = now() where id = 'p1'`],
    ['a removed row', `delete from products where id = 'p1'`],
    ['a product of another category', `update products set category_id = 'sport' where id = 'p1'`],
    ['a verified seller', `update users set is_verified = not is_verified where id = 'sue'`],
    ['a new name of a seller', `update users set name = 'Susan' where id = 'sue'`],
    ['a new e-mail of a seller', `update users set email = 'susan@example.test' where id = 'sue'`],
  ])('C2: is new after %s', async (_name, change) => {
    const before = await market.call('GET', MUSIC)
    await market.database.execute(change)
    const after = await market.call('GET', MUSIC)
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    expect(after.body).not.toEqual(before.body)
  })
  test('C2: is new after an advertisement', async () => {
    const before = await market.call('GET', ADVERTISED)
    await market.call('PUT', '/advertise/p7', { as: 'sue' })
    expect(idsOf((await market.call('GET', ADVERTISED)).body)).toEqual([
      'p7',
      ...idsOf(before.body),
    ])
  })
  test('stays the same after a booking and after a change of another category', async () => {
    await market.database.execute(`update products set category_id = 'sport' where id = 'p2'`)
    const before = await tagOf(MUSIC)
    await book(market, 1, 'ann')
    await market.database.execute(`update products set name = 'Racket' where id = 'p2'`)
    expect(await tagOf(MUSIC)).toBe(before)
  })
  test('R3: has every product once and in order, however long it is', async () => {
    await market.database.execute(`
      insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents,
                            condition, purchase_year, contact, location, created_at)
        select 'q' || lpad(n::text, 3, '0'), 'sue', 'sport', 'Ball', '/b.avif', 100, 200, 'good', 2020, '5', 'Lund',
               timestamptz '2026-01-01' + (n / 7) * interval '1 hour' from generate_series(1, 451) n`)
    const expected = Array.from({ length: 451 }, (_, n) => `q${String(451 - n).padStart(3, '0')}`)
    expect(idsOf((await market.call('GET', '/v2/category/sport')).body)).toEqual(expected)
  })
})

describe('reading whole lists', () => {
  const pageOf200 = Array.from({ length: 200 }, (_, n) => ({ _id: String(n) }))

  test('lets other work run between two pages', async () => {
    const order: string[] = []
    const lists = new WholeLists(market.database)
    const reading = lists.read(async ({ after }) => {
      order.push('page')
      setImmediate(() => order.push('other work'))
      return after === null ? pageOf200 : []
    })
    await reading
    expect(order.slice(0, 3)).toEqual(['page', 'other work', 'page'])
  })
  test('sends a list to one caller after the other, with other work in between', async () => {
    const lists = new WholeLists(market.database)
    let turns = 0
    const count = () => {
      turns += 1
      counting = setImmediate(count)
    }
    let counting = setImmediate(count)
    const sentIn = await Promise.all(
      [1, 2, 3].map(async () => {
        await lists.pack('category music', async () => [])
        return turns
      }),
    )
    clearImmediate(counting)
    expect(new Set(sentIn).size).toBe(3)
  })
  test('reads two at once, and refuses a caller when 200 wait', async () => {
    let reading = 0
    const lists = new WholeLists(market.database)
    const forever = () =>
      lists.read(() => {
        reading += 1
        return new Promise<never>(() => undefined)
      })
    for (let caller = 0; caller < 202; caller += 1) void forever()
    await new Promise(setImmediate)
    expect(reading).toBe(2)
    await expect(forever()).rejects.toMatchObject({ code: 'too-many-requests' })
  })
  test('a list that cannot be read is read again for the next caller', async () => {
    const lists = new WholeLists(market.database)
    const broken = lists.pack('category music', () => Promise.reject(new Error('gone')))
    await expect(broken).rejects.toThrow('gone')
    expect(await lists.pack('category music', async () => [])).toMatchObject({
      version: expect.stringMatching(/./),
    })
  })
})
