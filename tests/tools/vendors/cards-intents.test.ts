import { describe, expect, test } from 'vitest'
import { setupResource } from '../../opened-for-tests.ts'
import { cardProviders } from './card-providers.ts'

/** The last API version that takes payment_method_types, and the first one that refuses it. */
const DAHLIA = '2026-08-26.dahlia'
const ENDIVE = '2026-09-30.endive'

const card = { allowed_payment_method_types: ['card'] }

describe.each(cardProviders())('PaymentIntents through the SDK at $name', ({ open }) => {
  const cards = setupResource(open)
  const intents = () => cards().sdk().paymentIntents

  test('create() returns the intent that was asked for', async () => {
    const shipping = {
      name: 'Ann',
      phone: '+46701',
      address: { line1: 'Storgatan 1', city: 'Lund' },
    }
    const made = await intents().create({
      ...card,
      amount: 900,
      currency: 'USD',
      description: 'A guitar',
      metadata: { bookingId: 'booking-1', size: 3 },
      receipt_email: 'ann@example.test',
      setup_future_usage: 'off_session',
      statement_descriptor_suffix: 'Guitar',
      transfer_group: 'booking-1',
      shipping,
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
      receipt_email: 'ann@example.test',
      setup_future_usage: 'off_session',
      shipping: { name: 'Ann', phone: '+46701', address: { line1: 'Storgatan 1', country: null } },
      statement_descriptor_suffix: 'Guitar',
      status: 'requires_payment_method',
      transfer_group: 'booking-1',
    })
  })

  test('create() without a list of types accepts the types of the account', async () => {
    const made = await intents().create({ amount: 900, currency: 'usd' })
    expect(made.automatic_payment_methods).toEqual({ allow_redirects: 'always', enabled: true })
    expect(made.payment_method_types).toContain('card')
    const own = { enabled: true, allow_redirects: 'never' }
    const other = await intents().create({
      amount: 900,
      currency: 'usd',
      automatic_payment_methods: own,
    })
    expect(other.automatic_payment_methods).toEqual(own)
  })

  test('create() with a payment method waits for the confirmation', async () => {
    const made = await intents().create({
      ...card,
      amount: 900,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      expand: ['payment_method'],
    })
    expect(made).toMatchObject({
      status: 'requires_confirmation',
      payment_method: { object: 'payment_method', type: 'card', card: { last4: '4242' } },
    })
  })

  test('payment_method_types belongs to the versions before endive', async () => {
    const ask = (apiVersion: string) =>
      cards()
        .sdk()
        .rawRequest(
          'POST',
          '/v1/payment_intents',
          { amount: 900, currency: 'usd', payment_method_types: ['card'] },
          { apiVersion },
        )
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

  test('allowed types that nobody can pay with are left out', async () => {
    const made = await intents().create({
      amount: 900,
      currency: 'usd',
      allowed_payment_method_types: ['card', 'pix'],
    })
    expect(made.allowed_payment_method_types).toEqual(['card', 'pix'])
    expect(made.payment_method_types).toEqual(['card'])
  })

  test('retrieve() returns what create() returned, with what is asked to be expanded', async () => {
    const made = await intents().create({ ...card, amount: 900, currency: 'usd' })
    const found = await intents().retrieve(made.id)
    expect({ ...found, lastResponse: null }).toEqual({ ...made, lastResponse: null })
    const paid = await intents().confirm(made.id, { payment_method: 'pm_card_visa' })
    const { latest_charge } = await intents().retrieve(made.id, {
      expand: ['latest_charge.payment_intent', 'payment_method', 'customer'],
    })
    expect(latest_charge).toMatchObject({
      id: paid.latest_charge,
      object: 'charge',
      amount: 900,
      amount_captured: 900,
      currency: 'usd',
      payment_intent: { id: made.id, status: 'succeeded' },
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
    })
  })

  test('update() changes what is given and keeps the rest', async () => {
    const { id } = await intents().create({
      ...card,
      amount: 900,
      currency: 'usd',
      description: 'A guitar',
      metadata: { colour: 'red', size: 'big' },
      receipt_email: 'ann@example.test',
    })
    expect(
      await intents().update(id, {
        amount: 1_200,
        metadata: { colour: '', year: '1990' },
        receipt_email: '',
        payment_method: 'pm_card_mastercard',
      }),
    ).toMatchObject({
      amount: 1_200,
      description: 'A guitar',
      metadata: { size: 'big', year: '1990' },
      receipt_email: null,
      status: 'requires_confirmation',
    })
    expect((await intents().update(id, { metadata: '' })).metadata).toEqual({})
    expect(await intents().confirm(id)).toMatchObject({
      status: 'succeeded',
      amount_received: 1_200,
    })
  })

  test('update() of a paid intent refuses another amount and takes metadata', async () => {
    const { id } = await intents().create({ ...card, amount: 900, currency: 'usd' })
    await intents().confirm(id, { payment_method: 'pm_card_visa' })
    await expect(intents().update(id, { amount: 950 })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      message: expect.stringContaining('could not be updated because it has a status of succeeded'),
    })
    expect(await intents().update(id, { metadata: { sent: 'yes' } })).toMatchObject({
      metadata: { sent: 'yes' },
    })
  })

  test('list() pages through the intents, newest first', async () => {
    const made: string[] = []
    for (const amount of [901, 902, 903]) {
      made.unshift((await intents().create({ ...card, amount, currency: 'usd' })).id)
    }
    const first = await intents().list({ limit: 2 })
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/payment_intents' })
    expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 2))
    const next = await intents().list({ limit: 1, starting_after: made[1] ?? '' })
    expect(next.data.map(({ id }) => id)).toEqual(made.slice(2))
    const back = await intents().list({ limit: 2, ending_before: made[2] ?? '' })
    expect(back.data.map(({ id }) => id)).toEqual(made.slice(0, 2))
    expect((await intents().list({ created: { lt: 1_000_000_000 } })).data).toEqual([])
    const { data } = await intents().list({ limit: 1, expand: ['data.payment_method'] })
    expect(data).toHaveLength(1)
  })
})
