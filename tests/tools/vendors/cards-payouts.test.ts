import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { setupResource } from '../../opened-for-tests.ts'
import { cardProviders } from './card-providers.ts'

describe.each(cardProviders())('the market pays a seller at $name', ({ open }) => {
  const cards = setupResource(open)
  const pay = async () => {
    const { id } = await cards()
      .sdk()
      .paymentIntents.create({
        amount: 900,
        currency: 'usd',
        allowed_payment_method_types: ['card'],
        // The money of this card can be paid out at once.
        payment_method: 'pm_card_bypassPending',
        confirm: true,
      })
    return id
  }
  const transfer = (transactionId: string, accountId: string, cents: number, key: string) =>
    cards().provider.transfer({ transactionId, accountId, cents, key })

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
    const reversal = { transferId, cents: 250, key: back }
    const reversed = await cards().provider.reverse(reversal)
    expect(reversed).toEqual({ outcome: 'succeeded', id: expect.stringMatching(/^trr_/) })
    expect(await cards().provider.reverse(reversal)).toEqual(reversed)
    expect(
      await cards().provider.reverse({ transferId, cents: 351, key: randomUUID() }),
    ).toMatchObject({ outcome: 'refused' })
    expect(await cards().sdk().transfers.retrieve(transferId)).toMatchObject({
      amount_reversed: 250,
    })
  })

  test('an account that is not onboarded takes nothing yet', async () => {
    const { provider, sdk } = cards()
    const transactionId = await pay()
    const key = randomUUID()
    const { id } = await provider.createPayoutAccount({
      email: 'seller@example.test',
      key: randomUUID(),
    })
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
    expect(
      await cards().provider.reverse({ transferId, cents: 101, key: randomUUID() }),
    ).toMatchObject({ outcome: 'refused' })
    expect(
      await cards().provider.reverse({ transferId, cents: 100, key: randomUUID() }),
    ).toMatchObject({ outcome: 'succeeded' })
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
    expect(await cards().provider.reverse({ transferId, cents: 1, key: randomUUID() })).toEqual({
      outcome: 'refused',
      code: 'resource_missing',
    })
  })
})
