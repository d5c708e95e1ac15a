import type { Stripe } from 'stripe'
import { beforeEach, expect, test } from 'vitest'
import { stripeProvider } from '../../server/cards/stripe.ts'
import { sendDueEvents } from '../../server/standins/cards/events.ts'
import { onboardedAccount } from './onboarding.ts'
import { setupStripe } from './stripe-fixture.ts'

const fixture = setupStripe()
const stripe = () => fixture().stripe
const standIn = () => fixture().standIn
const pass = (seconds: number) => fixture().pass(seconds * 1000)

const received: Stripe.Event[] = []
beforeEach(() => {
  received.splice(0)
})

/** Sends the due events once to a merchant that verifies signatures with the SDK; `takes` is its response. */
function send(takes: () => Promise<{ ok: boolean }> = async () => ({ ok: true })) {
  const { database, now } = fixture()
  const secret = standIn().webhookSecret
  return sendDueEvents({ database, secret, now }, async (body, signature) => {
    received.push(await stripe().webhooks.constructEventAsync(body, signature, secret))
    return takes()
  })
}

async function pay(card = 'pm_card_visa'): Promise<string> {
  const { id } = await stripe().paymentIntents.create({
    amount: 900,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
  })
  await stripe()
    .paymentIntents.confirm(id, { payment_method: card })
    .catch(() => undefined)
  return id
}

test('sends one signed event each for a charge, refund, decline and cancellation, in order', async () => {
  const paid = await pay()
  pass(1)
  await stripe().refunds.create({ payment_intent: paid })
  pass(1)
  const refused = await pay('pm_card_visa_chargeDeclined')
  pass(1)
  await stripe().paymentIntents.cancel(refused)
  await send()
  await send()
  expect(received.map(({ type }) => type)).toEqual([
    'payment_intent.succeeded',
    'charge.refunded',
    'payment_intent.payment_failed',
    'payment_intent.canceled',
  ])
  expect(received[0]).toMatchObject({
    object: 'event',
    data: { object: { id: paid, status: 'succeeded', amount: 900 } },
  })
})

test('reports a dispute, what it does to the balance, and how it ends, in order', async () => {
  const intent = await pay('pm_card_createDispute')
  pass(10)
  const [dispute] = (await stripe().disputes.list({ payment_intent: intent })).data
  await stripe().disputes.update(dispute?.id ?? '', {
    evidence: { uncategorized_text: 'winning_evidence' },
  })
  pass(10)
  await stripe().disputes.list()
  await send()
  expect(received.map(({ type }) => type)).toEqual([
    'payment_intent.succeeded',
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.updated',
    'charge.dispute.funds_reinstated',
    'charge.dispute.closed',
  ])
  expect(
    received.slice(1).map(({ data }) => 'status' in data.object && data.object.status),
  ).toEqual(['needs_response', 'needs_response', 'under_review', 'won', 'won'])
})

test('reports a change of a connected account with its id', async () => {
  const account = await onboardedAccount(standIn())
  await send()
  expect(received).toMatchObject([
    { type: 'account.updated', account, data: { object: { id: account, payouts_enabled: true } } },
  ])
  const provider = stripeProvider(standIn())
  const body = JSON.stringify(received[0])
  const signature = await stripe().webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: standIn().webhookSecret,
  })
  expect(await provider.readEvent(body, signature)).toEqual({
    type: 'account.updated',
    intentId: null,
    objectId: account,
  })
})

test('retries an event that was not accepted, with growing delays, for three days', async () => {
  await pay()
  const deaf = [
    async () => ({ ok: false }),
    (): Promise<never> => Promise.reject(new Error('connection refused')),
  ]
  for (const answer of deaf) {
    await send(answer)
    await send(answer)
    pass(60)
  }
  expect(received).toHaveLength(2)
  expect(new Set(received.map(({ id }) => id)).size).toBe(1)
  pass(3 * 24 * 60 * 60)
  await send()
  expect(received).toHaveLength(2)
})

test('sends no event for a transaction that was rolled back', async () => {
  const paid = await pay()
  await expect(
    stripe().paymentIntents.confirm(paid, { payment_method: 'pm_card_visa' }),
  ).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' })
  await send()
  expect(received).toHaveLength(1)
})

test('startWebhooks sends due events by itself', async () => {
  const heard = Promise.withResolvers<string>()
  const stop = standIn().startWebhooks(async (body) => {
    heard.resolve(body)
    return { ok: true }
  })
  const paid = await pay()
  expect(JSON.parse(await heard.promise)).toMatchObject({ data: { object: { id: paid } } })
  await stop()
})

test('lists the events newest first, by type, and retrieves one', async () => {
  const paid = await pay()
  pass(1)
  await stripe().refunds.create({ payment_intent: paid })
  const latest = { limit: 2 }
  const { data } = await stripe().events.list(latest)
  expect(data.map(({ type }) => type)).toEqual(['charge.refunded', 'payment_intent.succeeded'])
  const intents = await stripe().events.list({ type: 'payment_intent.*', limit: 1 })
  expect(intents.data).toEqual([data[1]])
  expect(await stripe().events.retrieve(data[1]?.id ?? '')).toMatchObject({
    type: 'payment_intent.succeeded',
    data: { object: { id: paid } },
  })
  expect((await stripe().events.list({ delivery_success: false, ...latest })).data).toEqual(data)
  await send()
  expect((await stripe().events.list({ delivery_success: true, ...latest })).data).toEqual(data)
})
