import type { Stripe } from 'stripe'
import type { CardDispute, Disputes } from './disputes.ts'
import { CardProviderError } from './provider.ts'
import { answered, type Unchecked } from './stripe-errors.ts'

/** https://docs.stripe.com/api/disputes/object#dispute_object-status */
const statuses: ReadonlyMap<string, CardDispute['status']> = new Map([
  ['warning_needs_response', 'inquiry'],
  ['warning_under_review', 'inquiry'],
  ['warning_closed', 'closed'],
  ['prevented', 'closed'],
  ['won', 'won'],
  ['lost', 'lost'],
])

/** Reads disputes with Stripe's SDK. */
export function stripeDisputes(stripe: Stripe): Disputes {
  return {
    async disputesOf(transactionId) {
      const list: Unchecked<Stripe.ApiList<Stripe.Dispute>> = await answered(
        stripe.disputes.list({ payment_intent: transactionId, limit: 100 }),
      )
      if (list.object !== 'list') {
        throw new CardProviderError('The card provider answered something that is no list.')
      }
      return list.data.map(({ id, amount, status }) => ({
        id,
        // The other statuses wait for evidence or for the bank.
        status: statuses.get(status) ?? 'open',
        cents: amount,
      }))
    },
  }
}
