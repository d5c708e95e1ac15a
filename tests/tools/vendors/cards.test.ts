import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AmountRefused } from '../../../server/cards/provider.ts'
import { type Cards, cardProviders } from './card-providers.ts'

const VISA = { payment_method: 'pm_card_visa' }

describe.each(cardProviders())('the market with $name', ({ open }) => {
  let cards: Cards
  beforeAll(async () => {
    cards = await open()
  })
  afterAll(() => cards.close())

  const order = (amountCents: number) => ({
    amountCents,
    bookingId: 'booking-1',
    productId: 'product-1',
    idempotencyKey: randomUUID(),
  })
  const newIntent = (amountCents = 900) => cards.provider.createIntent(order(amountCents))
  const pay = async () => {
    const { id } = await newIntent()
    return cards.sdk().paymentIntents.confirm(id, VISA)
  }
  const chargesOf = async (intentId: string) =>
    (await cards.sdk().charges.list({ payment_intent: intentId })).data

  test('P3: creates the requested intent and reads it back unchanged', async () => {
    const made = await newIntent(12_050)
    expect(made).toEqual({
      id: expect.stringMatching(/^pi_\w{24}$/),
      clientSecret: expect.stringMatching(new RegExp(`^${made.id}_secret_\\w{25}$`)),
      status: 'requires_payment_method',
      amountCents: 12_050,
      bookingId: 'booking-1',
      chargedAt: null,
    })
    expect(await cards.provider.readIntent(made.id)).toEqual(made)
  })

  test('P3: a repeated request with an idempotency key returns the same intent', async () => {
    const wanted = order(700)
    const made = await cards.provider.createIntent(wanted)
    expect(await cards.provider.createIntent(wanted)).toEqual(made)
  })

  test('an idempotency key is rejected for another request', async () => {
    const wanted = order(700)
    await cards.provider.createIntent(wanted)
    await expect(cards.provider.createIntent({ ...wanted, amountCents: 800 })).rejects.toThrow(
      /Keys for idempotent requests can only be used with the same parameters/,
    )
  })

  test('an unknown intent is null to the market and resource_missing to the SDK', async () => {
    expect(await cards.provider.readIntent('pi_unknown')).toBeNull()
    await expect(cards.sdk().paymentIntents.retrieve('pi_unknown')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      statusCode: 404,
    })
  })

  test('a wrong secret key cannot create an intent', async () => {
    await expect(
      cards.sdk('sk_test_wrong').paymentIntents.create({ amount: 500, currency: 'usd' }),
    ).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 })
  })

  test('an amount below $0.50 is rejected with AmountRefused', async () => {
    const failing = newIntent(49)
    await expect(failing).rejects.toThrow(AmountRefused)
    await expect(failing).rejects.toThrow('Amount must be at least $0.50 usd')
  })

  test('P4: a confirmed card is charged once', async () => {
    const { id, status } = await pay()
    expect(status).toBe('succeeded')
    expect(await chargesOf(id)).toMatchObject([
      { amount: 900, status: 'succeeded', paid: true, refunded: false, disputed: false },
    ])
  })

  test.each([
    ['pm_card_visa_chargeDeclined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
  ])(
    'P6: %s is declined, and the intent waits for another card',
    async (payment_method, decline_code) => {
      const { id } = await newIntent()
      await expect(
        cards.sdk().paymentIntents.confirm(id, { payment_method }),
      ).rejects.toMatchObject({ type: 'StripeCardError', code: 'card_declined', decline_code })
      const intent = await cards.provider.readIntent(id)
      expect(intent?.status).toBe('requires_payment_method')
    },
  )

  test('P4: a paid intent can be neither confirmed again nor canceled', async () => {
    const { id } = await pay()
    const unexpected = { code: 'payment_intent_unexpected_state' }
    await expect(cards.sdk().paymentIntents.confirm(id, VISA)).rejects.toMatchObject(unexpected)
    await expect(cards.sdk().paymentIntents.cancel(id)).rejects.toMatchObject(unexpected)
  })

  test('a canceled intent cannot be confirmed', async () => {
    const { id } = await newIntent()
    expect((await cards.sdk().paymentIntents.cancel(id)).status).toBe('canceled')
    await expect(cards.sdk().paymentIntents.confirm(id, VISA)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  test('repeated refund requests refund the whole amount once', async () => {
    const { id } = await pay()
    const [one, other] = [randomUUID(), randomUUID()]
    for (const key of [one, one, other]) await cards.provider.refund(id, key)
    expect(await chargesOf(id)).toMatchObject([
      { amount: 900, amount_refunded: 900, refunded: true },
    ])
  })

  test('an intent without a charge cannot be refunded', async () => {
    const { id } = await newIntent()
    await expect(cards.provider.refund(id, randomUUID())).rejects.toThrow(
      'does not have a successful charge to refund',
    )
  })
})
