import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { stripeProvider } from '../../../server/vendors/cards/stripe.ts'
import { setupResource } from '../../served/opened-for-tests.ts'
import { answerOnboarding, COMPLETE, onboardedAccount, onboardingPath } from './onboarding.ts'
import { setupCards } from './open-cards.ts'
import { cardProviders, payOut } from './providers.ts'

describe.each(cardProviders())('transfers through the SDK at $name', ({ open }) => {
  const cards = setupResource(open)
  const transfers = () => cards().sdk().transfers
  const pay = async () => {
    const { id, latest_charge } = await cards().pay()
    return { intent: id, charge: typeof latest_charge === 'string' ? latest_charge : '' }
  }
  const send = async (input: Partial<Stripe.TransferCreateParams>) => {
    const { intent, charge } = await pay()
    const destination = input.destination ?? (await cards().activeAccount())
    const shared = { amount: 600, currency: 'usd', destination, source_transaction: charge }
    return {
      intent,
      charge,
      destination,
      transfer: await transfers().create({ ...shared, ...input }),
    }
  }

  test('create() sends a part of a charge to an account, and retrieve() returns it', async () => {
    const { intent, charge, destination, transfer } = await send({
      description: 'A guitar',
      metadata: { bookingId: 'booking-1' },
    })
    expect(transfer).toMatchObject({
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
      reversals: { object: 'list', data: [], url: `/v1/transfers/${transfer.id}/reversals` },
      reversed: false,
      source_transaction: charge,
      transfer_group: `group_${intent}`,
    })
    expect(await cards().sdk().charges.retrieve(charge)).toMatchObject({
      transfer_group: `group_${intent}`,
    })
    const expand = ['destination', 'source_transaction']
    expect(await transfers().retrieve(transfer.id, { expand })).toMatchObject({
      destination: { id: destination, object: 'account' },
      source_transaction: { id: charge, object: 'charge' },
    })
  })

  test('the group of the payment is the group of its transfers, by which list() finds them', async () => {
    const destination = await cards().activeAccount()
    const transfer_group = `booking-${randomUUID()}`
    const { latest_charge } = await cards()
      .sdk()
      .paymentIntents.create({
        amount: 900,
        currency: 'usd',
        allowed_payment_method_types: ['card'],
        payment_method: 'pm_card_visa',
        confirm: true,
        transfer_group,
      })
    const source_transaction = typeof latest_charge === 'string' ? latest_charge : ''
    const shared = { currency: 'usd', destination, source_transaction }
    const first = await transfers().create({ ...shared, amount: 100 })
    const second = await transfers().create({ ...shared, amount: 200 })
    const page = await transfers().list({ transfer_group, limit: 1 })
    expect(page).toMatchObject({ has_more: true, url: '/v1/transfers', data: [{ id: second.id }] })
    const rest = await transfers().list({ transfer_group, starting_after: second.id })
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
    await expect(send(input)).rejects.toMatchObject(expected)
  })

  test('an account that nobody has onboarded takes no transfers', async () => {
    const { id: destination } = await cards().provider.createPayoutAccount({
      email: 'seller@example.test',
      key: randomUUID(),
    })
    const refusal = { code: 'insufficient_capabilities_for_transfer' }
    await expect(send({ destination })).rejects.toMatchObject(refusal)
  })

  test('createReversal() takes a part back, and then the rest', async () => {
    const { transfer } = await send({})
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
    const { transfer } = await send({})
    const { body } = await cards().nextEvent('transfer.created', transfer.id)
    expect(JSON.parse(body)).toMatchObject({ data: { object: { amount: 600 } } })
    await transfers().createReversal(transfer.id, { amount: 200 })
    const reversed = await cards().nextEvent('transfer.reversed', transfer.id)
    expect(JSON.parse(reversed.body)).toMatchObject({
      data: { object: { amount_reversed: 200, reversed: false } },
    })
  })
})

