import { describe, expect, test } from 'vitest'
import { setupResource } from '../../opened-for-tests.ts'
import { cardProviders } from './card-providers.ts'

/** At Stripe, the cardholder's dispute and the bank's decision each take some seconds. */

describe.each(cardProviders())('disputes through the SDK at $name', ({ open }) => {
  const cards = setupResource(open)
  const disputes = () => cards().sdk().disputes
  const dispute = async (payment_method: string) => {
    const { id: intent, latest_charge: charge } = await cards()
      .sdk()
      .paymentIntents.create({
        amount: 900,
        currency: 'usd',
        allowed_payment_method_types: ['card'],
        payment_method,
        confirm: true,
      })
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

  test('evidence that is not submitted is kept, and metadata can be set', async () => {
    const { id } = await dispute('pm_card_createDispute')
    const kept = await disputes().update(id, {
      evidence: { product_description: 'A guitar' },
      metadata: { case: '7' },
      submit: false,
    })
    expect(kept).toMatchObject({
      evidence: { product_description: 'A guitar' },
      evidence_details: { submission_count: 0 },
      metadata: { case: '7' },
      status: 'needs_response',
    })
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
