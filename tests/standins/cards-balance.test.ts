import * as fc from 'fast-check'
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { onboardedAccount } from './onboarding.ts'
import { setupStripe } from './stripe-fixture.ts'

const fixture = setupStripe()
const stripe = () => fixture().stripe
const standIn = () => fixture().standIn

const cards = [
  'pm_card_visa',
  'pm_card_visa_chargeDeclined',
  'pm_card_createDispute',
  'pm_card_createDisputeInquiry',
  'pm_card_refundFail',
] as const
const evidence = ['winning_evidence', 'losing_evidence', 'escalate_inquiry_evidence'] as const
const part = fc.integer({ min: 1, max: 900 })

const step = fc.oneof(
  fc.record({ what: fc.constant('pay' as const), card: fc.constantFrom(...cards) }),
  fc.record({ what: fc.constant('capture' as const), cents: part }),
  fc.record({
    what: fc.constantFrom('refund', 'transfer', 'reverse', 'payOut', 'move'),
    cents: part,
  }),
  fc.record({ what: fc.constant('answer' as const), evidence: fc.constantFrom(...evidence) }),
  fc.record({ what: fc.constant('pass' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const order = { amount: 900, currency: 'usd', allowed_payment_method_types: ['card'] }

/** Does one step; Stripe may refuse it. */
async function take(action: Step, account: string): Promise<void> {
  const shared = { currency: 'usd', destination: account }
  switch (action.what) {
    case 'pay':
      await stripe().paymentIntents.create({
        ...order,
        payment_method: action.card,
        confirm: true,
      })
      return
    case 'capture': {
      const held = { ...order, payment_method: 'pm_card_visa', capture_method: 'manual' as const }
      const { id } = await stripe().paymentIntents.create({ ...held, confirm: true })
      await stripe().paymentIntents.capture(id, { amount_to_capture: action.cents })
      return
    }
    case 'refund':
      await stripe().refunds.create({
        charge: await latest('charges'),
        amount: action.cents,
      })
      return
    case 'transfer':
      await stripe().transfers.create({
        ...shared,
        amount: action.cents,
        source_transaction: await latest('charges'),
      })
      return
    case 'move':
      await stripe().transfers.create({ ...shared, amount: action.cents })
      return
    case 'reverse':
      await stripe().transfers.createReversal(await latest('transfers'), {
        amount: action.cents,
      })
      return
    case 'payOut':
      await stripe().payouts.create(
        { amount: action.cents, currency: 'usd' },
        { stripeAccount: account },
      )
      return
    case 'answer':
      await stripe().disputes.update(await latest('disputes'), {
        evidence: { uncategorized_text: action.evidence },
      })
      return
    case 'pass':
      fixture().pass(10_000)
  }
}

async function latest(kind: 'charges' | 'transfers' | 'disputes'): Promise<string> {
  const { data } = await stripe()[kind].list({ limit: 1 })
  return data[0]?.id ?? 'none'
}

const WITHDRAWN: ReadonlySet<string> = new Set(['needs_response', 'under_review', 'lost'])

/** Returns what the merchant and the account must have, by what was paid, refunded, sent and disputed. */
async function expected(account: string) {
  const sums = { charges: 0, refunds: 0, transfers: 0, reversals: 0, disputes: 0, sent: 0 }
  for await (const charge of stripe().charges.list()) sums.charges += charge.amount_captured
  for await (const { amount, status } of stripe().refunds.list()) {
    if (status !== 'failed') sums.refunds += amount
  }
  for await (const transfer of stripe().transfers.list()) {
    sums.transfers += transfer.amount
    sums.reversals += transfer.amount_reversed
    if (transfer.destination === account) sums.sent += transfer.amount - transfer.amount_reversed
  }
  for await (const { amount, status } of stripe().disputes.list()) {
    if (WITHDRAWN.has(status)) sums.disputes += amount
  }
  const { charges, refunds, transfers, reversals, disputes, sent } = sums
  return { merchant: charges - refunds - transfers + reversals - disputes, sent }
}

const available = async (account: string | null) => {
  const options = account === null ? {} : { stripeAccount: account }
  return (await stripe().balance.retrieve({}, options)).available[0]?.amount
}

test('after any payments, refunds, transfers, reversals and disputes the money adds up', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const account = await onboardedAccount(standIn())
      let paidOut = 0
      for (const action of steps) {
        const isDone = await take(action, account).then(
          () => true,
          (error: unknown) => {
            if (error instanceof Stripe.errors.StripeAPIError) throw error
            return false
          },
        )
        if (isDone) seen.add(action.what)
        if (isDone && action.what === 'payOut') paidOut += action.cents
      }
      const { merchant, sent } = await expected(account)
      expect(await available(null)).toBe(merchant)
      expect(await available(account)).toBe(sent - paidOut)
      expect(sent - paidOut).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 15, seed: 22 },
  )
  // Every kind of step succeeds at least once.
  expect([...seen].toSorted()).toEqual([
    'answer',
    'capture',
    'move',
    'pass',
    'pay',
    'payOut',
    'refund',
    'reverse',
    'transfer',
  ])
})
