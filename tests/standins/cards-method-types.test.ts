import { describe, expect, test } from 'vitest'
import { setupResource } from '../opened-for-tests.ts'
import { openCardMerchant } from './card-merchant.ts'

const merchant = setupResource(openCardMerchant)

describe('payment_method_types', () => {
  const types = { amount: '900', currency: 'usd', 'payment_method_types[]': 'card' }

  test('is taken of a request without a version', async () => {
    expect(await merchant().post('payment_intents', types)).toMatchObject({
      status: 200,
      body: { payment_method_types: ['card'], automatic_payment_methods: null },
    })
  })

  test.each([
    ['2026-08-26.dahlia', 200],
    ['2020-08-27', 200],
    ['2026-09-30.endive', 400],
    ['yesterday', 400],
  ])('in version %s is answered with %i', async (version, status) => {
    const answer = await merchant().post('payment_intents', types, version)
    expect(answer.status).toBe(status)
  })

  test.each([
    [['klarna'], 'All types provided in payment_method_types are invalid.'],
    [['card', 'klarna'], 'The payment method type "klarna" is invalid.'],
    [['cheque'], 'Invalid payment_method_types[0]: must be one of card, '],
  ])('%j is refused: %s', async (given, message) => {
    const form = Object.fromEntries(given.map((type, at) => [`payment_method_types[${at}]`, type]))
    const answer = await merchant().post('payment_intents', {
      amount: '900',
      currency: 'usd',
      ...form,
    })
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining(message) } },
    })
  })

  test('excludes automatic_payment_methods', async () => {
    const automatic = { ...types, 'automatic_payment_methods[enabled]': 'true' }
    expect((await merchant().post('payment_intents', automatic)).body).toMatchObject({
      error: { message: expect.stringContaining('You may only specify one of these parameters') },
    })
  })
})

test.each([
  ['2023-08-16', { allow_redirects: 'always', enabled: true }, 'automatic'],
  ['2020-08-27', null, 'automatic'],
  ['2024-06-20', { allow_redirects: 'always', enabled: true }, 'automatic_async'],
])(
  'an intent of version %s has the defaults of that version',
  async (version, automatic, capture) => {
    const form = { amount: '900', currency: 'usd' }
    expect((await merchant().post('payment_intents', form, version)).body).toMatchObject({
      automatic_payment_methods: automatic,
      capture_method: capture,
    })
  },
)
