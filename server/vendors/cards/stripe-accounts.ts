import type { Stripe } from 'stripe'
import type { PayoutAccount, PayoutAccounts } from './payout-accounts.ts'
import { CardProviderError } from './provider.ts'
import { answered, found, type Unchecked } from './stripe-errors.ts'

/** The id becomes a part of a URL path: other text could address another endpoint. */
const ACCOUNT_ID = /^acct_\w+$/

/**
 * Creates connected accounts with Stripe's SDK, for separate charges and transfers. The market pays Stripe's fees and covers
 * negative balances, and Stripe serves the onboarding: https://docs.stripe.com/connect/migrate-to-controller-properties
 */
export function stripeAccounts(stripe: Stripe): PayoutAccounts {
  return {
    async createPayoutAccount({ email, key }) {
      const account = await answered(
        stripe.accounts.create(
          {
            email,
            controller: {
              fees: { payer: 'application' },
              losses: { payments: 'application' },
              requirement_collection: 'stripe',
              stripe_dashboard: { type: 'express' },
            },
            capabilities: { transfers: { requested: true } },
          },
          { idempotencyKey: key },
        ),
      )
      return payoutAccount(account)
    },
    async payoutAccount(id) {
      if (!ACCOUNT_ID.test(id)) return null
      const account = await found(stripe.accounts.retrieve(id))
      return account === null ? null : payoutAccount(account)
    },
    async onboardingLink({ accountId, returnUrl, refreshUrl }) {
      const link: Unchecked<Stripe.AccountLink> = await answered(
        stripe.accountLinks.create({
          account: accountId,
          type: 'account_onboarding',
          return_url: returnUrl,
          refresh_url: refreshUrl,
        }),
      )
      if (link.object === 'account_link') return link.url
      throw new CardProviderError('The card provider answered something that is no account link.')
    },
  }
}

function payoutAccount(account: Unchecked<Stripe.Account>): PayoutAccount {
  if (account.object !== 'account') {
    throw new CardProviderError('The card provider answered something that is no account.')
  }
  const due = account.requirements?.currently_due ?? []
  return {
    id: account.id,
    status: statusOf(account),
    isSubmitted: account.details_submitted,
    missing: [...new Set(due.map(detailOf))].toSorted(),
  }
}

function statusOf(account: Unchecked<Stripe.Account>): PayoutAccount['status'] {
  const { capabilities, details_submitted, payouts_enabled, requirements } = account
  if (requirements?.disabled_reason?.startsWith('rejected.') === true) return 'rejected'
  if (capabilities?.transfers === 'active' && payouts_enabled) return 'active'
  const isVerified =
    capabilities?.transfers === 'pending' ||
    requirements?.disabled_reason === 'requirements.pending_verification'
  return !details_submitted || isVerified ? 'pending' : 'restricted'
}

/** Returns the detail of a Stripe requirement: https://docs.stripe.com/connect/required-verification-information */
function detailOf(requirement: string): PayoutAccount['missing'][number] {
  const [first = ''] = requirement.split('.')
  if (first === 'external_account') return 'bankAccount'
  if (first === 'tos_acceptance') return 'terms'
  if (first.startsWith('business_') || first === 'company') return 'business'
  const isPerson = /^(?:individual|representative|owners|directors|executives|person_\w+)$/
  return isPerson.test(first) ? 'identity' : 'other'
}
