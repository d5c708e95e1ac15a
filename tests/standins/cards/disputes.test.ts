import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { createCardStandIn } from '../../../server/standins/cards/stand-in.ts'
import { setupResource } from '../../served/opened-for-tests.ts'
import { sdkOf, setupCards } from './open-cards.ts'
import { cardProviders } from './providers.ts'

/** At Stripe, the cardholder's dispute and the bank's decision each take some seconds. */
describe.each(cardProviders())('disputes through the SDK at $name', ({ open }) => {
  const cards = setupResource(open)
  const disputes = () => cards().sdk().disputes
  const dispute = async (card: string) => {
    const { id: intent, latest_charge: charge } = await cards().pay(card)
    const made = await cards().eventually(
      async () => (await disputes().list({ payment_intent: intent })).data[0],
    )
    return { intent, charge, id: made.id }
  }
  const decided = (id: string, status: string) =>
    cards().eventually(async () => {
      const found = await disputes().retrieve(id)
      return found.status === status ? found : undefined
    })
  const answer = (id: string, uncategorized_text: string) =>
    disputes().update(id, { evidence: { uncategorized_text } })

  test.each([
    ['pm_card_createDispute', 'fraudulent'],
    ['pm_card_createDisputeProductNotReceived', 'product_not_received'],
  ])('%s is disputed as %s, and the money is withdrawn', async (card, reason) => {
    const { id, intent, charge } = await dispute(card)
    const found = await disputes().retrieve(id, { expand: ['charge', 'payment_intent'] })
    expect(found).toMatchObject({
      id: expect.stringMatching(/^(?:du|dp)_/),
      object: 'dispute',
      amount: 900,
      balance_transactions: [{ amount: -900, type: 'adjustment', reporting_category: 'dispute' }],
      charge: { id: charge, disputed: true, refunded: false },
      currency: 'usd',
      evidence: { uncategorized_text: null },
      evidence_details: { has_evidence: false, submission_count: 0 },
      is_charge_refundable: false,
      payment_intent: { id: intent },
      reason,
      status: 'needs_response',
    })
    expect(await cards().provider.disputesOf(intent)).toEqual([{ id, status: 'open', cents: 900 }])
    await expect(cards().sdk().refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
    const { body } = await cards().nextEvent('charge.dispute.funds_withdrawn', id)
    expect(JSON.parse(body)).toMatchObject({ data: { object: { payment_intent: intent } } })
  })

  test('winning evidence brings the money back', async () => {
    const { id, intent } = await dispute('pm_card_createDispute')
    expect(await answer(id, 'winning_evidence')).toMatchObject({
      evidence: { uncategorized_text: 'winning_evidence' },
      evidence_details: { has_evidence: true, submission_count: 1 },
    })
    expect(await decided(id, 'won')).toMatchObject({
      balance_transactions: [{ amount: -900 }, { amount: 900 }],
    })
    expect(await cards().provider.disputesOf(intent)).toMatchObject([{ status: 'won' }])
    const { body } = await cards().nextEvent('charge.dispute.closed', id)
    expect(JSON.parse(body)).toMatchObject({ data: { object: { status: 'won' } } })
  })

  test('losing evidence leaves the money with the cardholder', async () => {
    const { id, intent } = await dispute('pm_card_createDispute')
    await answer(id, 'losing_evidence')
    expect(await decided(id, 'lost')).toMatchObject({ balance_transactions: [{ amount: -900 }] })
    expect(await cards().provider.disputesOf(intent)).toMatchObject([{ status: 'lost' }])
    await expect(answer(id, 'winning_evidence')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
    })
  })

  test('close() accepts a dispute as lost', async () => {
    const { id } = await dispute('pm_card_createDispute')
    expect(await disputes().close(id)).toMatchObject({ status: 'lost' })
  })

  test('an inquiry withdraws no money, and a refund of the whole charge ends it', async () => {
    const { id, intent } = await dispute('pm_card_createDisputeInquiry')
    expect(await disputes().retrieve(id)).toMatchObject({
      balance_transactions: [],
      is_charge_refundable: true,
      status: 'warning_needs_response',
    })
    expect(await cards().provider.disputesOf(intent)).toMatchObject([{ status: 'inquiry' }])
    await cards().sdk().refunds.create({ payment_intent: intent })
    await decided(id, 'warning_closed')
    expect(await cards().provider.disputesOf(intent)).toMatchObject([{ status: 'closed' }])
  })

  test('an inquiry can become a dispute', async () => {
    const { id } = await dispute('pm_card_createDisputeInquiry')
    await answer(id, 'escalate_inquiry_evidence')
    expect(await decided(id, 'needs_response')).toMatchObject({
      balance_transactions: [{ amount: -900 }],
    })
  })

  test('an undisputed payment has no disputes, and an unknown dispute is missing', async () => {
    const { id } = await cards().sdk().paymentIntents.create({ amount: 900, currency: 'usd' })
    expect(await cards().provider.disputesOf(id)).toEqual([])
    await expect(disputes().retrieve('du_unknown')).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    })
  })
})

