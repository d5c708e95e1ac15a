import type { Stripe } from 'stripe'
import { type Queryable, onlyRow } from '../../../database/database.ts'
import { invalidRequest, noSuch } from '../api-error.ts'
import { newId } from '../identifiers.ts'
import { MOUNT_PATH } from '../mount.ts'
import type { linkParameters } from '../parameters/accounts.ts'
import type { Values } from '../parameters/table.ts'
import { seconds } from '../views.ts'
import { readAccount } from './accounts.ts'
import type { LinkRow } from './rows.ts'

/** A link can be opened for five minutes, and its page answered for an hour, in milliseconds. */
const OPEN_FOR = 5 * 60_000
const ANSWER_FOR = 60 * 60_000

/** Creates a link to the onboarding page of an account. Throws ApiError (400). */
export async function createLink(
  transaction: Queryable,
  given: Values<typeof linkParameters>,
  now: Date,
): Promise<LinkRow> {
  const account = await readAccount(transaction, given.account, 'account')
  if (given.type === 'account_update') {
    throw invalidRequest(
      null,
      'You cannot create `account_update` type Account Links for accounts whose requirements Stripe collects.',
      'type',
    )
  }
  return onlyRow(
    await transaction.query<LinkRow>(
      `insert into cards_account_links (id, account, return_url, refresh_url, expires)
       values ($1, $2, $3, $4, $5) returning *`,
      [
        newId('link'),
        account.id,
        requireAddress(given.return_url, 'return_url'),
        requireAddress(given.refresh_url, 'refresh_url'),
        new Date(now.getTime() + OPEN_FOR),
      ],
    ),
  )
}

function requireAddress(address: string | undefined, name: string): string {
  if (address !== undefined) return address
  throw invalidRequest('parameter_missing', `Missing required param: ${name}.`, name)
}

/** Returns the link as Stripe shows it. `request` is the address of the request that creates it. */
export function linkView({ id, expires, return_url }: LinkRow, request: string, now: Date) {
  return {
    object: 'account_link',
    created: seconds(now),
    expires_at: seconds(expires),
    url: `${pagesOf(request, return_url)}/onboarding/${id}`,
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

/** Opens a link. `isOpen` is false where it was opened before or has expired. Throws ApiError (404). */
export async function openLink(
  database: Queryable,
  id: string,
  now: Date,
): Promise<{ link: LinkRow; isOpen: boolean }> {
  const [opened] = await database.query<LinkRow>(
    `update cards_account_links set opened = $2
      where id = $1 and opened is null and expires > $2 returning *`,
    [id, now],
  )
  return opened === undefined
    ? { link: await readLink(database, id), isOpen: false }
    : { link: opened, isOpen: true }
}

/** Locks an opened link for its one answer. `isOpen` is false where it was answered or opened too long ago. Throws ApiError (404). */
export async function lockOpenLink(
  transaction: Queryable,
  id: string,
  now: Date,
): Promise<{ link: LinkRow; isOpen: boolean }> {
  const link = await readLink(transaction, id, 'for update')
  const isOpen =
    link.opened !== null &&
    link.answered === null &&
    now.getTime() - link.opened.getTime() < ANSWER_FOR
  return { link, isOpen }
}

/** Ends a link: its page takes no further answer. */
export async function closeLink(transaction: Queryable, id: string, now: Date): Promise<void> {
  await transaction.query('update cards_account_links set answered = $2 where id = $1', [id, now])
}

async function readLink(
  database: Queryable,
  id: string,
  lock: '' | 'for update' = '',
): Promise<LinkRow> {
  const [link] = await database.query<LinkRow>(
    `select * from cards_account_links where id = $1 ${lock}`,
    [id],
  )
  if (link === undefined) throw noSuch('account link', id, 'link')
  return link
}
