import type { Stripe } from 'stripe'
import { listView, seconds } from '../views.ts'
import type { AccountRow } from './rows.ts'

/** Returns the account as Stripe shows it: https://docs.stripe.com/api/accounts/object */
export function accountView(account: AccountRow) {
  const isActive = disabledReason(account) === null
  const capabilities = Object.fromEntries(
    account.capabilities.map((name) => [name, isActive ? 'active' : 'inactive'] as const),
  )
  return {
    id: account.id,
    object: 'account',
    business_profile: noBusinessProfile,
    business_type: account.business_type,
    capabilities,
    charges_enabled: isActive && account.capabilities.length > 0,
    controller: account.controller,
    country: account.country,
    created: seconds(account.created),
    default_currency: 'usd',
    details_submitted: account.submitted,
    email: account.email,
    external_accounts: {
      ...listView(`/v1/accounts/${account.id}/external_accounts`, bankAccounts(account), false),
      total_count: bankAccounts(account).length,
    },
    future_requirements: { ...requirementsOf([]), disabled_reason: null },
    metadata: account.metadata,
    payouts_enabled: isActive,
    requirements: {
      ...requirementsOf(dueOf(account)),
      disabled_reason: disabledReason(account),
    },
    tos_acceptance: {
      date: account.accepted === null ? null : seconds(account.accepted),
      ip: null,
      user_agent: null,
    },
    type: account.type,
  } satisfies Omit<Stripe.Account, 'external_accounts'> & { external_accounts: object }
}

/** Returns whether transfers reach the account. */
export const takesTransfers = (account: AccountRow): boolean =>
  account.capabilities.includes('transfers') && disabledReason(account) === null

function disabledReason(account: AccountRow): Stripe.Account.Requirements.DisabledReason | null {
  if (account.rejected !== null) return `rejected.${account.rejected}`
  return dueOf(account).length > 0 || !account.submitted ? 'requirements.past_due' : null
}

/** Returns the missing details in Stripe's terms: https://docs.stripe.com/connect/required-verification-information */
function dueOf(account: AccountRow): string[] {
  return [
    ...(account.bank_last4 === null ? ['external_account'] : []),
    ...(account.name === null ? ['individual.first_name', 'individual.last_name'] : []),
    ...(account.document_due ? ['individual.verification.document'] : []),
    ...(account.accepted === null ? ['tos_acceptance.date'] : []),
  ]
}

const requirementsOf = (due: string[]) => ({
  alternatives: [],
  current_deadline: null,
  currently_due: due,
  errors: due.includes('individual.verification.document')
    ? [
        {
          code: 'verification_failed_keyed_identity' as const,
          reason: "The person's keyed-in identity information could not be verified.",
          requirement: 'individual.verification.document',
        },
      ]
    : [],
  eventually_due: due,
  past_due: due,
  pending_verification: [],
})

function bankAccounts(account: AccountRow): Stripe.BankAccount[] {
  if (account.bank_last4 === null) return []
  return [
    {
      id: account.id.replace('acct_', 'ba_'),
      object: 'bank_account',
      account: account.id,
      account_holder_name: account.name,
      account_holder_type: 'individual',
      account_type: null,
      available_payout_methods: ['standard'],
      bank_name: 'STRIPE TEST BANK',
      country: account.country,
      currency: 'usd',
      customer: null,
      default_for_currency: true,
      fingerprint: null,
      last4: account.bank_last4,
      metadata: {},
      routing_number: null,
      status: 'new',
    },
  ]
}

const noBusinessProfile = {
  annual_revenue: null,
  estimated_worker_count: null,
  mcc: null,
  minority_owned_business_designation: null,
  name: null,
  product_description: null,
  specified_commercial_transactions_act_url: null,
  support_address: null,
  support_email: null,
  support_phone: null,
  support_url: null,
  url: null,
}
