import { describe, expect, test } from 'vitest'
import { AmountRefused, CardProviderError } from '../../server/vendors/cards/provider.ts'
import { stripeProvider } from '../../server/vendors/cards/stripe.ts'

/** A provider that receives this response to every request. */
const answering = (status: number, body: object) =>
  stripeProvider({
    secretKey: 'sk_test_answers',
    fetch: async () => Response.json(body, { status }),
  })

// Stripe's SDK treats every JSON without an `error` as success, whatever its status, including a proxy's error.
describe.each([
  ['a 429 of a proxy', 429, { title: 'Too Many Requests' }],
  ['a 500 of a proxy', 500, { title: 'Internal Server Error' }],
  ['a 200 with an unknown body', 200, { something: 'else' }],
])('%s', (_name, status, body) => {
  const provider = answering(status, body)
  test('makes refund() throw', async () => {
    await expect(provider.refund('pi_1', 'key')).rejects.toThrow(CardProviderError)
  })
  test('leaves the outcome of refundPart() unknown', async () => {
    const made = await provider.refundPart({ transactionId: 'pi_1', cents: 300, key: 'key' })
    expect(made.outcome).toBe('unknown')
  })
  test('makes readIntent() throw', async () => {
    await expect(provider.readIntent('pi_1')).rejects.toThrow(CardProviderError)
  })
  test('makes createIntent() throw', async () => {
    const input = { amountCents: 5000, bookingId: 'b', productId: 'p', idempotencyKey: 'key' }
    await expect(provider.createIntent(input)).rejects.toThrow(CardProviderError)
  })
})

test.each(['amount_too_small', 'amount_too_large'])(
  'P3: %s is a refusal of the amount, not an outage',
  async (code) => {
    const error = { type: 'invalid_request_error', code, message: 'Amount', param: 'amount' }
    const input = { amountCents: 1, bookingId: 'b', productId: 'p', idempotencyKey: 'key' }
    await expect(answering(400, { error }).createIntent(input)).rejects.toThrow(AmountRefused)
  },
)

describe('a refund', () => {
  test.each(['failed', 'canceled', 'requires_action'])(
    'with the status %s throws',
    async (status) => {
      const provider = answering(200, { id: 're_1', object: 'refund', status })
      await expect(provider.refund('pi_1', 'key')).rejects.toThrow(CardProviderError)
    },
  )
  test.each(['succeeded', 'pending'])('with the status %s succeeds', async (status) => {
    const provider = answering(200, { id: 're_1', object: 'refund', status })
    await expect(provider.refund('pi_1', 'key')).resolves.toBeUndefined()
  })
})

/** A provider that has moved nothing yet, and receives this response when it asks for a movement. */
const answeringMovements = (status: number, body: object) =>
  stripeProvider({
    secretKey: 'sk_test_answers',
    fetch: async (_input, init) =>
      init?.method === 'POST'
        ? Response.json(body, { status })
        : Response.json({ object: 'list', data: [], has_more: false, url: '/v1/refunds' }),
  })

describe('money that moves', () => {
  const refund = { transactionId: 'pi_1', cents: 300, key: 'key' }
  const refundPart = (status: number, error: object) =>
    answeringMovements(status, { error }).refundPart(refund)
  test.each([
    ['a busy provider', 429, { code: 'rate_limit' }, 'failed'],
    ['a wrong secret key', 401, { type: 'invalid_request_error' }, 'failed'],
    ['an empty balance', 400, { code: 'balance_insufficient' }, 'failed'],
    ['a charge that is refunded', 400, { code: 'charge_already_refunded' }, 'refused'],
    ['an equal request in progress', 409, { code: 'idempotency_key_in_use' }, 'unknown'],
    ['an error of the provider', 500, { type: 'api_error' }, 'unknown'],
  ])('%s (%i)', async (_name, status, error, outcome) => {
    expect(await refundPart(status, { message: 'No.', ...error })).toMatchObject({ outcome })
  })
  test('an empty balance of the seller refuses the reversal for good', async () => {
    const provider = answering(400, { error: { code: 'balance_insufficient', message: 'No.' } })
    expect(await provider.reverse({ transferId: 'tr_1', cents: 300, key: 'key' })).toEqual({
      outcome: 'refused',
      code: 'balance_insufficient',
    })
  })
  test.each(['failed', 'canceled', 'requires_action'])(
    'a refund with the status %s is refused',
    async (status) => {
      const provider = answeringMovements(200, { id: 're_1', object: 'refund', status })
      expect(await provider.refundPart(refund)).toEqual({
        outcome: 'refused',
        code: `refund_${status}`,
      })
    },
  )
})

describe('a payout account', () => {
  const account = {
    id: 'acct_1',
    object: 'account',
    capabilities: { transfers: 'inactive' },
    details_submitted: true,
    payouts_enabled: false,
    requirements: { currently_due: [], disabled_reason: null },
  }
  const read = (change: object) => answering(200, { ...account, ...change }).payoutAccount('acct_1')
  test.each([
    ['is pending while the seller has submitted nothing', { details_submitted: false }, 'pending'],
    [
      'is pending while the provider verifies it',
      { requirements: { currently_due: [], disabled_reason: 'requirements.pending_verification' } },
      'pending',
    ],
    [
      'is active with transfers and payouts',
      { capabilities: { transfers: 'active' }, payouts_enabled: true },
      'active',
    ],
    ['is restricted without payouts', { capabilities: { transfers: 'active' } }, 'restricted'],
    [
      'is rejected for good',
      { requirements: { currently_due: [], disabled_reason: 'rejected.fraud' } },
      'rejected',
    ],
  ])('%s', async (_name, change, status) => {
    expect(await read(change)).toMatchObject({ status })
  })
  test('says what is missing without the words of the provider', async () => {
    const currently_due = [
      'business_profile.url',
      'external_account',
      'individual.dob.day',
      'person_1Ab.email',
      'tos_acceptance.date',
      'settings.payments',
    ]
    expect(await read({ requirements: { currently_due, disabled_reason: null } })).toMatchObject({
      missing: ['bankAccount', 'business', 'identity', 'other', 'terms'],
    })
  })
  test('is an outage where the answer is no account', async () => {
    await expect(answering(200, { title: 'Hello' }).payoutAccount('acct_1')).rejects.toThrow(
      CardProviderError,
    )
  })
})
