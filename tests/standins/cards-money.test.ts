import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardBuyer, openCardBuyer } from './card-buyer.ts'

const VISA = { number: '4242424242424242', expiry: '12 / 34' }
const MASTERCARD = { number: '5555555555554444', expiry: '12 / 34' }
const SECURED = { number: '4000002500003155', expiry: '12 / 34' }

let buyer: CardBuyer

beforeAll(async () => {
  buyer = await openCardBuyer(new Date('2030-05-01T12:00:00Z'))
})

afterAll(() => buyer.database.close())

test('3-D Secure approved: charges once and ends the challenge', async () => {
  const intent = await buyer.newIntent()
  const asked = await buyer.confirm(intent, SECURED)
  expect(asked.body['status']).toBe('requires_action')
  expect(await buyer.succeededCharges(intent.id)).toBe(0)
  expect(await buyer.answerChallenge(asked, 'approve')).toEqual({
    status: 200,
    body: { status: 'succeeded' },
  })
  expect((await buyer.answerChallenge(asked, 'approve')).status).toBe(404)
  expect(await buyer.succeededCharges(intent.id)).toBe(1)
})

test('3-D Secure failed: charges nothing and requires a payment method again', async () => {
  const intent = await buyer.newIntent()
  await buyer.answerChallenge(await buyer.confirm(intent, SECURED), 'fail')
  const path = `/v1/payment_intents/${intent.id}?client_secret=${intent.secret}`
  expect((await buyer.ask(path)).body).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  })
  expect(await buyer.succeededCharges(intent.id)).toBe(0)
})

test('3-D Secure left open: the challenge ends when another card is tried', async () => {
  const intent = await buyer.newIntent()
  const asked = await buyer.confirm(intent, SECURED)
  await buyer.confirm(intent, VISA)
  expect((await buyer.answerChallenge(asked, 'approve')).status).toBe(404)
  expect(await buyer.succeededCharges(intent.id)).toBe(1)
})

test('two concurrent approvals charge once', async () => {
  const intent = await buyer.newIntent()
  const asked = await buyer.confirm(intent, SECURED)
  const answers = await Promise.all([
    buyer.answerChallenge(asked, 'approve'),
    buyer.answerChallenge(asked, 'approve'),
  ])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 404,
  ])
  expect(await buyer.succeededCharges(intent.id)).toBe(1)
})

test('two concurrent confirmations charge once, and the other one returns the paid intent', async () => {
  const intent = await buyer.newIntent()
  const answers = await Promise.all([
    buyer.confirm(intent, VISA),
    buyer.confirm(intent, MASTERCARD),
  ])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 400,
  ])
  expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
    error: { code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } },
  })
  expect(await buyer.succeededCharges(intent.id)).toBe(1)
})

test('the database itself allows one charge per intent', async () => {
  const intent = await buyer.newIntent()
  await buyer.confirm(intent, VISA)
  await expect(
    buyer.database.query(
      `insert into cards_charges (id, intent, amount, payment_method, status, created)
       select 'ch_second', intent, amount, payment_method, status, created
       from cards_charges where intent = $1`,
      [intent.id],
    ),
  ).rejects.toThrow(/cards_one_charge_an_intent/)
})
