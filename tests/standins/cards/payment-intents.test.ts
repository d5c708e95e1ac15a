import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { AmountRefused } from '../../../server/vendors/cards/provider.ts'
import { setupResource } from '../../served/opened-for-tests.ts'
import { order, setupCards } from './open-cards.ts'
import { cardProviders } from './providers.ts'

type Params = Partial<Stripe.PaymentIntentCreateParams>

/** The last API version that takes payment_method_types, and the first one that refuses it. */
const DAHLIA = '2026-08-26.dahlia'
const ENDIVE = '2026-09-30.endive'

const VISA = { payment_method: 'pm_card_visa' }
const SECURED = { payment_method: 'pm_card_authenticationRequired' }
const unexpected = { code: 'payment_intent_unexpected_state' }

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
    'an unknown payment method',
    { payment_method: 'pm_unknown' },
    { code: 'resource_missing', param: 'payment_method' },
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
    { automatic_payment_methods: { enabled: false, colour: 'red' } as never },
    { code: 'parameter_unknown', param: 'automatic_payment_methods[colour]' },
  ],
  [
    'an unknown parameter',
    { colour: 'red' } as never,
    { code: 'parameter_unknown', param: 'colour' },
  ],
]

describe.each(cardProviders())('a payment through the SDK at $name', ({ open }) => {
  const cards = setupResource(open)
  const intents = () => cards().sdk().paymentIntents
  const create = (input: Params = {}) => intents().create({ ...order, ...input })
  const newIntent = async () => (await create()).id

  test('create() returns the intent that was asked for, and retrieve() the same', async () => {
    const made = await create({
      currency: 'USD',
      description: 'A guitar',
      metadata: { bookingId: 'booking-1', size: 3 },
      transfer_group: 'booking-1',
    })
    expect(made).toMatchObject({
      id: expect.stringMatching(/^pi_\w{24}$/),
      object: 'payment_intent',
      allowed_payment_method_types: ['card'],
      amount: 900,
      amount_capturable: 0,
      amount_received: 0,
      automatic_payment_methods: null,
      cancellation_reason: null,
      capture_method: 'automatic_async',
      client_secret: expect.stringMatching(new RegExp(`^${made.id}_secret_\\w{25}$`)),
      confirmation_method: 'automatic',
      currency: 'usd',
      description: 'A guitar',
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: { bookingId: 'booking-1', size: '3' },
      next_action: null,
      payment_method: null,
      payment_method_types: ['card'],
      status: 'requires_payment_method',
      transfer_group: 'booking-1',
    })
    const found = await intents().retrieve(made.id)
    expect({ ...found, lastResponse: null }).toEqual({ ...made, lastResponse: null })
  })

  test('create() without a list of types accepts the types of the account', async () => {
    const made = await intents().create({ amount: 900, currency: 'usd' })
    expect(made.automatic_payment_methods).toEqual({ allow_redirects: 'always', enabled: true })
    expect(made.payment_method_types).toContain('card')
    const own = { enabled: true, allow_redirects: 'never' }
    const shared = { amount: 900, currency: 'usd' }
    const other = await intents().create({ ...shared, automatic_payment_methods: own })
    expect(other.automatic_payment_methods).toEqual(own)
  })

  test('an intent for the types of the account needs a return_url to be confirmed', async () => {
    const automatic = { amount: 900, currency: 'usd', ...VISA, confirm: true }
    await expect(intents().create(automatic)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      message: expect.stringContaining('A `return_url` must be specified'),
    })
    const back = { return_url: 'https://shop.example/back' }
    expect((await intents().create({ ...automatic, ...back })).status).toBe('succeeded')
    const never = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } }
    expect((await intents().create({ ...automatic, ...never })).status).toBe('succeeded')
  })

  test('create() with a payment method waits for the confirmation', async () => {
    expect(await create({ ...VISA, expand: ['payment_method'] })).toMatchObject({
      status: 'requires_confirmation',
      payment_method: { object: 'payment_method', type: 'card', card: { last4: '4242' } },
    })
  })

  test('payment_method_types belongs to the versions before endive', async () => {
    const form = { amount: 900, currency: 'usd', payment_method_types: ['card'] }
    const ask = (apiVersion: string) =>
      cards().sdk().rawRequest('POST', '/v1/payment_intents', form, { apiVersion })
    expect(await ask(DAHLIA)).toMatchObject({
      automatic_payment_methods: null,
      payment_method_types: ['card'],
      status: 'requires_payment_method',
    })
    await expect(ask(ENDIVE)).rejects.toMatchObject({
      statusCode: 400,
      code: 'payment_method_types_no_longer_supported',
    })
  })

  test.each(refused)('create() refuses %s', async (_, input, { message, ...expected }) => {
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

  test('update(), confirm(), cancel(), list() and retrieve() know their own parameters only', async () => {
    const id = await newIntent()
    const unknown = { colour: 'red' } as never
    for (const asked of [
      () => intents().update(id, unknown),
      () => intents().confirm(id, unknown),
      () => intents().cancel(id, unknown),
      () => intents().list(unknown),
      () => intents().retrieve(id, unknown),
    ]) {
      await expect(asked()).rejects.toMatchObject({ code: 'parameter_unknown', param: 'colour' })
    }
  })

  test('P4: create() with confirm charges at once', async () => {
    const paid = await create({ ...VISA, confirm: true })
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 900,
      latest_charge: expect.stringMatching(/^ch_/),
      payment_method: expect.stringMatching(/^pm_/),
    })
    const expand = ['latest_charge.payment_intent', 'payment_method', 'customer']
    const { latest_charge } = await intents().retrieve(paid.id, { expand })
    expect(latest_charge).toMatchObject({
      id: paid.latest_charge,
      object: 'charge',
      amount: 900,
      amount_captured: 900,
      currency: 'usd',
      payment_intent: { id: paid.id, status: 'succeeded' },
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
    })
    const { data } = await cards().sdk().charges.list({ payment_intent: paid.id })
    expect(data).toMatchObject([
      { amount: 900, status: 'succeeded', paid: true, refunded: false, disputed: false },
    ])
  })

  test('P6: create() with confirm of a declined card returns the intent in the error', async () => {
    const declined = { payment_method: 'pm_card_visa_chargeDeclined', confirm: true }
    await expect(create(declined)).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
      charge: expect.stringMatching(/^ch_/),
      payment_intent: {
        status: 'requires_payment_method',
        payment_method: null,
        last_payment_error: { code: 'card_declined', payment_method: { type: 'card' } },
      },
    })
  })

  test.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', 'processing_error'],
  ])('P6: %s is declined, and another card is charged', async (card, code, decline_code) => {
    const id = await newIntent()
    await expect(intents().confirm(id, { payment_method: card })).rejects.toMatchObject({
      type: 'StripeCardError',
      code,
      decline_code,
    })
    expect((await intents().retrieve(id)).status).toBe('requires_payment_method')
    expect((await intents().confirm(id, VISA)).status).toBe('succeeded')
  })

  test('P4: a paid intent can be neither confirmed again nor canceled', async () => {
    const { id } = await cards().pay()
    await expect(intents().confirm(id, VISA)).rejects.toMatchObject(unexpected)
    await expect(intents().cancel(id)).rejects.toMatchObject(unexpected)
  })

  test('3-D Secure: next_action follows from return_url and use_stripe_sdk', async () => {
    const inPage = await intents().confirm(await newIntent(), { ...SECURED, use_stripe_sdk: true })
    expect(inPage).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    })
    const return_url = 'https://shop.example/back'
    const away = await intents().confirm(await newIntent(), { ...SECURED, return_url })
    expect(away).toMatchObject({
      status: 'requires_action',
      next_action: {
        type: 'redirect_to_url',
        redirect_to_url: { return_url, url: expect.stringMatching(/^https?:/) },
      },
    })
  })

  test('update() changes what is given and keeps the rest', async () => {
    const metadata = { colour: 'red', size: 'big' }
    const { id } = await create({ description: 'A guitar', metadata })
    expect(
      await intents().update(id, {
        amount: 1_200,
        metadata: { colour: '', year: '1990' },
        payment_method: 'pm_card_mastercard',
      }),
    ).toMatchObject({
      amount: 1_200,
      description: 'A guitar',
      metadata: { size: 'big', year: '1990' },
      status: 'requires_confirmation',
    })
    expect((await intents().update(id, { metadata: '' })).metadata).toEqual({})
    expect(await intents().confirm(id)).toMatchObject({
      status: 'succeeded',
      amount_received: 1_200,
    })
    await expect(intents().update(id, { amount: 950 })).rejects.toMatchObject({
      ...unexpected,
      message: expect.stringContaining('could not be updated because it has a status of succeeded'),
    })
    const sent = { metadata: { sent: 'yes' } }
    expect(await intents().update(id, sent)).toMatchObject(sent)
  })

  test('cancel() stores its reason, and nobody confirms a canceled intent', async () => {
    const id = await newIntent()
    await expect(intents().cancel(id, { cancellation_reason: 'bored' })).rejects.toMatchObject({
      param: 'cancellation_reason',
      message: expect.stringContaining('must be one of'),
    })
    expect(await intents().cancel(id, { cancellation_reason: 'abandoned' })).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
      canceled_at: expect.any(Number),
    })
    await expect(intents().cancel(id)).rejects.toMatchObject(unexpected)
    await expect(intents().confirm(id, VISA)).rejects.toMatchObject(unexpected)
  })

  test('list() pages through the intents, newest first', async () => {
    const made: string[] = []
    for (const amount of [901, 902, 903]) made.unshift((await create({ amount })).id)
    const first = await intents().list({ limit: 2 })
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/payment_intents' })
    expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 2))
    const next = await intents().list({ limit: 1, starting_after: made[1] ?? '' })
    expect(next.data.map(({ id }) => id)).toEqual(made.slice(2))
    const { data } = await intents().list({ limit: 1, expand: ['data.payment_method'] })
    expect(data).toHaveLength(1)
  })

  test.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ starting_after: 'pi_unknown' }, 'starting_after'],
  ])('list() refuses %j', async (input, param) => {
    const refusal = { type: 'StripeInvalidRequestError', param }
    await expect(intents().list(input)).rejects.toMatchObject(refusal)
  })
})

