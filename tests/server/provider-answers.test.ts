import { describe, expect, test } from 'vitest'
import { CardProviderError } from '../../server/cards/provider.ts'
import { stripeProvider } from '../../server/cards/stripe.ts'

/** A provider that receives this response to every request. */
const answering = (status: number, body: object) =>
  stripeProvider({
    secretKey: 'sk_test_answers',
    fetch: async () => Response.json(body, { status }),
  })

// Stripe's SDK treats every JSON without an `error` as success, whatever its status, including a proxy's error.
describe.each([
  ['429 of a proxy', 429, { title: 'Too Many Requests' }],
  ['500 of a proxy', 500, { title: 'Internal Server Error' }],
  ['200 with something else', 200, { something: 'else' }],
])('%s', (_name, status, body) => {
  const provider = answering(status, body)
  test('is no refund', async () => {
    await expect(provider.refund('pi_1', 'key')).rejects.toThrow(CardProviderError)
  })
  test('is no intent that was read', async () => {
    await expect(provider.readIntent('pi_1')).rejects.toThrow(CardProviderError)
  })
  test('is no intent that was made', async () => {
    const input = { amountCents: 5000, bookingId: 'b', productId: 'p', idempotencyKey: 'key' }
    await expect(provider.createIntent(input)).rejects.toThrow(CardProviderError)
  })
})

describe('a refund', () => {
  test.each(['failed', 'canceled', 'requires_action'])('that is %s is none', async (status) => {
    const provider = answering(200, { id: 're_1', object: 'refund', status })
    await expect(provider.refund('pi_1', 'key')).rejects.toThrow(CardProviderError)
  })
  test.each(['succeeded', 'pending'])('that is %s is one', async (status) => {
    const provider = answering(200, { id: 're_1', object: 'refund', status })
    await expect(provider.refund('pi_1', 'key')).resolves.toBeUndefined()
  })
})
