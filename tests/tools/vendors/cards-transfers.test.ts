import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { setupResource } from '../../opened-for-tests.ts'
import { cardProviders } from './card-providers.ts'

describe.each(cardProviders())('transfers through the SDK at $name', ({ open }) => {
  const cards = setupResource(open)
  const transfers = () => cards().sdk().transfers
  const pay = async (transfer_group?: string) => {
    const { id, latest_charge } = await cards()
      .sdk()
      .paymentIntents.create({
        amount: 900,
        currency: 'usd',
        allowed_payment_method_types: ['card'],
        payment_method: 'pm_card_visa',
        confirm: true,
        ...(transfer_group !== undefined && { transfer_group }),
      })
    return { intent: id, charge: typeof latest_charge === 'string' ? latest_charge : '' }
  }
  const send = async (destination: string, amount: number) => {
    const { intent, charge } = await pay()
    const transfer = await transfers().create({
      amount,
      currency: 'usd',
      destination,
      source_transaction: charge,
    })
    return { intent, charge, transfer }
  }

  test('create() sends a part of a charge to an account, and retrieve() returns it', async () => {
    const destination = await cards().activeAccount()
    const { intent, charge } = await pay()
    const made = await transfers().create({
      amount: 600,
      currency: 'usd',
      destination,
      source_transaction: charge,
      description: 'A guitar',
      metadata: { bookingId: 'booking-1' },
    })
    expect(made).toMatchObject({
      id: expect.stringMatching(/^tr_/),
      object: 'transfer',
      amount: 600,
      amount_reversed: 0,
      balance_transaction: expect.stringMatching(/^txn_/),
      currency: 'usd',
      description: 'A guitar',
      destination,
      destination_payment: expect.stringMatching(/^py_/),
      livemode: false,
      metadata: { bookingId: 'booking-1' },
      reversals: { object: 'list', data: [], url: `/v1/transfers/${made.id}/reversals` },
      reversed: false,
      source_transaction: charge,
      transfer_group: `group_${intent}`,
    })
    expect(await cards().sdk().charges.retrieve(charge)).toMatchObject({
      transfer_group: `group_${intent}`,
    })
    const found = await transfers().retrieve(made.id, {
      expand: ['balance_transaction', 'destination', 'source_transaction'],
    })
    expect(found).toMatchObject({
      balance_transaction: { amount: -600, net: -600, source: made.id, type: 'transfer' },
      destination: { id: destination, object: 'account' },
      source_transaction: { id: charge, object: 'charge' },
    })
  })

  test('the group of the payment is the group of its transfers, by which list() finds them', async () => {
    const destination = await cards().activeAccount()
    const group = `booking-${randomUUID()}`
    const { charge } = await pay(group)
    const shared = { currency: 'usd', destination, source_transaction: charge }
    const first = await transfers().create({ ...shared, amount: 100 })
    const second = await transfers().create({ ...shared, amount: 200 })
    const page = await transfers().list({ transfer_group: group, limit: 1 })
    expect(page).toMatchObject({ has_more: true, url: '/v1/transfers', data: [{ id: second.id }] })
    const rest = await transfers().list({ transfer_group: group, starting_after: second.id })
    expect(rest).toMatchObject({ has_more: false, data: [{ id: first.id }] })
    expect((await transfers().list({ destination })).data).toHaveLength(2)
  })

  test('transfers take no more of a charge than was neither refunded nor transferred', async () => {
    const destination = await cards().activeAccount()
    const { charge, intent } = await pay()
    await cards().sdk().refunds.create({ payment_intent: intent, amount: 200 })
    const shared = { currency: 'usd', destination, source_transaction: charge }
    await transfers().create({ ...shared, amount: 400 })
    await expect(transfers().create({ ...shared, amount: 301 })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      message: expect.stringContaining('must not exceed the source amount of $7.00'),
    })
    await transfers().create({ ...shared, amount: 300 })
  })

  test('without a source, the balance of the merchant must cover the amount', async () => {
    const destination = await cards().activeAccount()
    const much = { amount: 99_999_999, currency: 'usd', destination }
    await expect(transfers().create(much)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'balance_insufficient',
    })
  })

  test.each([
    ['an unknown account', { destination: 'acct_unknown' }, { code: 'resource_missing' }],
    ['an unknown charge', { source_transaction: 'ch_unknown' }, { code: 'resource_missing' }],
    ['no amount', { amount: 0 }, { code: 'parameter_invalid_integer', param: 'amount' }],
    ['an unknown parameter', { colour: 'red' } as never, { code: 'parameter_unknown' }],
  ])('create() refuses %s', async (_, input, expected) => {
    const destination = await cards().activeAccount()
    await expect(
      transfers().create({ amount: 100, currency: 'usd', destination, ...input }),
    ).rejects.toMatchObject(expected)
  })

  test('an account that nobody has onboarded takes no transfers', async () => {
    const { charge } = await pay()
    const { id: destination } = await cards().provider.createPayoutAccount({
      email: 'seller@example.test',
      key: randomUUID(),
    })
    await expect(
      transfers().create({
        amount: 100,
        currency: 'usd',
        destination,
        source_transaction: charge,
      }),
    ).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' })
  })

  test('createReversal() takes a part back, and then the rest', async () => {
    const { transfer } = await send(await cards().activeAccount(), 600)
    const part = await transfers().createReversal(transfer.id, {
      amount: 200,
      metadata: { case: '7' },
    })
    expect(part).toMatchObject({
      id: expect.stringMatching(/^trr_/),
      object: 'transfer_reversal',
      amount: 200,
      currency: 'usd',
      metadata: { case: '7' },
      transfer: transfer.id,
    })
    expect(await transfers().retrieve(transfer.id)).toMatchObject({
      amount_reversed: 200,
      reversed: false,
      reversals: { data: [{ id: part.id }] },
    })
    await expect(transfers().createReversal(transfer.id, { amount: 401 })).rejects.toMatchObject({
      param: 'amount',
    })
    const rest = await transfers().createReversal(transfer.id)
    expect(rest.amount).toBe(400)
    await expect(transfers().createReversal(transfer.id)).rejects.toMatchObject({
      message: expect.stringContaining('is already fully reversed'),
    })
    const { data } = await transfers().listReversals(transfer.id, { limit: 5 })
    expect(data.map(({ id }) => id)).toEqual([rest.id, part.id])
    expect(
      await transfers().retrieveReversal(transfer.id, part.id, { expand: ['transfer'] }),
    ).toMatchObject({ id: part.id, transfer: { id: transfer.id, amount_reversed: 600 } })
  })

  test('transfer.created and transfer.reversed are reported', async () => {
    const { transfer } = await send(await cards().activeAccount(), 600)
    const { body } = await cards().nextEvent('transfer.created', transfer.id)
    expect(JSON.parse(body)).toMatchObject({ data: { object: { amount: 600 } } })
    await transfers().createReversal(transfer.id, { amount: 200 })
    const reversed = await cards().nextEvent('transfer.reversed', transfer.id)
    expect(JSON.parse(reversed.body)).toMatchObject({
      data: { object: { amount_reversed: 200, reversed: false } },
    })
  })
})
