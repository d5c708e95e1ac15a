import { describe, expect, test } from 'vitest'
import { AmountRefused, CardProviderError } from '../../server/cards/provider.ts'
import { stripeProvider } from '../../server/cards/stripe.ts'

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