describe.each(cardProviders())('the market pays a seller at $name', ({ open }) => {
  const cards = setupResource(open)
  // The money of this card can be paid out at once.
  const pay = async () => (await cards().pay('pm_card_bypassPending')).id
  const transfer = (transactionId: string, accountId: string, cents: number, key: string) =>
    cards().provider.transfer({ transactionId, accountId, cents, key })
  const reverse = (transferId: string, cents: number, key: string = randomUUID()) =>
    cards().provider.reverse({ transferId, cents, key })

  test('a payment is sent in parts, once a key, and taken back in parts', async () => {
    const accountId = await cards().activeAccount()
    const transactionId = await pay()
    const [one, other, back] = [randomUUID(), randomUUID(), randomUUID()]
    const sent = await transfer(transactionId, accountId, 600, one)
    expect(sent).toEqual({ outcome: 'succeeded', id: expect.stringMatching(/^tr_/) })
    expect(await transfer(transactionId, accountId, 600, one)).toEqual(sent)
    expect(await transfer(transactionId, accountId, 300, other)).toMatchObject({
      outcome: 'succeeded',
    })
    expect(await transfer(transactionId, accountId, 1, randomUUID())).toMatchObject({
      outcome: 'refused',
    })
    const transferId = sent.outcome === 'succeeded' ? sent.id : ''
    const reversed = await reverse(transferId, 250, back)
    expect(reversed).toEqual({ outcome: 'succeeded', id: expect.stringMatching(/^trr_/) })
    expect(await reverse(transferId, 250, back)).toEqual(reversed)
    expect(await reverse(transferId, 351)).toMatchObject({ outcome: 'refused' })
    expect(await cards().sdk().transfers.retrieve(transferId)).toMatchObject({
      amount_reversed: 250,
    })
  })

  test('an account that is not onboarded takes nothing yet', async () => {
    const { provider, sdk } = cards()
    const transactionId = await pay()
    const [key, accountKey] = [randomUUID(), randomUUID()]
    const email = 'seller@example.test'
    const { id } = await provider.createPayoutAccount({ email, key: accountKey })
    const failed = { outcome: 'failed', code: 'insufficient_capabilities_for_transfer' }
    expect(await transfer(transactionId, id, 600, key)).toEqual(failed)
    expect(await transfer(transactionId, id, 600, key)).toEqual(failed)
    expect((await sdk().transfers.list({ destination: id })).data).toEqual([])
  })

  test('money that has left the account cannot be taken back', async () => {
    const accountId = await cards().activeAccount()
    const sent = await transfer(await pay(), accountId, 600, randomUUID())
    const transferId = sent.outcome === 'succeeded' ? sent.id : ''
    await cards().payOut(accountId, 500)
    expect(await reverse(transferId, 101)).toMatchObject({ outcome: 'refused' })
    expect(await reverse(transferId, 100)).toMatchObject({ outcome: 'succeeded' })
  })

  test.each([
    ['an unknown payment', { transactionId: 'pi_unknown' }],
    ['an unpaid one', { transactionId: 'unpaid' }],
    ['what is no payment', { transactionId: '../charges' }],
    ['an unknown account', { accountId: 'acct_unknown' }],
  ])('a transfer of %s is refused', async (_, change) => {
    const accountId = await cards().activeAccount()
    const input = { transactionId: await pay(), accountId, cents: 100, ...change }
    if (input.transactionId === 'unpaid') {
      const { id } = await cards().sdk().paymentIntents.create({ amount: 900, currency: 'usd' })
      input.transactionId = id
    }
    expect(await cards().provider.transfer({ ...input, key: randomUUID() })).toMatchObject({
      outcome: 'refused',
    })
  })

  test.each(['tr_unknown', '../charges'])('a reversal of %s is refused', async (transferId) => {
    expect(await reverse(transferId, 1)).toEqual({ outcome: 'refused', code: 'resource_missing' })
  })
})

