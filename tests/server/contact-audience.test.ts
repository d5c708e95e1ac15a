import { beforeEach, describe, expect, test } from 'vitest'
import { idTokenFor } from './id-tokens.ts'
import { chair } from './chair.ts'
import {
  book,
  emailOf,
  openIntent,
  openTestApp,
  savePayment,
  submissionOf,
  type TestApp,
} from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

const HIDDEN = '•••'
const choose = (contactFor: string) =>
  market.call('PATCH', '/account', { as: 'sue', json: { contactFor } })
const contactOf = (productId: string, as?: 'ann' | 'sue') =>
  market.call('GET', `/products/${productId}/contact`, as === undefined ? {} : { as })
const PUBLIC = [
  '/v2/category/music',
  '/v2/category/music?limit=10',
  '/v2/advertisements',
  '/v2/home-advertisements',
  '/products/p1',
  '/products?ids=p1',
  '/search?q=guitar',
]

describe('a seller who shows e-mail and phone to signed-in users alone', () => {
  beforeEach(async () => {
    await market.call('PUT', '/advertise/p1', { as: 'sue' })
    expect((await choose('signedIn')).body).toMatchObject({ contactFor: 'signedIn' })
  })

  test.each(PUBLIC)('B1: is hidden in %s', async (path) => {
    const { body } = await market.call('GET', path)
    const text = JSON.stringify(body)
    expect(text).toContain(HIDDEN)
    expect(text).not.toContain(emailOf('sue'))
  })

  test('B1: is reached by signed-in users, one product at a time', async () => {
    const { body } = await contactOf('p1', 'ann')
    expect(body).toEqual({ email: emailOf('sue'), phone: expect.stringMatching(/\d/) })
    const [product] = (await market.call('GET', '/v2/category/music')).body as [{ contact: string }]
    expect(product.contact).toBe(HIDDEN)
    expect((await contactOf('p1')).status).toBe(401)
    expect((await contactOf('none', 'ann')).status).toBe(404)
  })

  test('B7: can be booked from the page, which does not have the e-mail address', async () => {
    const json = { ...submissionOf(1, 'ann'), sellerEmail: HIDDEN, sellerContact: HIDDEN }
    const { body } = await market.call('PUT', '/book-product', { as: 'ann', json })
    expect(body).toMatchObject({ acknowledged: true })
  })

  test('O1, P1: is hidden from a booking, which costs nothing, until it is paid', async () => {
    const booking = await book(market, 1, 'ann')
    const answers = async () => [
      (await market.call('GET', `/book-product?email=${emailOf('ann')}`, { as: 'ann' })).body,
      (await market.call('GET', `/payment-booking/${booking}`, { as: 'ann' })).body,
    ]
    for (const body of await answers()) {
      expect(JSON.stringify(body)).not.toContain(emailOf('sue'))
      expect(JSON.stringify(body)).not.toContain('"sellerContact":"555"')
    }
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', 'succeeded')
    await savePayment(market, 1, 'ann', booking, 'pi_1')
    for (const body of await answers()) {
      expect([body].flat()).toMatchObject([{ sellerEmail: emailOf('sue'), sellerContact: '555' }])
    }
  })

  test('is told with the role which id is the seller of the own product', async () => {
    const { body } = await market.call('GET', `/users/role/${emailOf('sue')}`, { as: 'sue' })
    const { _id } = body as { _id: string }
    const page = await market.call('GET', '/products/p1')
    expect(page.body).toMatchObject({ seller: { _id } })
  })

  test('L5: sees the own products in full', async () => {
    const { body } = await market.call('GET', `/all-products/${emailOf('sue')}`, { as: 'sue' })
    expect(JSON.stringify(body)).not.toContain(HIDDEN)
  })

  test('is shown to everyone again after another choice', async () => {
    await choose('everyone')
    for (const path of PUBLIC) {
      const { body } = await market.call('GET', path)
      expect(JSON.stringify(body), path).not.toContain(HIDDEN)
    }
  })
})

test('B7: a booking with a hidden e-mail address of a seller who shows it is refused', async () => {
  const json = { ...submissionOf(1, 'ann'), sellerEmail: HIDDEN }
  expect((await market.call('PUT', '/book-product', { as: 'ann', json })).status).toBe(409)
})

test('the choice is one of sellers, between everyone and signed-in users', async () => {
  expect((await market.call('GET', '/account', { as: 'sue' })).body).toMatchObject({
    contactFor: 'everyone',
  })
  expect((await market.call('GET', '/account', { as: 'ann' })).body).not.toHaveProperty(
    'contactFor',
  )
  expect((await choose('nobody')).status).toBe(400)
})

test('B1: nothing shows the contact of a new seller to everyone before the seller chooses it with a listing', async () => {
  const email = 'nia@example.test'
  const bearer = await idTokenFor(email)
  await market.call('PUT', '/user', { bearer, json: { name: 'Nia', email, role: 'seller' } })
  const { body } = await market.call('GET', `/jwt?email=${email}`, { bearer })
  const { accessToken } = body as { accessToken: string }
  const add = (json: object) =>
    market.call('POST', '/add-product', { bearer: accessToken, json: { ...chair, ...json } })
  const roleOf = async () =>
    (await market.call('GET', `/users/role/${email}`, { bearer: accessToken })).body
  const shown = async () =>
    JSON.stringify((await market.call('GET', '/v2/category/rooms')).body).includes(email)

  expect(await roleOf()).toMatchObject({ contactFor: 'signedIn' })
  await add({})
  expect(await shown()).toBe(false)
  await add({ contactFor: 'everyone' })
  expect(await shown()).toBe(true)
  expect(await roleOf()).toMatchObject({ contactFor: 'everyone' })
  expect((await add({ contactFor: 'nobody' })).status).toBe(400)
})
