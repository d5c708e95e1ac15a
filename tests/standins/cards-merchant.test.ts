import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stripeProvider } from '../../server/cards/stripe.ts'
import type { Database } from '../../server/database/database.ts'
import { type CardStandIn, createCardStandIn } from '../../server/standins/cards/stand-in.ts'
import { openTestDatabase } from '../postgres/test-database.ts'

let database: Database
let standIn: CardStandIn
let stripe: Stripe
let now = new Date('2030-05-01T12:00:00Z')

beforeAll(async () => {
  database = await openTestDatabase()
  standIn = await createCardStandIn({ database, now: () => now })
  stripe = sdk(standIn.secretKey)
})

afterAll(() => database.close())

function sdk(key: string): Stripe {
  return new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(standIn.fetch),
    telemetry: false,
    maxNetworkRetries: 0,
  })
}

test('two concurrent requests with one idempotency key create one intent', async () => {
  const ask = () =>
    stripeProvider(standIn).createIntent({
      bookingId: 'booking-1',
      productId: 'product-1',
      amountCents: 700,
      idempotencyKey: 'twice',
    })
  const [one, other] = await Promise.all([ask(), ask()])
  expect(other.id).toBe(one.id)
})

test.each(['', '.', '..', '../charges', 'pi_1?expand=x'])(
  'readIntent() returns null for the invalid id %j',
  async (id) => {
    expect(await stripeProvider(standIn).readIntent(id)).toBeNull()
  },
)

test('readIntent() tells when the card was charged, which is later than when the intent was created', async () => {
  const provider = stripeProvider(standIn)
  const created = await provider.createIntent({
    bookingId: 'booking-2',
    productId: 'product-2',
    amountCents: 800,
    idempotencyKey: 'charged later',
  })
  expect(created.chargedAt).toBeNull()
  expect(await provider.readIntent(created.id)).toMatchObject({ chargedAt: null })
  now = new Date(now.getTime() + 60_000)
  await stripe.paymentIntents.confirm(created.id, { payment_method: 'pm_card_visa' })
  const charged = now
  now = new Date(now.getTime() + 60_000)
  expect(await provider.readIntent(created.id)).toMatchObject({ chargedAt: charged })
})

test('the publishable key cannot create an intent: 401', async () => {
  await expect(
    sdk(standIn.publishableKey).paymentIntents.create({ amount: 500, currency: 'usd' }),
  ).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 })
})

test('the secret key is also the name of a Basic authentication, without a password', async () => {
  const statusFor = async (key: string) => {
    const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`
    const response = await standIn.routes.request('/v1/charges', { headers: { authorization } })
    return response.status
  }
  expect([await statusFor(standIn.secretKey), await statusFor('sk_test_wrong')]).toEqual([200, 401])
})

test('the secret key is the same after a restart', async () => {
  const again = await createCardStandIn({ database })
  expect(again.secretKey).toBe(standIn.secretKey)
})

test('a charge of 4000 0000 0000 0259 is disputed a few seconds later', async () => {
  const { id } = await stripe.paymentIntents.create({
    amount: 900,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    payment_method: 'pm_card_createDispute',
    confirm: true,
  })
  const isDisputed = async (): Promise<boolean | undefined> =>
    (await stripe.charges.list({ payment_intent: id })).data[0]?.disputed
  expect(await isDisputed()).toBe(false)
  now = new Date(now.getTime() + 10_000)
  expect(await isDisputed()).toBe(true)
})
