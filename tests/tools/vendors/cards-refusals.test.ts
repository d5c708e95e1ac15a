import type { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { setupResource } from '../../opened-for-tests.ts'
import { cardProviders } from './card-providers.ts'

type Params = Partial<Stripe.PaymentIntentCreateParams>

const long = (length: number) => 'x'.repeat(length)
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, key) => [`key${key}`, 'value']))

/** The refused requests, their parameters, and the error that Stripe answers. */
const refused: [string, Params, Record<string, unknown>][] = [
  ['an unknown currency', { currency: 'xxx' }, { param: 'currency' }],
  ['too small an amount', { amount: 49 }, { code: 'amount_too_small', param: 'amount' }],
  ['too large an amount', { amount: 1e8 }, { code: 'amount_too_large', param: 'amount' }],
  ['half a cent', { amount: 900.5 }, { code: 'parameter_invalid_integer', param: 'amount' }],
  [
    'an unknown capture method',
    { capture_method: 'later' },
    { param: 'capture_method', message: /must be one of/ },
  ],
  [
    'an unknown type',
    { allowed_payment_method_types: ['card', 'cheque'] },
    { param: 'allowed_payment_method_types[1]', message: /must be one of/ },
  ],
  [
    'an unknown usage',
    { setup_future_usage: 'always' },
    { param: 'setup_future_usage', message: /must be one of/ },
  ],
  [
    'an unknown customer',
    { customer: 'cus_unknown' },
    { code: 'resource_missing', param: 'customer' },
  ],
  [
    'an unknown payment method',
    { payment_method: 'pm_unknown' },
    { code: 'resource_missing', param: 'payment_method' },
  ],
  [
    'an unknown connected account',
    { transfer_data: { destination: 'acct_unknown' } },
    { code: 'resource_missing', param: 'transfer_data[destination]' },
  ],
  [
    'a fee without a connected account',
    { application_fee_amount: 90 },
    { message: /Can only apply an application_fee_amount/ },
  ],
  [
    'an e-mail address without @',
    { receipt_email: 'ann' },
    { code: 'email_invalid', param: 'receipt_email' },
  ],
  [
    'a statement descriptor for a card',
    { statement_descriptor: 'Guitar' },
    { message: /statement_descriptor_suffix/ },
  ],
  [
    'a suffix of 23 characters',
    { statement_descriptor_suffix: long(23) },
    { param: 'statement_descriptor_suffix' },
  ],
  ['a key of 41 characters', { metadata: { [long(41)]: 'value' } }, { message: /40 characters/ }],
  ['a value of 501 characters', { metadata: { key: long(501) } }, { message: /500 characters/ }],
  ['51 keys', { metadata: many(51) }, { message: /50 keys/ }],
  [
    'the expansion of what is no id',
    { expand: ['metadata'] },
    { message: /This property cannot be expanded \(metadata\)/ },
  ],
  [
    'return_url without a confirmation',
    { return_url: 'https://shop.example' },
    { param: 'return_url', message: /confirm/ },
  ],
  [
    'off_session without a confirmation',
    { off_session: true },
    { param: 'off_session', message: /confirm/ },
  ],
  [
    'a confirmation without a payment method',
    { confirm: true },
    { message: /missing a payment method/ },
  ],
  [
    'two ways to choose the types',
    { automatic_payment_methods: { enabled: true } },
    { message: /may only specify one of these parameters/ },
  ],
  [
    'an unknown parameter in an object',
    { shipping: { name: 'Ann', address: { line1: 'Storgatan 1', planet: 'Mars' } } as never },
    { code: 'parameter_unknown', param: 'shipping[address][planet]' },
  ],
  [
    'an unknown parameter',
    { colour: 'red' } as never,
    { code: 'parameter_unknown', param: 'colour' },
  ],
]

describe.each(cardProviders())('the refusals to the SDK at $name', ({ open }) => {
  const cards = setupResource(open)
  const intents = () => cards().sdk().paymentIntents
  const create = (input: Params) =>
    intents().create({
      amount: 900,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      ...input,
    })

  test.each(refused)('create() with %s', async (_, input, { message, ...expected }) => {
    const error = await create(input).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      type: 'StripeInvalidRequestError',
      ...expected,
      message: expect.stringMatching((message ?? /./) as RegExp),
    })
  })

  test('the longest and the most metadata is taken', async () => {
    const metadata = { ...many(49), [long(40)]: long(500) }
    expect((await create({ metadata })).metadata).toEqual(metadata)
  })

  test('update(), confirm(), cancel(), capture() and list() know their own parameters only', async () => {
    const { id } = await create({})
    const unknown = { colour: 'red' } as never
    for (const asked of [
      () => intents().update(id, unknown),
      () => intents().confirm(id, unknown),
      () => intents().cancel(id, unknown),
      () => intents().capture(id, unknown),
      () => intents().list(unknown),
      () => intents().retrieve(id, unknown),
    ]) {
      await expect(asked()).rejects.toMatchObject({ code: 'parameter_unknown', param: 'colour' })
    }
  })

  test.each([
    [{ cancellation_reason: 'bored' }, 'cancellation_reason'],
    [{ cancellation_reason: 'expired' }, 'cancellation_reason'],
  ])('cancel() with %j', async (input, param) => {
    const { id } = await create({})
    await expect(intents().cancel(id, input)).rejects.toMatchObject({
      param,
      message: expect.stringContaining('must be one of'),
    })
  })

  test.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ starting_after: 'pi_unknown' }, 'starting_after'],
    [{ customer: 'cus_unknown' }, 'customer'],
  ])('list() with %j', async (input, param) => {
    await expect(intents().list(input)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      param,
    })
  })
})
