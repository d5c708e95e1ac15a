import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { setupResource } from '../../served/opened-for-tests.ts'
import { order } from './open-cards.ts'
import { cardProviders } from './providers.ts'

describe.each(cardProviders())('refunds at $name', ({ open }) => {
  const cards = setupResource(open)
  const refunds = () => cards().sdk().refunds
  const paid = async (card?: string) => (await cards().pay(card)).id
  const refundPart = (transactionId: string, cents: number, key: string = randomUUID()) =>
    cards().provider.refundPart({ transactionId, cents, key })
  const chargeOf = async (intentId: string) =>
    (await cards().sdk().charges.list({ payment_intent: intentId })).data[0]
  const settled = (id: string, status: string) =>
    cards().eventually(async () => {
      const refund = await refunds().retrieve(id)
      return refund.status === status ? refund : undefined
    })

  test('create() refunds a part with its reason, and retrieve() returns it', async () => {
    const { id, latest_charge } = await cards().pay()
    const made = await refunds().create({
      payment_intent: id,
      amount: 300,
      reason: 'requested_by_customer',
      metadata: { case: '7' },
    })
    expect(made).toMatchObject({
      id: expect.stringMatching(/^re_/),
      object: 'refund',
      amount: 300,
      charge: latest_charge,
      currency: 'usd',
      metadata: { case: '7' },
      payment_intent: id,
      reason: 'requested_by_customer',
      status: 'succeeded',
    })
    expect(
      await refunds().retrieve(made.id, { expand: ['charge', 'payment_intent'] }),
    ).toMatchObject({
      id: made.id,
      charge: { object: 'charge', amount_refunded: 300, refunded: false },
      payment_intent: { object: 'payment_intent', status: 'succeeded' },
    })
  })

  test('create() takes the charge as well, and refunds no more than is left', async () => {
    const id = await paid()
    const { id: charge = '' } = (await chargeOf(id)) ?? {}
    await refunds().create({ charge, amount: 300 })
    await expect(refunds().create({ charge, amount: 601 })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      param: 'amount',
    })
    expect((await refunds().create({ payment_intent: id })).amount).toBe(600)
    await expect(refunds().create({ charge })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    expect(await cards().sdk().charges.retrieve(charge)).toMatchObject({
      id: charge,
      amount_refunded: 900,
      refunded: true,
    })
  })

  test('list() returns the refunds of one intent, newest first, page by page', async () => {
    const id = await paid()
    const first = await refunds().create({ payment_intent: id, amount: 100 })
    const second = await refunds().create({ payment_intent: id, amount: 200 })
    const page = await refunds().list({ payment_intent: id, limit: 1 })
    expect(page).toMatchObject({ object: 'list', has_more: true, url: '/v1/refunds' })
    expect(page.data.map((refund) => refund.id)).toEqual([second.id])
    const rest = await refunds().list({ payment_intent: id, starting_after: second.id })
    expect(rest).toMatchObject({ has_more: false, data: [{ id: first.id }] })
  })

  test.each([{ reason: 'because' }, { payment_intent: 'pi_unknown' }, {}])(
    'create() refuses %o',
    async (input) => {
      await expect(refunds().create(input)).rejects.toMatchObject({
        type: 'StripeInvalidRequestError',
      })
    },
  )

  test('an unknown refund is resource_missing', async () => {
    await expect(refunds().retrieve('re_unknown')).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    })
  })

  test('the market refunds the whole amount once, however often it asks', async () => {
    const id = await paid()
    const [one, other] = [randomUUID(), randomUUID()]
    for (const key of [one, one, other]) await cards().provider.refund(id, key)
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 900, refunded: true })
    const { id: unpaid } = await cards().sdk().paymentIntents.create(order)
    await expect(cards().provider.refund(unpaid, randomUUID())).rejects.toThrow(
      'does not have a successful charge to refund',
    )
  })

  test('several parts add up to the whole charge, and no more', async () => {
    const id = await paid()
    expect(await refundPart(id, 300)).toEqual({
      outcome: 'succeeded',
      id: expect.stringMatching(/^re_/),
    })
    expect(await refundPart(id, 601)).toMatchObject({ outcome: 'refused' })
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 300, refunded: false })
    expect(await refundPart(id, 600)).toMatchObject({ outcome: 'succeeded' })
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 900, refunded: true })
  })

  test('a refunded charge, an unknown payment and an unpaid one are refused with their codes', async () => {
    const id = await paid()
    await refundPart(id, 900)
    const refused = (code: string) => ({ outcome: 'refused', code })
    expect(await refundPart(id, 1)).toEqual(refused('charge_already_refunded'))
    expect(await refundPart('pi_unknown', 1)).toEqual(refused('resource_missing'))
    const { id: unpaid } = await cards().sdk().paymentIntents.create(order)
    expect(await refundPart(unpaid, 1)).toMatchObject({ outcome: 'refused' })
  })

  test('a refund that is pending succeeds later', async () => {
    const id = await paid('pm_card_pendingRefund')
    const made = await refundPart(id, 300)
    const refund = made.outcome === 'succeeded' ? made.id : ''
    expect(await refunds().retrieve(refund)).toMatchObject({ status: 'pending' })
    expect(await settled(refund, 'succeeded')).toMatchObject({ amount: 300 })
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 300 })
    const { body } = await cards().nextEvent('refund.updated', refund)
    expect(JSON.parse(body)).toMatchObject({ data: { object: { payment_intent: id } } })
  })

  test('a refund that the bank rejects fails later, and the money is back', async () => {
    const id = await paid('pm_card_refundFail')
    const key = randomUUID()
    const made = await refundPart(id, 300, key)
    const refund = made.outcome === 'succeeded' ? made.id : ''
    expect(await cards().provider.rejectedRefundsOf(id)).toEqual([])
    expect(await settled(refund, 'failed')).toMatchObject({
      failure_balance_transaction: expect.stringMatching(/^txn_/),
      failure_reason: 'expired_or_canceled_card',
    })
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 0, refunded: false })
    expect(await cards().provider.rejectedRefundsOf(id)).toEqual([refund])
    expect(await refundPart(id, 300, key)).toEqual({ outcome: 'refused', code: 'refund_failed' })
    const { body } = await cards().nextEvent('refund.failed', refund)
    expect(JSON.parse(body)).toMatchObject({ data: { object: { payment_intent: id } } })
  })

  test('a repeated key refunds once and returns the same refund', async () => {
    const id = await paid()
    const key = randomUUID()
    const made = await refundPart(id, 300, key)
    const again = () => refundPart(id, 300, key)
    expect(await again()).toEqual(made)
    expect(await Promise.all([again(), again()])).toEqual([made, made])
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 300 })
  })
})
