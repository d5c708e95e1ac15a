import * as fc from 'fast-check'
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { onboardedAccount } from './onboarding.ts'
import { setupCards } from './open-cards.ts'
import { payOut } from './providers.ts'

const cards = setupCards()
const stripe = () => cards().stripe

const methods = [
  'pm_card_visa',
  'pm_card_visa_chargeDeclined',
  'pm_card_createDispute',
  'pm_card_createDisputeInquiry',
  'pm_card_refundFail',
] as const
const evidence = ['winning_evidence', 'losing_evidence', 'escalate_inquiry_evidence'] as const
const part = fc.integer({ min: 1, max: 900 })

const step = fc.oneof(
  fc.record({ what: fc.constant('pay' as const), card: fc.constantFrom(...methods) }),
  fc.record({ what: fc.constantFrom('refund', 'transfer', 'reverse', 'move'), cents: part }),
  fc.record({ what: fc.constant('answer' as const), evidence: fc.constantFrom(...evidence) }),
  fc.record({ what: fc.constant('pass' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Does one step; Stripe may refuse it. */
async function take(action: Step, account: string): Promise<void> {
  const shared = { currency: 'usd', destination: account }
  switch (action.what) {
    case 'pay':
      await cards().pay(action.card)
      return
    case 'refund':
      await stripe().refunds.create({ charge: await latest('charges'), amount: action.cents })
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
      await stripe().transfers.createReversal(await latest('transfers'), { amount: action.cents })
      return
    case 'answer':
      await stripe().disputes.update(await latest('disputes'), {
        evidence: { uncategorized_text: action.evidence },
      })
      return
    case 'pass':
      cards().pass(10_000)
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

async function balanceOf(account: string | null): Promise<number> {
  const [row] = await cards().database.query<{ sum: number }>(
    `select coalesce(sum(amount), 0)::int as sum from cards_balance_transactions
      where account is not distinct from $1`,
    [account],
  )
  return row?.sum ?? 0
}

test('after any payments, refunds, transfers, reversals and disputes the money adds up', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const account = await onboardedAccount(cards().standIn)
      for (const action of steps) {
        const isDone = await take(action, account).then(
          () => true,
          (error: unknown) => {
            if (error instanceof Stripe.errors.StripeAPIError) throw error
            return false
          },
        )
        if (isDone) seen.add(action.what)
      }
      const { merchant, sent } = await expected(account)
      expect(await balanceOf(null)).toBe(merchant)
      expect(await balanceOf(account)).toBe(sent)
      // The money at a bank cannot be taken back, so that no balance of an account is negative.
      await payOut(cards().database, account, sent)
      await take({ what: 'reverse', cents: 1 }, account).catch(() => undefined)
      expect(await balanceOf(account)).toBe(0)
    }),
    { numRuns: 15, seed: 22 },
  )
  // Every kind of step succeeds at least once.
  const kinds = ['answer', 'move', 'pass', 'pay', 'refund', 'reverse', 'transfer']
  expect([...seen].toSorted()).toEqual(kinds)
})
