import { expect, test } from 'vitest'
import { setupCards } from './open-cards.ts'

// The last hour of the month in which the cards expire.
const cards = setupCards(new Date('2030-05-31T23:00:00Z'))
const buyer = () => cards().buyer
const VISA = { number: '4242424242424242' }
const SECURED = { number: '4000002500003155' }

const sorted = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

test.each(['4242 4242 4242 4242', '5555555555554444', '4000000000000259'])(
  'charges the card %s',
  async (number) => {
    const intent = await buyer().newIntent()
    expect(await buyer().confirm(intent, { number })).toMatchObject({
      status: 200,
      body: { id: intent.id, status: 'succeeded' },
    })
    expect(await buyer().succeededCharges(intent.id)).toBe(1)
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
  const intent = await buyer().newIntent()
  expect(await buyer().confirm(intent, { number })).toMatchObject({
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
  expect(await buyer().succeededCharges(intent.id)).toBe(0)
  const second = await buyer().confirm(intent, VISA)
  expect(second.body['status']).toBe('succeeded')
})

test.each([
  [{ number: '4242424242424241' }, 'incorrect_number'],
  [{ ...VISA, expiry: '04 / 30' }, 'invalid_expiry_year'],
  [{ ...VISA, expiry: '13 / 30' }, 'invalid_expiry_month'],
  [{ ...VISA, cvc: '12' }, 'invalid_cvc'],
])('rejects the invalid card %o when it creates the payment method', async (card, code) => {
  expect(await buyer().makePaymentMethod(card)).toMatchObject({
    status: 402,
    body: { error: { type: 'card_error', code } },
  })
})

test('rejects a ticket without all three card fields', async () => {
  const ticket = 'ticket-with-one-part-only'
  expect(await buyer().deliver(ticket, 'number', VISA.number)).toBe(204)
  const form = { type: 'card', 'card[ticket]': ticket }
  expect(await buyer().ask('payment_methods', form)).toMatchObject({
    status: 402,
    body: { error: { code: 'incomplete_number' } },
  })
})

test('an intent requires its client secret and never includes its metadata', async () => {
  const { id, secret } = await buyer().newIntent()
  const guess = await buyer().ask(`payment_intents/${id}?client_secret=${id}_secret_guess`)
  expect(guess.status).toBe(404)
  const known = await buyer().ask(`payment_intents/${id}?client_secret=${secret}`)
  expect(known.body).toMatchObject({ id, status: 'requires_payment_method' })
  expect(known.body).not.toHaveProperty('metadata')
})

test.each(['amount', 'capture_method', 'off_session', 'payment_method_options[card][moto]'])(
  'a browser cannot confirm with %s',
  async (name) => {
    const { id, secret } = await buyer().newIntent()
    const form = { client_secret: secret, payment_method: 'pm_card_visa', [name]: '900' }
    expect((await buyer().ask(`payment_intents/${id}/confirm`, form)).body).toMatchObject({
      error: { code: 'parameter_unknown' },
    })
  },
)

test('does not store card numbers or CVCs', async () => {
  await buyer().confirm(await buyer().newIntent(), { ...VISA, cvc: '987' })
  const methods = await cards().database.query('select * from cards_payment_methods')
  expect(methods.length).toBeGreaterThan(0)
  expect(JSON.stringify(methods)).not.toMatch(/\d{12}|"987"/)
})

test('the card frames have an opaque origin and may be framed by their own host only', async () => {
  const page = await cards().standIn.routes.request('/field.html')
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain('sandbox allow-scripts')
  expect(policy).not.toContain('allow-same-origin')
  expect(policy).toContain("frame-ancestors 'self'")
  // WebKit matches no opaque origin with self.
  for (const kind of ['script', 'style', 'connect', 'font']) {
    expect(policy).toMatch(new RegExp(`${kind}-src 'self'[^;]* http://localhost(?:;|$)`))
  }
})

test('3-D Secure approved: charges once and ends the challenge', async () => {
  const intent = await buyer().newIntent()
  const asked = await buyer().confirm(intent, SECURED)
  expect(asked.body['status']).toBe('requires_action')
  expect(await buyer().succeededCharges(intent.id)).toBe(0)
  expect(await buyer().answerChallenge(asked, 'approve')).toEqual({
    status: 200,
    body: { status: 'succeeded' },
  })
  expect((await buyer().answerChallenge(asked, 'approve')).status).toBe(404)
  expect(await buyer().succeededCharges(intent.id)).toBe(1)
})

test('3-D Secure failed: charges nothing and requires a payment method again', async () => {
  const intent = await buyer().newIntent()
  await buyer().answerChallenge(await buyer().confirm(intent, SECURED), 'fail')
  const path = `payment_intents/${intent.id}?client_secret=${intent.secret}`
  expect((await buyer().ask(path)).body).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  })
  expect(await buyer().succeededCharges(intent.id)).toBe(0)
})

test('3-D Secure left open: the challenge ends when another card is tried', async () => {
  const intent = await buyer().newIntent()
  const asked = await buyer().confirm(intent, SECURED)
  await buyer().confirm(intent, VISA)
  expect((await buyer().answerChallenge(asked, 'approve')).status).toBe(404)
  expect(await buyer().succeededCharges(intent.id)).toBe(1)
})

test('two concurrent approvals charge once', async () => {
  const intent = await buyer().newIntent()
  const asked = await buyer().confirm(intent, SECURED)
  const approve = () => buyer().answerChallenge(asked, 'approve')
  expect(sorted(await Promise.all([approve(), approve()]))).toEqual([200, 404])
  expect(await buyer().succeededCharges(intent.id)).toBe(1)
})

test('two concurrent confirmations charge once, and the other one returns the paid intent', async () => {
  const intent = await buyer().newIntent()
  const answers = await Promise.all([
    buyer().confirm(intent, VISA),
    buyer().confirm(intent, { number: '5555555555554444' }),
  ])
  expect(sorted(answers)).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
    error: { code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } },
  })
  expect(await buyer().succeededCharges(intent.id)).toBe(1)
})

test('the database itself allows one charge per intent', async () => {
  const { id } = await cards().pay()
  await expect(
    cards().database.query(
      `insert into cards_charges (id, intent, amount, payment_method, status, created)
       select 'ch_second', intent, amount, payment_method, status, created
       from cards_charges where intent = $1`,
      [id],
    ),
  ).rejects.toThrow(/cards_one_charge_an_intent/)
})
