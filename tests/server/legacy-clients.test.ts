import { beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../server/app.ts'
import { emailOf, openTestApp, submissionOf, type TestApp } from './test-app.ts'

let market: TestApp
let token: string
let ask: (method: string, path: string, json?: object) => Promise<Record<string, unknown>>
beforeEach(async () => {
  market = await openTestApp()
  token = ''
  serve(true)
})

/** Serves the market to a client that sends only what section 7 of the specification has. */
function serve(legacyClients: boolean): void {
  const app = createApp({
    config: { identityProject: null, stripe: null, imageUploadUrl: null, allowedOrigins: [] },
    appContext: { ...market.market, legacyClients },
    standins: [],
    clientFiles: null,
    log: () => undefined,
  })
  ask = async (method, path, json) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = json === undefined ? null : JSON.stringify(json)
    return (await app.request(path, { method, headers, body })).json()
  }
}
const logIn = async (email: string) => {
  token = String((await ask('GET', `/jwt?email=${email}`))['accessToken'])
}

describe('with LEGACY_CLIENTS=1, a client without extensions', () => {
  test('S4, S5: registers and signs in without an ID token', async () => {
    const email = 'zoe@example.test'
    await ask('PUT', '/user', { name: 'Zoe', email, role: 'seller' })
    await logIn(email)
    expect(await ask('GET', `/users/role/${email}`)).toMatchObject({ role: 'seller' })
  })
  test('P3 to P5: pays for the booking whose payment page it shows, with the price alone', async () => {
    await logIn(emailOf('ann'))
    for (const n of [1, 2]) await ask('PUT', '/book-product', submissionOf(n, 'ann'))
    await market.database.execute('update bookings set price_cents = 5000')
    const [booking] = await market.database.query<{ id: string }>(
      `select id from bookings where product_id = 'p1'`,
    )
    const bookingId = booking?.id ?? ''
    await ask('GET', `/payment-booking/${bookingId}`)
    expect(await ask('POST', '/create-payment-intent', { price: 50 })).toEqual({
      clientSecret: 'pi_1_secret',
      heldUntil: expect.any(String),
    })
    market.cards.become('pi_1', 'succeeded')
    const record = { transactionId: 'pi_1', bookingId, email: emailOf('ann'), price: 50 }
    expect(await ask('POST', '/save-payment-info', record)).toMatchObject({
      insertedId: expect.stringMatching(/./),
    })
    expect(await market.database.query('select id from products where is_sold')).toEqual([
      { id: 'p1' },
    ])
  })
})

test('S5, P3: without the switch, neither is possible', async () => {
  serve(false)
  expect(await ask('GET', `/jwt?email=${emailOf('ann')}`)).toMatchObject({ status: 401 })
  token = await market.market.tokens.issue('ann')
  expect(await ask('POST', '/create-payment-intent', { price: 50 })).toMatchObject({ status: 400 })
})