describe.each(cardProviders())('the market with $name', ({ open }) => {
  const cards = setupResource(open)
  const wanted = (amountCents = 900) => ({
    amountCents,
    bookingId: 'booking-1',
    productId: 'product-1',
    idempotencyKey: randomUUID(),
  })
  const newIntent = (amountCents?: number) => cards().provider.createIntent(wanted(amountCents))

  test('P3: creates the requested intent and reads it back unchanged', async () => {
    const made = await newIntent(12_050)
    expect(made).toEqual({
      id: expect.stringMatching(/^pi_\w{24}$/),
      clientSecret: expect.stringMatching(new RegExp(`^${made.id}_secret_\\w{25}$`)),
      status: 'requires_payment_method',
      amountCents: 12_050,
      bookingId: 'booking-1',
      chargedAt: null,
      card: null,
    })
    expect(await cards().provider.readIntent(made.id)).toEqual(made)
  })

  test('P3: a repeated request with an idempotency key returns the same intent', async () => {
    const request = wanted()
    const made = await cards().provider.createIntent(request)
    expect(await cards().provider.createIntent(request)).toEqual(made)
    await expect(cards().provider.createIntent({ ...request, amountCents: 800 })).rejects.toThrow(
      /Keys for idempotent requests can only be used with the same parameters/,
    )
  })

  test('an unknown intent is null to the market and resource_missing to the SDK', async () => {
    expect(await cards().provider.readIntent('pi_unknown')).toBeNull()
    await expect(cards().sdk().paymentIntents.retrieve('pi_unknown')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      statusCode: 404,
    })
  })

  test('an amount below $0.50 is rejected with AmountRefused', async () => {
    const failing = newIntent(49)
    await expect(failing).rejects.toThrow(AmountRefused)
    await expect(failing).rejects.toThrow('Amount must be at least $0.50 usd')
  })
})

