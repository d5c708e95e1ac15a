import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardBuyer, openCardBuyer } from './card-buyer.ts'

let buyer: CardBuyer
// The last hour of the month in which the cards expire.
const now = new Date('2030-05-31T23:00:00Z')

beforeAll(async () => {
  buyer = await openCardBuyer(now)
})

afterAll(() => buyer.database.close())

test.each(['4242 4242 4242 4242', '5555555555554444', '4000000000000259'])(
  'charges the card %s',
  async (number) => {
    const intent = await buyer.newIntent()
    expect(await buyer.confirm(intent, { number })).toMatchObject({
      status: 200,
      body: { id: intent.id, status: 'succeeded' },
    })
    expect(await buyer.succeededCharges(intent.id)).toBe(1)
  },
)

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ['4000000000000341', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
  ['4000000000000069', 'expired_card', 'expired_card', 'Your card has expired.'],
  ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."],
  [
    '4111111111111111',
    'card_declined',
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test card.',
  ],
])('declines %s with %s, and another card can be tried', async (number, code, decline, words) => {
  const intent = await buyer.newIntent()
  expect(await buyer.confirm(intent, { number })).toMatchObject({
    status: 402,
    body: {
      error: {
        type: 'card_error',
        code,
        decline_code: decline,
        message: words,
        payment_intent: { status: 'requires_payment_method' },
      },
    },
  })
  expect(await buyer.succeededCharges(intent.id)).toBe(0)
  const second = await buyer.confirm(intent, { number: '4242424242424242' })
  expect(second.body['status']).toBe('succeeded')
})

test.each([
  [{ number: '4242424242424241' }, 'incorrect_number'],
  [{ number: '4242424242424242', expiry: '04 / 30' }, 'invalid_expiry_year'],
  [{ number: '4242424242424242', expiry: '13 / 30' }, 'invalid_expiry_month'],
  [{ number: '4242424242424242', cvc: '12' }, 'invalid_cvc'],
])('rejects the invalid card %o when it creates the payment method', async (card, code) => {
  expect(await buyer.makePaymentMethod(card)).toMatchObject({
    status: 402,
    body: { error: { type: 'card_error', code } },
  })
})

test('rejects a ticket without all three card fields', async () => {
  const ticket = 'ticket-with-one-part-only'
  expect(await buyer.deliver(ticket, 'number', '4242424242424242')).toBe(204)
  expect(
    await buyer.ask('/v1/payment_methods', { type: 'card', 'card[ticket]': ticket }),
  ).toMatchObject({ status: 402, body: { error: { code: 'incomplete_number' } } })
})

test('an intent requires its client secret and never includes its metadata', async () => {
  const { id, secret } = await buyer.newIntent()
  const guess = await buyer.ask(`/v1/payment_intents/${id}?client_secret=${id}_secret_guess`)
  expect(guess.status).toBe(404)
  const known = await buyer.ask(`/v1/payment_intents/${id}?client_secret=${secret}`)
  expect(known.body).toMatchObject({ id, status: 'requires_payment_method' })
  expect(known.body).not.toHaveProperty('metadata')
})

test('does not store card numbers or CVCs', async () => {
  await buyer.confirm(await buyer.newIntent(), { number: '4242424242424242', cvc: '987' })
  const methods = await buyer.database.query('select * from cards_payment_methods')
  expect(methods.length).toBeGreaterThan(0)
  expect(JSON.stringify(methods)).not.toMatch(/\d{12}|"987"/)
})

test('the card frames have an opaque origin and may be framed by their own host only', async () => {
  const page = await buyer.page('field.html')
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain('sandbox allow-scripts')
  expect(policy).not.toContain('allow-same-origin')
  expect(policy).toContain("frame-ancestors 'self'")
})

test('the CSP of the frames also lists the host, because WebKit matches no opaque origin with self', async () => {
  const page = await buyer.page('field.html')
  const policy = page.headers.get('content-security-policy') ?? ''
  for (const kind of ['script', 'style', 'connect', 'font']) {
    expect(policy).toMatch(new RegExp(`${kind}-src 'self'[^;]* http://localhost(?:;|$)`))
  }
})
