import { describe, expect, test } from 'vitest'
import { setupResource } from '../../opened-for-tests.ts'
import { cardProviders } from './card-providers.ts'

const order = { amount: 900, currency: 'usd', allowed_payment_method_types: ['card'] }
const VISA = { payment_method: 'pm_card_visa' }
const SECURED = { payment_method: 'pm_card_authenticationRequired' }

describe.each(cardProviders())('a payment through the SDK at $name', ({ open }) => {
  const cards = setupResource(open)
  const intents = () => cards().sdk().paymentIntents
  const newIntent = async () => (await intents().create(order)).id

  test('P4: create() with confirm charges at once', async () => {
    expect(await intents().create({ ...order, ...VISA, confirm: true })).toMatchObject({
      status: 'succeeded',
      amount_received: 900,
      latest_charge: expect.stringMatching(/^ch_/),
      payment_method: expect.stringMatching(/^pm_/),
    })
  })

  test('P6: create() with confirm of a declined card returns the intent in the error', async () => {
    await expect(
      intents().create({ ...order, payment_method: 'pm_card_visa_chargeDeclined', confirm: true }),
    ).rejects.toMatchObject({
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

  test('P4: confirm() takes what the buyer adds at the payment', async () => {
    const confirmed = await intents().confirm(await newIntent(), {
      ...VISA,
      receipt_email: 'ann@example.test',
      shipping: { name: 'Ann', address: { line1: 'Storgatan 1' } },
      use_stripe_sdk: true,
      mandate_data: {
        customer_acceptance: {
          type: 'online',
          online: { ip_address: '192.0.2.1', user_agent: 'Chromium' },
        },
      },
    })
    expect(confirmed).toMatchObject({
      status: 'succeeded',
      receipt_email: 'ann@example.test',
      shipping: { name: 'Ann' },
    })
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

  test('3-D Secure: a buyer who is not present cannot authenticate', async () => {
    const id = await newIntent()
    await expect(intents().confirm(id, { ...SECURED, off_session: true })).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'authentication_required',
    })
    expect((await intents().retrieve(id)).status).toBe('requires_payment_method')
  })

  test('3-D Secure: error_on_requires_action declines instead of asking', async () => {
    const id = await newIntent()
    await expect(
      intents().confirm(id, { ...SECURED, error_on_requires_action: true }),
    ).rejects.toMatchObject({ type: 'StripeCardError', code: 'authentication_required' })
    expect((await intents().retrieve(id)).status).toBe('requires_payment_method')
  })

  test('a manual capture authorizes first and charges what is captured', async () => {
    const held = await intents().create({
      ...order,
      ...VISA,
      capture_method: 'manual',
      confirm: true,
    })
    expect(held).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 900,
      amount_received: 0,
    })
    await expect(intents().capture(held.id, { amount_to_capture: 901 })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      param: 'amount_to_capture',
    })
    expect(await intents().capture(held.id, { amount_to_capture: 700 })).toMatchObject({
      status: 'succeeded',
      amount: 900,
      amount_capturable: 0,
      amount_received: 700,
    })
    await expect(intents().capture(held.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    const [charge] = (await cards().sdk().charges.list({ payment_intent: held.id })).data
    expect(charge).toMatchObject({ captured: true, amount_captured: 700, amount_refunded: 200 })
  })

  test('cancel() stores its reason', async () => {
    const id = await newIntent()
    expect(await intents().cancel(id, { cancellation_reason: 'abandoned' })).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
      canceled_at: expect.any(Number),
    })
    await expect(intents().cancel(id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  test('cancel() releases what was authorized', async () => {
    const held = await intents().create({
      ...order,
      ...VISA,
      capture_method: 'manual',
      confirm: true,
    })
    expect(await intents().cancel(held.id)).toMatchObject({
      status: 'canceled',
      amount_capturable: 0,
      amount_received: 0,
    })
    const [charge] = (await cards().sdk().charges.list({ payment_intent: held.id })).data
    expect(charge).toMatchObject({ captured: false, refunded: true, amount_refunded: 900 })
  })
})