describe('at the stand-in', () => {
  const cards = setupCards()

  test('two concurrent requests with one idempotency key create one intent', async () => {
    const ask = () =>
      cards().provider.createIntent({
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
      expect(await cards().provider.readIntent(id)).toBeNull()
    },
  )

  test('readIntent() tells which card was charged, and when, which is later than when the intent was created', async () => {
    const { provider, stripe, now, pass } = cards()
    const created = await provider.createIntent({
      bookingId: 'booking-2',
      productId: 'product-2',
      amountCents: 800,
      idempotencyKey: 'charged later',
    })
    expect(await provider.readIntent(created.id)).toMatchObject({ chargedAt: null })
    pass(60_000)
    await stripe.paymentIntents.confirm(created.id, VISA)
    const charged = now()
    pass(60_000)
    expect(await provider.readIntent(created.id)).toMatchObject({
      chargedAt: charged,
      card: { brand: 'Visa', last4: '4242' },
    })
  })

  // A parameter whose effect the stand-in does not have is refused, and the error names it.
  test.each([
    ['amount_details[tax][total_tax_amount]', '1', 'amount_details'],
    ['application_fee_amount', '90', 'application_fee_amount'],
    ['customer', 'cus_1', 'customer'],
    ['off_session', 'true', 'off_session'],
    ['payment_method_data[type]', 'card', 'payment_method_data'],
    ['payment_method_options[card][request_three_d_secure]', 'any', 'payment_method_options'],
    ['receipt_email', 'ann@example.test', 'receipt_email'],
    ['setup_future_usage', 'off_session', 'setup_future_usage'],
    ['shipping[name]', 'Ann', 'shipping'],
    ['transfer_data[destination]', 'acct_1', 'transfer_data'],
    ['capture_method', 'manual', 'capture_method'],
    ['confirmation_method', 'manual', 'confirmation_method'],
    ['payment_method_types[0]', 'klarna', 'payment_method_types[0]'],
  ])('%s=%s is refused, and the error names %s', async (name, value, param) => {
    const form = { amount: '900', currency: 'usd', [name]: value }
    expect(await cards().post('payment_intents', form)).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid_request_error', param } },
    })
  })

  test.each([
    ['2023-08-16', { allow_redirects: 'always', enabled: true }, 'automatic'],
    ['2020-08-27', null, 'automatic'],
    ['2024-06-20', { allow_redirects: 'always', enabled: true }, 'automatic_async'],
  ])('an intent of version %s has its defaults', async (version, automatic, capture) => {
    const form = { amount: '900', currency: 'usd' }
    expect((await cards().post('payment_intents', form, version)).body).toMatchObject({
      automatic_payment_methods: automatic,
      capture_method: capture,
    })
  })

  test('payment_method_types is taken of a request without a version', async () => {
    const form = { amount: '900', currency: 'usd', 'payment_method_types[]': 'card' }
    expect((await cards().post('payment_intents', form)).status).toBe(200)
    expect((await cards().post('payment_intents', form, 'yesterday')).status).toBe(400)
  })
})
