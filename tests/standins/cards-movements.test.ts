import { expect, test } from 'vitest'
import { stripeProvider } from '../../server/cards/stripe.ts'
import { answerOnboarding, COMPLETE, onboardedAccount, onboardingPath } from './onboarding.ts'
import { setupStripe } from './stripe-fixture.ts'

const fixture = setupStripe()
const stripe = () => fixture().stripe
const standIn = () => fixture().standIn

const provider = () => stripeProvider(standIn())
const pass = (hours: number) => fixture().pass(hours * 60 * 60_000)

async function pay(): Promise<string> {
  const { id } = await stripe().paymentIntents.create({
    amount: 900,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    payment_method: 'pm_card_visa',
    confirm: true,
  })
  return id
}

const sentTo = async (destination: string) =>
  (await stripe().transfers.list({ destination })).data.map(({ amount }) => amount)

/** A provider whose connection breaks after the stand-in has done what it was asked. */
function deafProvider() {
  return stripeProvider({
    secretKey: standIn().secretKey,
    fetch: async (input, init) => {
      const response = await standIn().fetch(input, init)
      if (init?.method === 'POST') throw new TypeError('the connection was reset')
      return response
    },
  })
}

test('a transfer that failed is made with the same key once the account is onboarded', async () => {
  const { id: accountId } = await provider().createPayoutAccount({ email: 'a@a.se', key: 'late' })
  const input = { transactionId: await pay(), accountId, cents: 600, key: 'late-transfer' }
  const failed = { outcome: 'failed', code: 'insufficient_capabilities_for_transfer' }
  expect(await provider().transfer(input)).toEqual(failed)
  expect(await provider().transfer(input)).toEqual(failed)
  const path = await onboardingPath(standIn(), accountId)
  await standIn().routes.request(path)
  await answerOnboarding(standIn(), path, COMPLETE)
  const made = await provider().transfer(input)
  expect(made.outcome).toBe('succeeded')
  expect(await provider().transfer(input)).toEqual(made)
  expect(await sentTo(accountId)).toEqual([600])
})

test('a repeated key gets the stored refusal, as at Stripe', async () => {
  const destination = await onboardedAccount(standIn())
  const input = { amount: 99_999_999, currency: 'usd', destination }
  const ask = () =>
    fixture()
      .stripe.transfers.create(input, { idempotencyKey: 'stored' })
      .catch((error: unknown) => error)
  expect(await ask()).toMatchObject({ code: 'balance_insufficient' })
  expect(await ask()).toMatchObject({
    code: 'balance_insufficient',
    headers: { 'idempotent-replayed': 'true' },
  })
})

test.each([0, 25])(
  'an answer that is lost is found %i hours later, and money moved once',
  async (hours) => {
    const accountId = await onboardedAccount(standIn())
    const transactionId = await pay()
    const key = `lost-${hours}`
    const transfer = { transactionId, accountId, cents: 500, key: `${key}-transfer` }
    expect(await deafProvider().transfer(transfer)).toMatchObject({ outcome: 'unknown' })
    pass(hours)
    const sent = await provider().transfer(transfer)
    const transferId = sent.outcome === 'succeeded' ? sent.id : ''
    expect(await sentTo(accountId)).toEqual([500])

    const reversal = { transferId, cents: 200, key: `${key}-reversal` }
    expect(await deafProvider().reverse(reversal)).toMatchObject({ outcome: 'unknown' })
    pass(hours)
    expect(await provider().reverse(reversal)).toMatchObject({ outcome: 'succeeded' })
    expect(await stripe().transfers.retrieve(transferId)).toMatchObject({
      amount_reversed: 200,
    })

    const refund = { transactionId, cents: 300, key: `${key}-refund` }
    expect(await deafProvider().refundPart(refund)).toMatchObject({ outcome: 'unknown' })
    pass(hours)
    expect(await provider().refundPart(refund)).toMatchObject({ outcome: 'succeeded' })
    const { data } = await stripe().charges.list({ payment_intent: transactionId })
    expect(data).toMatchObject([{ amount_refunded: 300 }])
  },
)

test('a lost answer stays unknown while the provider lists nothing, and money moves once', async () => {
  const refund = { transactionId: await pay(), cents: 300, key: 'limited-refund' }
  expect(await deafProvider().refundPart(refund)).toMatchObject({ outcome: 'unknown' })
  const limited = stripeProvider({
    secretKey: standIn().secretKey,
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
  const accountId = await onboardedAccount(standIn())
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
  const accountId = await onboardedAccount(standIn())
  const sent = await provider().transfer({
    transactionId: await pay(),
    accountId,
    cents: 600,
    key: 'balance',
  })
  const transferId = sent.outcome === 'succeeded' ? sent.id : ''
  const attempts = await Promise.allSettled([
    stripe().payouts.create({ amount: 400, currency: 'usd' }, { stripeAccount: accountId }),
    stripe().payouts.create({ amount: 400, currency: 'usd' }, { stripeAccount: accountId }),
    stripe().transfers.createReversal(transferId, { amount: 400 }),
  ])
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [{ amount } = { amount: 0 }] = (await stripe().balance.retrieve()).available
  const move = () => stripe().transfers.create({ amount, currency: 'usd', destination: accountId })
  const moves = await Promise.allSettled([move(), move()])
  expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await stripe().balance.retrieve()).available).toMatchObject([{ amount: 0 }])
})

test('a header Stripe-Account needs an account of the merchant, and a call that takes one', async () => {
  const of = (stripeAccount: string) => ({ stripeAccount })
  await expect(stripe().balance.retrieve({}, of('acct_unknown'))).rejects.toMatchObject({
    type: 'StripePermissionError',
    code: 'account_invalid',
  })
  const accountId = await onboardedAccount(standIn())
  await expect(stripe().refunds.list({}, of(accountId))).rejects.toMatchObject({
    statusCode: 400,
  })
  expect((await stripe().balance.retrieve({}, of(accountId))).available).toMatchObject([
    { amount: 0, currency: 'usd' },
  ])
  const { data } = await stripe().balanceTransactions.list({ type: 'payment' }, of(accountId))
  expect(data).toEqual([])
})
