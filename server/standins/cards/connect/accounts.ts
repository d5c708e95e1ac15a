import type { Stripe } from 'stripe'
import { type Queryable, onlyRow } from '../../../database/database.ts'
import { ApiError, invalidRequest, noSuch } from '../api-error.ts'
import { keepEvent } from '../events.ts'
import { newId } from '../identifiers.ts'
import { readPage } from '../lists.ts'
import type { accountListParameters, accountParameters } from '../parameters/accounts.ts'
import { mergeMetadata } from '../parameters/metadata.ts'
import type { Values } from '../parameters/table.ts'
import { accountView } from './account-views.ts'
import type { AccountRow } from './rows.ts'

type Given = Values<typeof accountParameters>

/** Creates an account with the Express Dashboard, which nobody has onboarded. Throws ApiError (400). */
export async function createAccount(
  transaction: Queryable,
  given: Given,
  now: Date,
): Promise<AccountRow> {
  const { controller, type } = controllerOf(given)
  const requested = given.capabilities
  const capabilities = [
    ...(requested?.card_payments?.requested === true ? ['card_payments'] : []),
    ...(requested?.transfers?.requested === true ? ['transfers'] : []),
  ]
  if (capabilities.includes('card_payments') && !capabilities.includes('transfers')) {
    throw invalidRequest(
      null,
      'The `card_payments` capability requires the `transfers` capability. Request both.',
      'capabilities',
    )
  }
  return onlyRow(
    await transaction.query<AccountRow>(
      `insert into cards_accounts (id, email, country, controller, type, capabilities, business_type, metadata, created)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning *`,
      [
        newId('acct'),
        given.email ?? null,
        given.country ?? 'US',
        JSON.stringify(controller),
        type,
        capabilities,
        given.business_type ?? null,
        JSON.stringify(mergeMetadata({}, given.metadata)),
        now,
      ],
    ),
  )
}

/** https://docs.stripe.com/connect/migrate-to-controller-properties */
function controllerOf({ controller, type }: Given): {
  controller: Stripe.Account.Controller
  type: AccountRow['type']
} {
  if (controller !== undefined && type !== undefined) {
    throw invalidRequest(
      null,
      'You may not provide the `type` parameter and `controller` parameters simultaneously. They are mutually exclusive.',
      'type',
    )
  }
  const { fees, losses, requirement_collection = 'stripe', stripe_dashboard } = controller ?? {}
  const isExpress =
    type === 'express' ||
    (stripe_dashboard?.type === 'express' &&
      losses?.payments === 'application' &&
      fees?.payer === 'application' &&
      requirement_collection === 'stripe')
  if (!isExpress) {
    throw invalidRequest(
      null,
      'The card stand-in has accounts with the Express Dashboard only: set stripe_dashboard[type] to express, losses[payments] and fees[payer] to application, and requirement_collection to stripe.',
      controller === undefined ? 'type' : 'controller',
    )
  }
  return {
    controller: {
      fees: { payer: type === undefined ? 'application' : 'application_express' },
      is_controller: true,
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
      type: 'application',
    },
    type: type === undefined ? 'none' : 'express',
  }
}

/** Returns an account by its id. `param` is the parameter with the id; null: it is in the path. Throws ApiError (400, 404). */
export async function readAccount(
  database: Queryable,
  id: string,
  param: string | null = null,
): Promise<AccountRow> {
  const [account] = await database.query<AccountRow>('select * from cards_accounts where id = $1', [
    id,
  ])
  if (account !== undefined) return account
  const what = param === 'destination' ? 'destination' : 'account'
  throw noSuch(what, id, param ?? 'account', param === null ? 404 : 400)
}

/**
 * Returns the connected account that the merchant acts for, which the header Stripe-Account names, or null without the header.
 * Throws ApiError (403).
 */
export async function actingAccount(
  database: Queryable,
  header: string | undefined,
): Promise<string | null> {
  if (header === undefined) return null
  const rows = await database.query('select id from cards_accounts where id = $1', [header])
  if (rows.length > 0) return header
  throw new ApiError(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${header}' (or that account does not exist). Application access may have been revoked.`,
  })
}

/** Reads one page of accounts, newest first. Throws ApiError (400). */
export function listAccounts(
  database: Queryable,
  given: Values<typeof accountListParameters>,
): Promise<{ rows: AccountRow[]; hasMore: boolean }> {
  return readPage<AccountRow>(
    database,
    { what: 'account', select: 'select * from cards_accounts' },
    given,
  )
}

type Changes = Pick<
  AccountRow,
  'accepted' | 'bank_last4' | 'document_due' | 'name' | 'rejected' | 'submitted'
>

/** Changes the details that the seller entered or the merchant decided, and reports the change. */
export async function changeAccount(
  transaction: Queryable,
  id: string,
  changes: (account: AccountRow) => Changes,
  now: Date,
): Promise<AccountRow> {
  const [found] = await transaction.query<AccountRow>(
    'select * from cards_accounts where id = $1 for update',
    [id],
  )
  if (found === undefined) throw noSuch('account', id, 'account')
  const { accepted, bank_last4, document_due, name, rejected, submitted } = changes(found)
  const changed = onlyRow(
    await transaction.query<AccountRow>(
      `update cards_accounts set accepted = $2, bank_last4 = $3, document_due = $4, name = $5, rejected = $6,
         submitted = $7
       where id = $1 returning *`,
      [id, accepted, bank_last4, document_due, name, rejected, submitted],
    ),
  )
  await keepEvent(transaction, 'account.updated', accountView(changed), now, id)
  return changed
}
