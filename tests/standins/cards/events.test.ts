import type { Stripe } from 'stripe'
import { beforeEach, describe, expect, test } from 'vitest'
import { sendDueEvents } from '../../../server/standins/cards/events.ts'
import { onboardedAccount } from './onboarding.ts'
import { setupResource } from '../../served/opened-for-tests.ts'
import { order, setupCards } from './open-cards.ts'
import { cardProviders } from './providers.ts'

const fixture = setupCards()
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
  const { id } = await stripe().paymentIntents.create(order)
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
  const body = JSON.stringify(received[0])
  const signature = await stripe().webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: standIn().webhookSecret,
  })
  expect(await fixture().provider.readEvent(body, signature)).toEqual({
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
  await send()
  expect((await stripe().events.list(latest)).data).toMatchObject([
    { pending_webhooks: 0 },
    { pending_webhooks: 0 },
  ])
})

describe.each(cardProviders())('webhooks through the SDK at $name', ({ open }) => {
  const cards = setupResource(open)

  test('constructEventAsync() reads the event of a payment', async () => {
    const paid = await cards().pay()
    const { body, signature, secret } = await cards().nextEvent('payment_intent.succeeded', paid.id)
    const { webhooks } = cards().sdk()
    expect(await webhooks.constructEventAsync(body, signature, secret)).toMatchObject({
      id: expect.stringMatching(/^evt_/),
      object: 'event',
      livemode: false,
      type: 'payment_intent.succeeded',
      data: {
        object: {
          id: paid.id,
          object: 'payment_intent',
          amount_received: 900,
          status: 'succeeded',
        },
      },
    })
    await expect(
      webhooks.constructEventAsync(body.replace('900', '901'), signature, secret),
    ).rejects.toMatchObject({ type: 'StripeSignatureVerificationError' })
  })
})
