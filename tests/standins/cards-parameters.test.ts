import { expect, test } from 'vitest'
import { setupResource } from '../opened-for-tests.ts'
import { openCardMerchant } from './card-merchant.ts'

const merchant = setupResource(openCardMerchant)
const card = { amount: '900', currency: 'usd', 'allowed_payment_method_types[0]': 'card' }
const confirmed = { ...card, payment_method: 'pm_card_visa', confirm: 'true' }
const secured = { ...confirmed, payment_method: 'pm_card_authenticationRequired' }

test.each([
  ['payment_method_options[card][colour]', 'red', 'payment_method_options[card][colour]'],
  ['__proto__', 'x', '__proto__'],
  ['metadata_', 'x', 'metadata_'],
  ['amount[0]', '900', 'amount'],
  ['shipping', 'Ann', 'shipping'],
  ['shipping[name]', 'Ann', 'shipping[address]'],
  ['expand', 'customer', 'expand'],
  ['expand[first]', 'customer', 'expand'],
  ['confirm', 'yes', 'confirm'],
  ['description', '', 'description'],
  ['description', 'x'.repeat(1_001), 'description'],
  ['statement_descriptor_suffix', '123', 'statement_descriptor_suffix'],
  ['statement_descriptor_suffix', 'A*B', 'statement_descriptor_suffix'],
  ['mandate', 'mandate_1', 'mandate'],
  ['hooks[inputs][tax][calculation]', 'taxcalc_1', 'hooks[inputs][tax][calculation]'],
  ['payment_method_data[type]', 'klarna', 'payment_method_data[type]'],
  ['payment_method_options[card][cvc_token]', 'cvctok', 'payment_method_options[card][cvc_token]'],
])('%s=%s is refused, and the error names %s', async (name, value, param) => {
  const { amount: _, ...rest } = card
  const base = name.startsWith('amount') ? rest : card
  expect(await merchant().post('payment_intents', { ...base, [name]: value })).toMatchObject({
    status: 400,
    body: { error: { type: 'invalid_request_error', param } },
  })
})

test('parameters of other types than cards have no effect', async () => {
  const options = { 'payment_method_options[klarna][preferred_locale]': 'sv-SE' }
  const answer = await merchant().post('payment_intents', { ...confirmed, ...options })
  expect(answer.body).toMatchObject({
    status: 'succeeded',
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  })
})

test('the options of cards are returned, and an empty value unsets one', async () => {
  const name = 'payment_method_options[card]'
  const made = await merchant().post('payment_intents', {
    ...card,
    [`${name}[request_three_d_secure]`]: 'any',
    [`${name}[setup_future_usage]`]: 'off_session',
    [`${name}[installments][enabled]`]: 'true',
  })
  expect(made.body['payment_method_options']).toEqual({
    card: {
      installments: { available_plans: null, enabled: true, plan: null },
      mandate_options: null,
      network: null,
      request_three_d_secure: 'any',
      setup_future_usage: 'off_session',
    },
  })
  const unset = await merchant().post(`payment_intents/${String(made.body['id'])}`, {
    [`${name}[setup_future_usage]`]: '',
  })
  expect(unset.body['payment_method_options']).toEqual({
    card: {
      installments: { available_plans: null, enabled: true, plan: null },
      mandate_options: null,
      network: null,
      request_three_d_secure: 'any',
    },
  })
})

test.each([
  { 'payment_method_options[card][moto]': 'true' },
  {
    'payment_method_options[card][three_d_secure][cryptogram]': 'AAIBBYNoEwAAACcKhAJkdQAAAAA=',
    'payment_method_options[card][three_d_secure][transaction_id]': '99',
    'payment_method_options[card][three_d_secure][version]': '2.2.0',
  },
])('the buyer does not authenticate with %j', async (options) => {
  expect((await merchant().post('payment_intents', secured)).body).toMatchObject({
    status: 'requires_action',
  })
  expect((await merchant().post('payment_intents', { ...secured, ...options })).body).toMatchObject(
    {
      status: 'succeeded',
    },
  )
})

test('the sums of amount_details are checked, unless the request wants no check', async () => {
  const details = {
    'amount_details[shipping][amount]': '100',
    'amount_details[line_items][0][product_name]': 'Guitar',
    'amount_details[line_items][0][quantity]': '2',
    'amount_details[line_items][0][unit_cost]': '400',
  }
  const ask = (more: Record<string, string>) =>
    merchant().post('payment_intents', { ...card, ...details, ...more })
  expect((await ask({})).body['amount_details']).toEqual({
    tip: {},
    shipping: { amount: 100, from_postal_code: null, to_postal_code: null },
  })
  expect((await ask({ amount: '901' })).body).toMatchObject({
    error: { code: 'amount_details_amount_mismatch' },
  })
  const unchecked = { amount: '901', 'amount_details[enforce_arithmetic_validation]': 'false' }
  expect((await ask(unchecked)).body).toMatchObject({
    amount_details: { error: { code: 'amount_details_amount_mismatch' } },
  })
})

test('amount_to_confirm is the amount that is charged', async () => {
  const { body } = await merchant().post('payment_intents', card)
  const path = `payment_intents/${String(body['id'])}/confirm`
  const form = { payment_method: 'pm_card_visa', amount_to_confirm: '950' }
  expect((await merchant().post(path, form)).body).toMatchObject({
    amount: 950,
    amount_received: 950,
  })
})

test('an unknown path of the API is answered as Stripe does', async () => {
  expect(await merchant().post('customers', {})).toMatchObject({
    status: 404,
    body: { error: { message: expect.stringContaining('Unrecognized request URL (POST: ') } },
  })
})