describe('disputes at the stand-in', () => {
  const cards = setupCards()
  const disputesOf = async (payment_intent: string) =>
    (await cards().stripe.disputes.list({ payment_intent })).data
  const dispute = async (card: string): Promise<Stripe.Dispute> => {
    const { id } = await cards().pay(card)
    cards().pass(10_000)
    const [found] = await disputesOf(id)
    if (found === undefined) throw new Error('Nobody has disputed the charge.')
    return found
  }
  const answer = (id: string, uncategorized_text: string) =>
    cards().stripe.disputes.update(id, { evidence: { uncategorized_text } })

  test('two servers that ask at once open one dispute, and decide it once', async () => {
    const { database, stripe, now, pass } = cards()
    const otherServer = sdkOf(await createCardStandIn({ database, now }))
    const { id: intent } = await cards().pay('pm_card_createDispute')
    pass(10_000)
    const ask = (server: Stripe) => server.disputes.list({ payment_intent: intent })
    const [one, other] = await Promise.all([ask(stripe), ask(otherServer)])
    expect(one.data.concat(other.data).length).toBeGreaterThan(0)
    const [{ id } = { id: '' }] = await disputesOf(intent)
    await answer(id, 'winning_evidence')
    pass(10_000)
    await Promise.all([ask(stripe), ask(otherServer)])
    expect(await disputesOf(intent)).toMatchObject([
      { status: 'won', balance_transactions: [{ amount: -900 }, { amount: 900 }] },
    ])
    const events = await database.query<{ type: string }>(
      "select type from cards_events where object->>'id' = $1 order by number",
      [id],
    )
    expect(events.map(({ type }) => type.replace('charge.dispute.', ''))).toEqual([
      'created',
      'funds_withdrawn',
      'updated',
      'funds_reinstated',
      'closed',
    ])
  })

  test('a charge is disputed a few seconds later, and only what was not refunded', async () => {
    const { stripe, pay, pass } = cards()
    const { id: part } = await pay('pm_card_createDispute')
    await stripe.refunds.create({ payment_intent: part, amount: 300 })
    const { id: whole } = await pay('pm_card_createDispute')
    await stripe.refunds.create({ payment_intent: whole })
    expect(await disputesOf(part)).toEqual([])
    pass(10_000)
    expect(await disputesOf(part)).toMatchObject([{ amount: 600 }])
    expect(await disputesOf(whole)).toEqual([])
  })

  test('evidence is submitted once, and other evidence stays under review', async () => {
    const { id } = await dispute('pm_card_createDispute')
    expect(await answer(id, 'A guitar')).toMatchObject({
      evidence_details: { due_by: null, submission_count: 1, submission_method: 'manual' },
      status: 'under_review',
    })
    await expect(answer(id, 'winning_evidence')).rejects.toMatchObject({
      message: 'The evidence of this dispute has already been submitted.',
    })
    cards().pass(10_000)
    expect((await cards().stripe.disputes.retrieve(id)).status).toBe('under_review')
  })

  test.each([
    ['winning_evidence', 'warning_closed', 0],
    ['losing_evidence', 'warning_closed', 0],
    ['escalate_inquiry_evidence', 'needs_response', 1],
  ])('an inquiry with %s becomes %s', async (evidence, status, withdrawals) => {
    const { id } = await dispute('pm_card_createDisputeInquiry')
    expect((await answer(id, evidence)).status).toBe('warning_under_review')
    cards().pass(10_000)
    const found = await cards().stripe.disputes.retrieve(id)
    expect(found.status).toBe(status)
    expect(found.balance_transactions).toHaveLength(withdrawals)
  })

  test('a dispute that has ended takes no evidence and is not closed again', async () => {
    const { id } = await dispute('pm_card_createDispute')
    await cards().stripe.disputes.close(id)
    const ended = { message: 'This dispute is already closed' }
    await expect(cards().stripe.disputes.close(id)).rejects.toMatchObject(ended)
    await expect(answer(id, 'winning_evidence')).rejects.toMatchObject(ended)
  })

  test('a charge can be refunded after its dispute is won, and not before', async () => {
    const { id, charge } = await dispute('pm_card_createDispute')
    const refund = () => cards().stripe.refunds.create({ charge: charge as string })
    await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed' })
    await answer(id, 'winning_evidence')
    await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed' })
    cards().pass(10_000)
    expect(await refund()).toMatchObject({ amount: 900, status: 'succeeded' })
  })

  test.each([
    [{ evidence: { receipt: 'file_1' } }, 'evidence[receipt]'],
    [{ metadata: { case: '7' } }, 'metadata'],
    [{ submit: false }, 'submit'],
  ])('an update with %j is refused', async (input, param) => {
    const { id } = await dispute('pm_card_createDispute')
    const refusal = { code: 'parameter_unknown', param }
    await expect(cards().stripe.disputes.update(id, input)).rejects.toMatchObject(refusal)
  })
})
