import { Hono } from 'hono'
import type { Stripe } from 'stripe'
import { type Queryable, onlyRow } from '../../database/database.ts'
import { invalidRequest, noSuch } from './errors.ts'
import { keepEvent } from './events.ts'
import { newId, nulls, seconds } from './identifiers.ts'
import { MOUNT_PATH } from './pages.ts'
import {
  address,
  email,
  emptyable,
  flag,
  ignored,
  mergeMetadata,
  metadata,
  oneOf,
  record,
  required,
  text,
  type Values,
} from './parameters.ts'
import { type Api, changes, type Dependencies, paging, readList, reads } from './requests.ts'

/** A row of cards_accounts: a seller's connected account. */
export type AccountRow = {
  id: string
  email: string | null
  country: string
  controller: Stripe.Account.Controller
  type: 'express' | 'none'
  /** The capabilities that the merchant requested. */
  capabilities: ('card_payments' | 'transfers')[]
  metadata: Record<string, string>
  name: string | null
  bank_last4: string | null
  /** When the seller accepted the terms of service. */
  accepted: Date | null
  submitted: boolean
  /** The check of the identity found something that a document has to explain. */
  document_due: boolean
  rejected: 'fraud' | 'other' | 'terms_of_service' | null
  created: Date
  number: number
}

