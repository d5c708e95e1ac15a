import { describe, expect, test } from 'vitest'
import { setupResource } from '../../opened-for-tests.ts'
import { cardProviders } from './card-providers.ts'

describe.each(cardProviders())('refunds through the SDK at $name', ({ open }) => {
  const cards = setupResource(open)
  const refunds = () => cards().sdk().refunds
  const pay = () =>
    cards()
      .sdk()
      .paymentIntents.create({
        amount: 900,
        currency: 'usd',
        allowed_payment_method_types: ['card'],
        payment_method: 'pm_card_visa',
        confirm: true,
      })

  test('create() refunds a part with its reason, and retrieve() returns it', async () => {
    const { id, latest_charge } = await pay()
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
    const found = await refunds().retrieve(made.id, { expand: ['charge', 'payment_intent'] })
    expect(found).toMatchObject({
      id: made.id,
      charge: { object: 'charge', amount_refunded: 300, refunded: false },
      payment_intent: { object: 'payment_intent', status: 'succeeded' },
    })
  })

  test('create() takes the charge as well, and refunds no more than is left', async () => {
    const { id } = await pay()
    const [{ id: charge } = { id: '' }] = (await cards().sdk().charges.list({ payment_intent: id }))
      .data
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
    const { id } = await pay()
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
})
