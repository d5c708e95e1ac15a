import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { type CardStandIn, createCardStandIn } from '../../server/standins/cards/stand-in.ts'
import { openTestDatabase } from '../postgres/test-database.ts'

let database: Database
let stripe: Stripe
let otherServer: Stripe
let now = new Date('2030-05-01T12:00:00Z')

beforeAll(async () => {
  database = await openTestDatabase()
  stripe = sdkOf(await createCardStandIn({ database, now: () => now }))
  otherServer = sdkOf(await createCardStandIn({ database, now: () => now }))
})
afterAll(() => database.close())

function sdkOf({ secretKey, fetch }: CardStandIn): Stripe {
  const httpClient = Stripe.createFetchHttpClient(fetch)
  return new Stripe(secretKey, { httpClient, telemetry: false, maxNetworkRetries: 0 })
}

const passTenSeconds = () => {
  now = new Date(now.getTime() + 10_000)
}

async function pay(payment_method: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}) {
  const { id } = await stripe.paymentIntents.create({
    amount: 900,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    payment_method,
    confirm: true,
    ...more,
  })
  return id
}

const disputesOf = async (payment_intent: string) =>
  (await stripe.disputes.list({ payment_intent })).data

async function dispute(payment_method: string): Promise<Stripe.Dispute> {
  const intent = await pay(payment_method)
  passTenSeconds()
  const [found] = await disputesOf(intent)
  if (found === undefined) throw new Error('Nobody has disputed the charge.')
  return found
}

const answer = (id: string, uncategorized_text: string) =>
  stripe.disputes.update(id, { evidence: { uncategorized_text } })

const eventsAbout = async (id: string) => {
  const rows = await database.query<{ type: string }>(
    "select type from cards_events where object->>'id' = $1 order by number",
    [id],
  )
  return rows.map(({ type }) => type.replace('charge.dispute.', ''))
}

test('two servers that ask at once open one dispute, and decide it once', async () => {
  const intent = await pay('pm_card_createDispute')
  passTenSeconds()
  const ask = (server: Stripe) => server.disputes.list({ payment_intent: intent })
  const [one, other] = await Promise.all([ask(stripe), ask(otherServer)])
  expect(one.data.concat(other.data).length).toBeGreaterThan(0)
  const [{ id } = { id: '' }] = await disputesOf(intent)
  await answer(id, 'winning_evidence')
  passTenSeconds()
  await Promise.all([ask(stripe), ask(otherServer)])
  expect(await disputesOf(intent)).toMatchObject([
    { status: 'won', balance_transactions: [{ amount: -900 }, { amount: 900 }] },
  ])
  expect(await eventsAbout(id)).toEqual([
    'created',
    'funds_withdrawn',
    'updated',
    'funds_reinstated',
    'closed',
  ])
})

test('only what was charged and not refunded is disputed', async () => {
  const part = await pay('pm_card_createDispute')
  await stripe.refunds.create({ payment_intent: part, amount: 300 })
  const whole = await pay('pm_card_createDispute')
  await stripe.refunds.create({ payment_intent: whole })
  const held = await pay('pm_card_createDispute', { capture_method: 'manual' })
  passTenSeconds()
  expect(await disputesOf(part)).toMatchObject([{ amount: 600 }])
  expect(await disputesOf(whole)).toEqual([])
  expect(await disputesOf(held)).toEqual([])
  await stripe.paymentIntents.capture(held, { amount_to_capture: 500 })
  expect(await disputesOf(held)).toMatchObject([{ amount: 500 }])
})

test('evidence is kept until it is submitted, and is submitted once', async () => {
  const { id } = await dispute('pm_card_createDispute')
  const kept = { product_description: 'A guitar' }
  await stripe.disputes.update(id, { evidence: kept, submit: false })
  expect(await stripe.disputes.update(id, { submit: true })).toMatchObject({
    evidence: kept,
    evidence_details: { due_by: null, submission_count: 1, submission_method: 'manual' },
    status: 'under_review',
  })
  await expect(answer(id, 'winning_evidence')).rejects.toMatchObject({
    message: 'The evidence of this dispute has already been submitted.',
  })
  expect(await stripe.disputes.update(id, { metadata: { case: '7' } })).toMatchObject({
    metadata: { case: '7' },
    status: 'under_review',
  })
  passTenSeconds()
  expect((await stripe.disputes.retrieve(id)).status).toBe('under_review')
})

test.each([
  ['winning_evidence', 'warning_closed', 0],
  ['losing_evidence', 'warning_closed', 0],
  ['escalate_inquiry_evidence', 'needs_response', 1],
])('an inquiry with %s becomes %s', async (evidence, status, withdrawals) => {
  const { id } = await dispute('pm_card_createDisputeInquiry')
  expect((await answer(id, evidence)).status).toBe('warning_under_review')
  passTenSeconds()
  const found = await stripe.disputes.retrieve(id)
  expect(found.status).toBe(status)
  expect(found.balance_transactions).toHaveLength(withdrawals)
})

test('a dispute that has ended takes no evidence and is not closed again', async () => {
  const { id } = await dispute('pm_card_createDispute')
  await stripe.disputes.close(id)
  const ended = { message: 'This dispute is already closed' }
  await expect(stripe.disputes.close(id)).rejects.toMatchObject(ended)
  await expect(answer(id, 'winning_evidence')).rejects.toMatchObject(ended)
})

test('a charge can be refunded after its dispute is won, and not before', async () => {
  const { id, charge } = await dispute('pm_card_createDispute')
  const refund = () => stripe.refunds.create({ charge: charge as string })
  await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed' })
  await answer(id, 'winning_evidence')
  await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed' })
  passTenSeconds()
  expect(await refund()).toMatchObject({ amount: 900, status: 'succeeded' })
})

test.each([
  [{ evidence: { receipt: 'file_1' } }, 'resource_missing', 'evidence[receipt]'],
  [{ evidence: { colour: 'red' } as never }, 'parameter_unknown', 'evidence[colour]'],
])('an update with %j is refused', async (input, code, param) => {
  const { id } = await dispute('pm_card_createDispute')
  await expect(stripe.disputes.update(id, input)).rejects.toMatchObject({ code, param })
})