/** Returns the account as Stripe shows it: https://docs.stripe.com/api/accounts/object */
export function accountView(account: AccountRow) {
  const isActive = disabledReason(account) === null
  const banks = bankAccounts(account)
  const due = dueOf(account)
  return {
    id: account.id,
    object: 'account',
    business_profile: nulls(
      'annual_revenue estimated_worker_count mcc minority_owned_business_designation name product_description',
      'specified_commercial_transactions_act_url support_address support_email support_phone support_url url',
    ),
    business_type: null,
    capabilities: Object.fromEntries(
      account.capabilities.map((name) => [name, isActive ? 'active' : 'inactive'] as const),
    ),
    charges_enabled: isActive && account.capabilities.length > 0,
    controller: account.controller,
    country: account.country,
    created: seconds(account.created),
    default_currency: 'usd',
    details_submitted: account.submitted,
    email: account.email,
    external_accounts: {
      object: 'list',
      data: banks,
      has_more: false,
      total_count: banks.length,
      url: `/v1/accounts/${account.id}/external_accounts`,
    },
    future_requirements: { ...requirementsOf([]), disabled_reason: null },
    metadata: account.metadata,
    payouts_enabled: isActive,
    requirements: { ...requirementsOf(due), disabled_reason: disabledReason(account) },
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

const requested = record({ requested: flag })

/** The seller gives the details on the stand-in's page, so none are prefilled. */
const createParameters = {
  capabilities: record({ card_payments: requested, transfers: requested }),
  controller: record({
    fees: record({ payer: oneOf('account', 'application') }),
    losses: record({ payments: oneOf('application', 'stripe') }),
    requirement_collection: oneOf('application', 'stripe'),
    stripe_dashboard: record({ type: oneOf('express', 'full', 'none') }),
  }),
  country: text(2),
  email,
  metadata: emptyable(metadata),
  type: oneOf('custom', 'express', 'standard'),
}
type Created = Values<typeof createParameters>

const rejectParameters = {
  reason: required(
    oneOf(
      'credit',
      'fraud_no_intent_to_fulfill',
      'fraud_other',
      'fraud_payment_method_casher',
      'fraud_payment_method_tester',
      'other',
      'terms_of_service',
    ),
  ),
}

const linkParameters = {
  // The page asks for everything at once.
  ...ignored('collect', 'collection_options'),
  account: required(text()),
  refresh_url: required(address),
  return_url: required(address),
  // Stripe collects the requirements of these accounts, so nobody else updates them by a link.
  type: required(oneOf('account_onboarding')),
}

/** Creates an account with the Express Dashboard, which nobody has onboarded. Throws ApiError (400). */
async function createAccount(
  transaction: Queryable,
  given: Created,
  now: Date,
): Promise<AccountRow> {
  const isTyped = requireExpress(given)
  const controller: Stripe.Account.Controller = {
    fees: { payer: isTyped ? 'application_express' : 'application' },
    is_controller: true,
    losses: { payments: 'application' },
    requirement_collection: 'stripe',
    stripe_dashboard: { type: 'express' },
    type: 'application',
  }
  const { card_payments, transfers } = given.capabilities ?? {}
  if (card_payments?.requested === true && transfers?.requested !== true) {
    throw invalidRequest(
      null,
      'The `card_payments` capability requires the `transfers` capability. Request both.',
      'capabilities',
    )
  }
  return onlyRow(
    await transaction.query<AccountRow>(
      `insert into cards_accounts (id, email, country, controller, type, capabilities, metadata, created)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning *`,
      [
        newId('acct'),
        given.email ?? null,
        given.country ?? 'US',
        JSON.stringify(controller),
        isTyped ? 'express' : 'none',
        [
          ...(card_payments?.requested === true ? ['card_payments'] : []),
          ...(transfers?.requested === true ? ['transfers'] : []),
        ],
        JSON.stringify(mergeMetadata({}, given.metadata)),
        now,
      ],
    ),
  )
}

/**
 * Returns whether the request chooses the Express Dashboard by `type`, and not by `controller`. Throws ApiError (400) for
 * another dashboard: https://docs.stripe.com/connect/migrate-to-controller-properties
 */
function requireExpress({ controller, type }: Created): boolean {
  if (controller !== undefined && type !== undefined) {
    throw invalidRequest(
      null,
      'You may not provide the `type` parameter and `controller` parameters simultaneously. They are mutually exclusive.',
      'type',
    )
  }
  if (type === 'express') return true
  const { fees, losses, requirement_collection = 'stripe', stripe_dashboard } = controller ?? {}
  const isExpress =
    stripe_dashboard?.type === 'express' &&
    losses?.payments === 'application' &&
    fees?.payer === 'application' &&
    requirement_collection === 'stripe'
  if (isExpress) return false
  throw invalidRequest(
    null,
    'The card stand-in has accounts with the Express Dashboard only: set stripe_dashboard[type] to express, losses[payments] and fees[payer] to application, and requirement_collection to stripe.',
    controller === undefined ? 'type' : 'controller',
  )
}

/** Returns an account by its id. `param` is the parameter with the id; null: it is in the path. Throws ApiError (400, 404). */
export async function readAccount(
  database: Queryable,
  id: string,
  param: 'account' | 'destination' | null = null,
): Promise<AccountRow> {
  const [account] = await database.query<AccountRow>('select * from cards_accounts where id = $1', [
    id,
  ])
  if (account !== undefined) return account
  throw noSuch(param ?? 'account', id, param ?? 'account', param === null ? 404 : 400)
}

type Changes = Pick<
  AccountRow,
  'accepted' | 'bank_last4' | 'document_due' | 'name' | 'rejected' | 'submitted'
>

/** Changes the details that the seller entered or the merchant decided, and reports the change. */
export async function changeAccount(
  transaction: Queryable,
  id: string,
  changed: (account: AccountRow) => Partial<Changes>,
  now: Date,
): Promise<AccountRow> {
  const [found] = await transaction.query<AccountRow>(
    'select * from cards_accounts where id = $1 for update',
    [id],
  )
  if (found === undefined) throw noSuch('account', id, 'account')
  const { accepted, bank_last4, document_due, name, rejected, submitted } = {
    ...found,
    ...changed(found),
  }
  const account = onlyRow(
    await transaction.query<AccountRow>(
      `update cards_accounts set accepted = $2, bank_last4 = $3, document_due = $4, name = $5, rejected = $6,
         submitted = $7
       where id = $1 returning *`,
      [id, accepted, bank_last4, document_due, name, rejected, submitted],
    ),
  )
  await keepEvent(transaction, 'account.updated', accountView(account), now, id)
  return account
}

/** Returns the value of disabled_reason after a rejection. */
function rejection(reason: string): NonNullable<AccountRow['rejected']> {
  if (reason === 'terms_of_service') return reason
  return reason.startsWith('fraud') ? 'fraud' : 'other'
}

/** A link can be opened for five minutes, in milliseconds. */
const OPEN_FOR = 5 * 60_000

/** Creates a link to the onboarding page of an account. `request` is the address of the request. Throws ApiError (400). */
async function createLink(
  transaction: Queryable,
  given: Values<typeof linkParameters>,
  request: string,
  now: Date,
) {
  const account = await readAccount(transaction, given.account, 'account')
  const id = newId('link')
  const expires = new Date(now.getTime() + OPEN_FOR)
  await transaction.query(
    `insert into cards_account_links (id, account, return_url, refresh_url, expires)
     values ($1, $2, $3, $4, $5)`,
    [id, account.id, given.return_url, given.refresh_url, expires],
  )
  return {
    object: 'account_link',
    created: seconds(now),
    expires_at: seconds(expires),
    url: `${pagesOf(request, given.return_url)}/onboarding/${id}`,
  } satisfies Stripe.AccountLink
}

/**
 * Returns the address of the stand-in's pages: beside the API. A request in this process is addressed to Stripe's own host, so
 * the pages are where the seller returns to.
 */
function pagesOf(request: string, returnUrl: string): string {
  const [base = ''] = request.split('/v1/')
  const isInProcess = new URL(request).hostname === 'api.stripe.com'
  return isInProcess ? new URL(MOUNT_PATH, returnUrl).href : base
}

/** Creates the routes of /accounts and /account_links: https://docs.stripe.com/api/accounts */
export function createAccountRoutes(dependencies: Dependencies): Api {
  const { database } = dependencies
  const routes: Api = new Hono()

  routes.post(
    '/accounts',
    changes(dependencies, createParameters, async (transaction, given, { now }) =>
      accountView(await createAccount(transaction, given, now)),
    ),
  )

  routes.get(
    '/accounts',
    reads(dependencies, paging, (page) => {
      const select = 'select * from cards_accounts'
      const accounts = { url: '/v1/accounts', what: 'account', select, viewOf: accountView }
      return readList(database, accounts, page)
    }),
  )

  routes.get(
    '/accounts/:id',
    reads(dependencies, {}, async (_, id) => accountView(await readAccount(database, id))),
  )

  routes.post(
    '/accounts/:id/reject',
    changes(dependencies, rejectParameters, async (transaction, { reason }, { id, now }) => {
      const rejected = rejection(reason)
      return accountView(await changeAccount(transaction, id, () => ({ rejected }), now))
    }),
  )

  routes.post(
    '/account_links',
    changes(dependencies, linkParameters, (transaction, given, { context, now }) =>
      createLink(transaction, given, context.req.url, now),
    ),
  )

  return routes
}
