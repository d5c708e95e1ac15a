import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CardProviderError } from '../../server/cards/provider.ts'
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

const order = { bookingId: 'booking-1', productId: 'product-1' }

test("the provider's intent is the one that was asked for, and is read back the same", async () => {
  const provider = stripeProvider(standIn)
  const made = await provider.createIntent({
    ...order,
    amountCents: 12_050,
    idempotencyKey: 'made',
  })
  expect(made).toEqual({
    id: expect.stringMatching(/^pi_\w{24}$/),
    clientSecret: expect.stringMatching(new RegExp(`^${made.id}_secret_\\w{25}$`)),
    status: 'requires_payment_method',
    amountCents: 12_050,
    bookingId: 'booking-1',
    created: now,
  })
  expect(await provider.readIntent(made.id)).toEqual(made)
})

test('one idempotency key is one intent, also when asked twice at once', async () => {
  const provider = stripeProvider(standIn)
  const ask = (): Promise<{ id: string }> =>
    provider.createIntent({ ...order, amountCents: 700, idempotencyKey: 'twice' })
  const [one, other] = await Promise.all([ask(), ask()])
  expect(other.id).toBe(one.id)
  expect((await ask()).id).toBe(one.id)
})

test('an idempotency key is refused for another request', async () => {
  const provider = stripeProvider(standIn)
  await provider.createIntent({ ...order, amountCents: 700, idempotencyKey: 'taken' })
  await expect(
    provider.createIntent({ ...order, amountCents: 800, idempotencyKey: 'taken' }),
  ).rejects.toThrow(/Keys for idempotent requests can only be used with the same parameters/)
})

test('an unknown intent is null to the provider and resource_missing to the SDK', async () => {
  expect(await stripeProvider(standIn).readIntent('pi_unknown')).toBeNull()
  await expect(stripe.paymentIntents.retrieve('pi_unknown')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
    statusCode: 404,
  })
})

test.each(['', '.', '..', '../charges', 'pi_1?expand=x'])(
  'an id that no intent has, %j, is unknown to the provider and asks for nothing else',
  async (id) => {
    expect(await stripeProvider(standIn).readIntent(id)).toBeNull()
  },
)

test.each([['sk_test_wrong'], ['pk_test_standin']])(
  'the key %s may not make an intent: 401',
  async (key) => {
    await expect(
      sdk(key).paymentIntents.create({ amount: 500, currency: 'usd' }),
    ).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 })
  },
)

test('the secret key is the same after a restart', async () => {
  const again = await createCardStandIn({ database })
  expect(again.secretKey).toBe(standIn.secretKey)
})

test('an amount below $0.50 is refused, and the provider says so', async () => {
  const failing = stripeProvider(standIn).createIntent({
    ...order,
    amountCents: 49,
    idempotencyKey: 'small',
  })
  await expect(failing).rejects.toThrow(CardProviderError)
  await expect(failing).rejects.toThrow('Amount must be at least $0.50 usd')
})

test('a parameter the stand-in does not know is refused, not ignored', async () => {
  await expect(
    stripe.paymentIntents.create({ amount: 500, currency: 'usd', off_session: true }),
  ).rejects.toMatchObject({ code: 'parameter_unknown', param: 'off_session' })
})

test('the SDK confirms with a test payment method, and the charge is in the list', async () => {
  const { id } = await stripe.paymentIntents.create({ amount: 900, currency: 'usd' })
  const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
  expect(paid.status).toBe('succeeded')
  const charges = await stripe.charges.list({ payment_intent: id })
  expect(charges.data).toMatchObject([
    { amount: 900, status: 'succeeded', paid: true, refunded: false, disputed: false },
  ])
})

test('a canceled intent cannot be confirmed, and a paid one cannot be canceled', async () => {
  const first = await stripe.paymentIntents.create({ amount: 900, currency: 'usd' })
  expect((await stripe.paymentIntents.cancel(first.id)).status).toBe('canceled')
  await expect(
    stripe.paymentIntents.confirm(first.id, { payment_method: 'pm_card_visa' }),
  ).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' })
  const second = await stripe.paymentIntents.create({ amount: 900, currency: 'usd' })
  await stripe.paymentIntents.confirm(second.id, { payment_method: 'pm_card_visa' })
  await expect(stripe.paymentIntents.cancel(second.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
})

test('a refund gives everything back once, however often it is asked for', async () => {
  const { id } = await stripe.paymentIntents.create({ amount: 900, currency: 'usd' })
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
  const provider = stripeProvider(standIn)
  await provider.refund(id, 'refund-a')
  await provider.refund(id, 'refund-a')
  await provider.refund(id, 'refund-b')
  const charges = await stripe.charges.list({ payment_intent: id })
  expect(charges.data).toMatchObject([{ amount: 900, amount_refunded: 900, refunded: true }])
})

test('an intent without a charge has nothing to refund', async () => {
  const { id } = await stripe.paymentIntents.create({ amount: 900, currency: 'usd' })
  await expect(stripeProvider(standIn).refund(id, 'refund-none')).rejects.toThrow(
    'does not have a successful charge to refund',
  )
})

test('4000 0000 0000 0259 is disputed a little after it was charged', async () => {
  const { id } = await stripe.paymentIntents.create({ amount: 900, currency: 'usd' })
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_createDispute' })
  const isDisputed = async (): Promise<boolean | undefined> =>
    (await stripe.charges.list({ payment_intent: id })).data[0]?.disputed
  expect(await isDisputed()).toBe(false)
  now = new Date(now.getTime() + 10_000)
  expect(await isDisputed()).toBe(true)
})
