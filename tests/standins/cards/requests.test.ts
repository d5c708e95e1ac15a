import { describe, expect, test } from 'vitest'
import { createCardStandIn } from '../../../server/standins/cards/stand-in.ts'
import { setupCards, sdkOf } from './open-cards.ts'

const cards = setupCards()
const intent = { amount: '900', currency: 'usd' }

test('the publishable key cannot create an intent: 401', async () => {
  const { publishableKey } = cards().standIn
  await expect(
    sdkOf(cards().standIn, publishableKey).paymentIntents.create({ amount: 500, currency: 'usd' }),
  ).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 })
})

test('the secret key is a bearer token, or the name of a Basic authentication without a password', async () => {
  const { routes, secretKey } = cards().standIn
  const statusFor = async (authorization: string) =>
    (await routes.request('/v1/charges', { headers: { authorization } })).status
  const basic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`
  expect(await statusFor(`Bearer ${secretKey}`)).toBe(200)
  expect(await statusFor(basic(secretKey))).toBe(200)
  expect(await statusFor('Bearer sk_test_wrong')).toBe(401)
  expect(await statusFor(basic('sk_test_wrong'))).toBe(401)
})

test('the secret key is the same after a restart', async () => {
  const again = await createCardStandIn({ database: cards().database })
  expect(again.secretKey).toBe(cards().standIn.secretKey)
})

describe('the parameters of a form', () => {
  test.each([
    ['automatic_payment_methods[colour]', 'red', 'automatic_payment_methods[colour]'],
    ['automatic_payment_methods', 'true', 'automatic_payment_methods'],
    ['automatic_payment_methods[allow_redirects]', 'never', 'automatic_payment_methods[enabled]'],
    ['__proto__', 'x', '__proto__'],
    ['metadata_', 'x', 'metadata_'],
    ['description[0]', 'x', 'description'],
    ['expand', 'customer', 'expand'],
    ['expand[first]', 'customer', 'expand'],
    ['confirm', 'yes', 'confirm'],
    ['description', '', 'description'],
    ['description', 'x'.repeat(1_001), 'description'],
  ])('%s=%s is refused, and the error names %s', async (name, value, param) => {
    expect(await cards().post('payment_intents', { ...intent, [name]: value })).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid_request_error', param } },
    })
  })

  test('an unknown one is refused with those that the call takes', async () => {
    const { body } = await cards().post('refunds', { payment_intent: 'pi_1', colour: 'red' })
    expect(body).toMatchObject({
      error: {
        code: 'parameter_unknown',
        message:
          'Received unknown parameter: colour. The card stand-in takes only: amount, charge, metadata, payment_intent, reason, expand.',
      },
    })
  })

  test.each(['\u0000', '\u001b', '\u0085'])('%j is refused in metadata', async (control) => {
    const form = { ...intent, 'metadata[bookingId]': `b${control}` }
    expect((await cards().post('payment_intents', form)).status).toBe(400)
  })
})

test.each(['customers', 'payment_intents/pi_1/capture', 'payouts', 'checkout/sessions'])(
  'the path %s, which the stand-in does not have, is refused as Stripe does',
  async (path) => {
    expect(await cards().post(path, {})).toMatchObject({
      status: 404,
      body: { error: { message: expect.stringContaining(`(POST: /v1/${path})`) } },
    })
  },
)

test('a request in the name of a connected account is refused', async () => {
  await expect(cards().stripe.refunds.list({}, { stripeAccount: 'acct_1' })).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('Stripe-Account'),
  })
})

test('a repeated key gets the stored refusal, as at Stripe, and nothing is written', async () => {
  const ask = () =>
    cards()
      .stripe.paymentIntents.create(
        { amount: 900, currency: 'usd', payment_method: 'pm_card_visa', confirm: true },
        { idempotencyKey: 'stored' },
      )
      .catch((error: unknown) => error)
  const refusal = { message: expect.stringContaining('A `return_url` must be specified') }
  expect(await ask()).toMatchObject(refusal)
  expect(await ask()).toMatchObject({ ...refusal, headers: { 'idempotent-replayed': 'true' } })
  expect(await cards().database.query('select id from cards_intents')).toEqual([])
})
