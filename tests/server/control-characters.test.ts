import { chair } from './chair.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { callAs, addOtherSeller } from './callers.ts'
import { idTokenFor } from './id-tokens.ts'
import { book, type TestApp, openTestApp, submissionOf } from './test-app.ts'

let market: TestApp
let booking: string
beforeAll(async () => {
  market = await openTestApp()
  await addOtherSeller(market)
  booking = await book(market, 1, 'ann')
})

const NOT_PLAIN: [name: string, character: string][] = [
  ['NUL', '\u0000'],
  ['a bell character', '\u0007'],
  ['an escape character', '\u001b'],
  ['a delete character', '\u007f'],
  ['a C1 control character', '\u0085'],
  ['an unpaired surrogate', '\ud83d'],
]
const described = { ...chair, description: 'Four legs.' }
const payment = { transactionId: 'pi_1', bookingId: '', email: 'ann@example.test' }
const fields: [user: 'ann' | 'sue' | 'ada', method: 'PUT' | 'POST', path: string, json: object][] =
  [
    ['ann', 'PUT', '/book-product', submissionOf(2, 'ann')],
    ['ann', 'POST', '/create-payment-intent', { price: 50, bookingId: '', productId: 'p1' }],
    ['ann', 'POST', '/save-payment-info', payment],
    ['ann', 'POST', '/reported-product/', { id: 'p1' }],
    ['sue', 'POST', '/add-product', described],
    ['ada', 'PUT', '/verify-seller', { sellerId: 'sue' }],
  ]
/** Fields that the client sends and the server ignores. */
const UNREAD = new Set(['fullName', 'image', 'sellerContact', 'sellerLocation'])
const texts = fields.flatMap(([user, method, path, json]) =>
  Object.entries(json)
    .filter(([, value]) => typeof value === 'string')
    .filter(([field]) => path === '/add-product' || !UNREAD.has(field))
    .map(([field, value]) => ({ user, method, path, json, field, value: String(value) })),
)

describe.each(NOT_PLAIN)('rejects %s', (_name, character) => {
  test.each(texts)(
    '$method $path in $field',
    async ({ user, method, path, json, field, value }) => {
      const filled = 'bookingId' in json ? { ...json, bookingId: booking } : json
      const known = field === 'bookingId' ? booking : value
      const answer = await callAs(market, user, method, path, {
        json: { ...filled, [field]: `${known}${character}x` },
      })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    },
  )
  test('PUT /user in name', async () => {
    const email = 'zoe@example.test'
    const answer = await market.call('PUT', '/user', {
      bearer: await idTokenFor(email),
      json: { name: `Z${character}oe`, email, role: 'buyer' },
    })
    expect(answer.body).toMatchObject({ status: 400, code: 'invalid-request' })
  })
})

test.each([
  '/users/role/a%00@example.test',
  '/payment-booking/a%1Bb',
  '/book-product?email=ann@example.test%00',
  '/v2/category/music%c2%85',
  '/v2/advertisements?limit=2&after=p1%00',
])('rejects the control character in %s', async (path) => {
  expect((await market.call('GET', path, { as: 'ann' })).body).toMatchObject({
    status: 400,
    code: 'invalid-request',
  })
})

test('L2: a description keeps line breaks, tabs and non-Latin scripts', async () => {
  const description = 'Vier Beine.\n\tشجرة 🪑 \u200Fרהיט'
  const answer = await callAs(market, 'tom', 'POST', '/add-product', {
    json: { ...chair, description },
  })
  expect(answer.status).toBe(200)
  const listed = await callAs(market, 'tom', 'GET', '/all-products/tom@example.test')
  expect(listed.body).toMatchObject([{ description }])
})