describe('movements of money at the stand-in', () => {
  const cards = setupCards()
  const provider = () => cards().provider
  const pay = async () => (await cards().pay()).id
  const sentTo = async (destination: string) =>
    (await cards().stripe.transfers.list({ destination })).data.map(({ amount }) => amount)

  /** A provider whose connection breaks after the stand-in has done what it was asked. */
  const deafProvider = () =>
    stripeProvider({
      secretKey: cards().standIn.secretKey,
      fetch: async (input, init) => {
        const response = await cards().standIn.fetch(input, init)
        if (init?.method === 'POST') throw new TypeError('the connection was reset')
        return response
      },
    })

  test('a transfer that failed is made with the same key once the account is onboarded', async () => {
    const { standIn } = cards()
    const { id: accountId } = await provider().createPayoutAccount({ email: 'a@a.se', key: 'late' })
    const input = { transactionId: await pay(), accountId, cents: 600, key: 'late-transfer' }
    const failed = { outcome: 'failed', code: 'insufficient_capabilities_for_transfer' }
    expect(await provider().transfer(input)).toEqual(failed)
    expect(await provider().transfer(input)).toEqual(failed)
    const path = await onboardingPath(standIn, accountId)
    await standIn.routes.request(path)
    await answerOnboarding(standIn, path, COMPLETE)
    const made = await provider().transfer(input)
    expect(made.outcome).toBe('succeeded')
    expect(await provider().transfer(input)).toEqual(made)
    expect(await sentTo(accountId)).toEqual([600])
  })

  test.each([0, 25])(
    'an answer that is lost is found %i hours later, and money moved once',
    async (hours) => {
      const { standIn, stripe, pass } = cards()
      const accountId = await onboardedAccount(standIn)
      const transactionId = await pay()
      const key = `lost-${hours}`
      const transfer = { transactionId, accountId, cents: 500, key: `${key}-transfer` }
      expect(await deafProvider().transfer(transfer)).toMatchObject({ outcome: 'unknown' })
      pass(hours * 60 * 60_000)
      const sent = await provider().transfer(transfer)
      const transferId = sent.outcome === 'succeeded' ? sent.id : ''
      expect(await sentTo(accountId)).toEqual([500])

      const reversal = { transferId, cents: 200, key: `${key}-reversal` }
      expect(await deafProvider().reverse(reversal)).toMatchObject({ outcome: 'unknown' })
      pass(hours * 60 * 60_000)
      expect(await provider().reverse(reversal)).toMatchObject({ outcome: 'succeeded' })
      expect(await stripe.transfers.retrieve(transferId)).toMatchObject({ amount_reversed: 200 })

      const refund = { transactionId, cents: 300, key: `${key}-refund` }
      expect(await deafProvider().refundPart(refund)).toMatchObject({ outcome: 'unknown' })
      pass(hours * 60 * 60_000)
      expect(await provider().refundPart(refund)).toMatchObject({ outcome: 'succeeded' })
      const { data } = await stripe.charges.list({ payment_intent: transactionId })
      expect(data).toMatchObject([{ amount_refunded: 300 }])
    },
  )

  test('a lost answer stays unknown while the provider lists nothing, and money moves once', async () => {
    const refund = { transactionId: await pay(), cents: 300, key: 'limited-refund' }
    expect(await deafProvider().refundPart(refund)).toMatchObject({ outcome: 'unknown' })
    const limited = stripeProvider({
      secretKey: cards().standIn.secretKey,
      fetch: async () => Response.json({ error: { type: 'api_error' } }, { status: 429 }),
    })
    // 'failed' would mean that the refund can be made with another key.
    expect(await limited.refundPart(refund)).toMatchObject({ outcome: 'unknown' })
    expect(await provider().refundPart(refund)).toMatchObject({ outcome: 'succeeded' })
  })

  test('a key that is used for another amount does not move money again', async () => {
    const transactionId = await pay()
    const refund = (cents: number) => provider().refundPart({ transactionId, cents, key: 'other' })
    const made = await refund(300)
    expect(await refund(400)).toEqual(made)
  })

  test('concurrent transfers of one payment never send more than it', async () => {
    const accountId = await onboardedAccount(cards().standIn)
    const transactionId = await pay()
    const made = await Promise.all(
      ['a', 'b', 'c'].map((key) =>
        provider().transfer({ transactionId, accountId, cents: 400, key: `race-${key}` }),
      ),
    )
    expect(made.map(({ outcome }) => outcome).toSorted()).toEqual([
      'refused',
      'succeeded',
      'succeeded',
    ])
    expect(await sentTo(accountId)).toEqual([400, 400])
  })

  test('concurrent requests never spend a balance twice', async () => {
    const { database, standIn, stripe } = cards()
    const accountId = await onboardedAccount(standIn)
    const shared = { accountId, cents: 600 }
    const sent = await Promise.all(
      ['one', 'other'].map(async (key) =>
        provider().transfer({ ...shared, transactionId: await pay(), key: `balance-${key}` }),
      ),
    )
    await payOut(database, accountId, 600)
    const reversals = await Promise.allSettled(
      sent.map((made) =>
        stripe.transfers.createReversal(made.outcome === 'succeeded' ? made.id : '', {}),
      ),
    )
    expect(reversals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const balance = 'select sum(amount)::int as sum from cards_balance_transactions where account'
    const [{ sum: amount } = { sum: 0 }] = await database.query<{ sum: number }>(
      `${balance} is null`,
    )
    const move = () => stripe.transfers.create({ amount, currency: 'usd', destination: accountId })
    const moves = await Promise.allSettled([move(), move()])
    expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await database.query(`${balance} is null`)).toEqual([{ sum: 0 }])
  })
})
