import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { setupResource } from '../../opened-for-tests.ts'
import { cardProviders } from './card-providers.ts'

describe.each(cardProviders())('a refund of a part at $name', ({ open }) => {
  const cards = setupResource(open)
  const refundPart = (transactionId: string, cents: number, key: string = randomUUID()) =>
    cards().provider.refundPart({ transactionId, cents, key })
  const pay = async (payment_method = 'pm_card_visa') => {
    const { id } = await cards()
      .sdk()
      .paymentIntents.create({
        amount: 900,
        currency: 'usd',
        allowed_payment_method_types: ['card'],
        payment_method,
        confirm: true,
      })
    return id
  }
  const chargeOf = async (intentId: string) =>
    (await cards().sdk().charges.list({ payment_intent: intentId })).data[0]

  const settled = (id: string, status: string) =>
    cards().eventually(async () => {
      const refund = await cards().sdk().refunds.retrieve(id)
      return refund.status === status ? refund : undefined
    })

  test('several parts add up to the whole charge', async () => {
    const id = await pay()
    expect(await refundPart(id, 300)).toEqual({
      outcome: 'succeeded',
      id: expect.stringMatching(/^re_/),
    })
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 300, refunded: false })
    expect(await refundPart(id, 600)).toMatchObject({ outcome: 'succeeded' })
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 900, refunded: true })
  })

  test('more than the rest is refused, and nothing is refunded', async () => {
    const id = await pay()
    await refundPart(id, 300)
    expect(await refundPart(id, 601)).toMatchObject({ outcome: 'refused' })
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 300 })
  })

  test('a refunded charge, an unknown payment and an unpaid one are refused with their codes', async () => {
    const id = await pay()
    await refundPart(id, 900)
    expect(await refundPart(id, 1)).toEqual({
      outcome: 'refused',
      code: 'charge_already_refunded',
    })
    expect(await refundPart('pi_unknown', 1)).toEqual({
      outcome: 'refused',
      code: 'resource_missing',
    })
    const { id: unpaid } = await cards().provider.createIntent({
      amountCents: 900,
      bookingId: 'booking-1',
      productId: 'product-1',
      idempotencyKey: randomUUID(),
    })
    expect(await refundPart(unpaid, 1)).toMatchObject({ outcome: 'refused' })
  })

  test('a refund that is pending succeeds later', async () => {
    const id = await pay('pm_card_pendingRefund')
    const made = await refundPart(id, 300)
    const refund = made.outcome === 'succeeded' ? made.id : ''
    expect(await cards().sdk().refunds.retrieve(refund)).toMatchObject({ status: 'pending' })
    expect(await settled(refund, 'succeeded')).toMatchObject({ amount: 300 })
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 300 })
    const { body } = await cards().nextEvent('refund.updated', refund)
    expect(JSON.parse(body)).toMatchObject({ data: { object: { payment_intent: id } } })
  })

  test('a refund that the bank rejects fails later, and the money is back', async () => {
    const id = await pay('pm_card_refundFail')
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
    const id = await pay()
    const key = randomUUID()
    const made = await refundPart(id, 300, key)
    expect(await refundPart(id, 300, key)).toEqual(made)
    expect(await Promise.all([refundPart(id, 300, key), refundPart(id, 300, key)])).toEqual([
      made,
      made,
    ])
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 300 })
  })
})
