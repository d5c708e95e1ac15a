import { beforeEach, describe, expect, test } from 'vitest'
import { addOtherSeller, callAs } from './callers.ts'
import { idsOf, ordersOf, removedUsers, sell } from './test-app-steps.ts'
import { book, emailOf, type TestApp, openTestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
  await addOtherSeller(market)
})

const asAdmin = (method: 'GET' | 'PUT' | 'DELETE', path: string, json?: unknown) =>
  callAs(market, 'ada', method, path, { json })
const removeBuyer = (id: string) => asAdmin('DELETE', `/remove-buyer?id=${id}`)

describe('lists of members', () => {
  test('A1: GET /all-buyers returns the buyers who are not removed', async () => {
    const { body } = await asAdmin('GET', '/all-buyers')
    expect(body).toHaveLength(2)
    expect(body).toContainEqual({ _id: 'ann', name: 'Ann', email: emailOf('ann') })
    expect(body).toContainEqual({ _id: 'bob', name: 'Bob', email: emailOf('bob') })
  })
  test('A3: GET /all-sellers returns the sellers and whether they are verified', async () => {
    const { body } = await asAdmin('GET', '/all-sellers')
    expect(body).toHaveLength(2)
    expect(body).toContainEqual({
      _id: 'sue',
      name: 'Sue',
      email: emailOf('sue'),
      isVerified: true,
    })
    expect(body).toContainEqual(expect.objectContaining({ _id: 'tom', isVerified: false }))
  })
  test.each([
    ['A1', '/all-buyers', 'buyer'],
    ['A3', '/all-sellers', 'seller'],
  ])('%s: the Link headers of %s lead through all pages', async (_rule, path, role) => {
    await market.database.query(
      `insert into users (id, name, email, role, created_at)
       select 'u' || n, 'U', n || '@example.test', $1, timestamptz '2020-01-01' + n * interval '1 day'
         from generate_series(1, 3) n`,
      [role],
    )
    const whole = idsOf((await asAdmin('GET', path)).body)
    const pages: string[][] = []
    let next: string | undefined = `${path}?limit=2`
    while (next !== undefined) {
      const { body, headers } = await asAdmin('GET', next)
      pages.push(idsOf(body))
      next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1])
    expect(pages.flat()).toEqual(whole)
    expect(whole.slice(2)).toEqual(['u3', 'u2', 'u1'])
  })
})

describe('DELETE /remove-buyer', () => {
  test('A2: removes the buyer from the list and rejects the buyer’s token at once', async () => {
    expect((await removeBuyer('ann')).body).toEqual({ acknowledged: true, deletedCount: 1 })
    expect(idsOf((await asAdmin('GET', '/all-buyers')).body)).toEqual(['bob'])
    expect(await ordersOf(market, 'ann')).toMatchObject({ status: 403, code: 'account-removed' })
  })
  test('A2: removing again changes nothing', async () => {
    await removeBuyer('ann')
    expect((await removeBuyer('ann')).body).toMatchObject({ deletedCount: 0 })
  })
  test.each(['sue', 'ada', 'nobody'])('A2: does not remove %s, who is not a buyer', async (id) => {
    expect((await removeBuyer(id)).body).toMatchObject({ deletedCount: 0 })
    expect(await removedUsers(market)).toEqual([])
  })
  test('A2: rejects a request without an id', async () => {
    expect((await asAdmin('DELETE', '/remove-buyer')).status).toBe(400)
  })
  test('A2: removes the buyer’s unpaid bookings and no other buyer’s', async () => {
    await book(market, 1, 'ann')
    const bobs = await book(market, 1, 'bob')
    await removeBuyer('ann')
    expect(await market.database.query('select id from bookings where removed_at is null')).toEqual(
      [{ id: bobs }],
    )
  })
  test('A2: a purchase of the buyer stays sold, and its seller still sees the buyer', async () => {
    await sell(market)
    expect((await removeBuyer('ann')).body).toMatchObject({ deletedCount: 1 })
    const path = `/sold-products?email=${emailOf('sue')}`
    expect((await market.call('GET', path, { as: 'sue' })).body).toMatchObject([
      { _id: 'p1', buyer: { email: emailOf('ann') }, bookers: [{ bookerEmail: emailOf('ann') }] },
    ])
  })
})

describe('PUT /verify-seller', () => {
  test('A4: verifies the seller, and verifying again changes nothing', async () => {
    const verify = () => asAdmin('PUT', '/verify-seller', { sellerId: 'tom' })
    expect((await verify()).body).toEqual({ acknowledged: true, modifiedCount: 1 })
    expect((await asAdmin('GET', '/all-sellers')).body).toContainEqual(
      expect.objectContaining({ _id: 'tom', isVerified: true }),
    )
    expect((await verify()).body).toMatchObject({ modifiedCount: 0 })
  })
  test.each(['ann', 'ada', 'nobody'])('A4: does not verify %s, who is not a seller', async (id) => {
    const answer = await asAdmin('PUT', '/verify-seller', { sellerId: id })
    expect(answer.body).toMatchObject({ modifiedCount: 0 })
  })
  test('A4: rejects a request without a sellerId', async () => {
    expect((await asAdmin('PUT', '/verify-seller', {})).status).toBe(400)
  })
})
