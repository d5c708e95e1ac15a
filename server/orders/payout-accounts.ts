import { sql } from 'kysely'
import type { PayoutAccount } from '../cards/payout-accounts.ts'
import type { CardProvider } from '../cards/provider.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { orderFlow } from './order.ts'

type AccountContext = { database: Queryable; cards: CardProvider; clock: () => Date }

/** A seller's account as an answer shows it; 'none' before the seller has begun the onboarding. */
type AccountAnswer = Omit<PayoutAccount, 'id' | 'status'> & {
  status: PayoutAccount['status'] | 'none'
}

/**
 * Reads a seller's account from the provider, which decides: it may restrict an account at any time. Throws
 * CardProviderError.
 */
export async function readPayoutAccount(
  context: AccountContext,
  sellerId: string,
): Promise<AccountAnswer> {
  const account = await readAccount(context, sellerId)
  if (account === null) return { status: 'none', isSubmitted: false, missing: [] }
  const { status, isSubmitted, missing } = account
  return { status, isSubmitted, missing }
}

/** Returns the account to which a seller's money can be sent now; null where there is none. Throws CardProviderError. */
export async function readActiveAccount(
  context: AccountContext,
  sellerId: string,
): Promise<string | null> {
  const account = await readAccount(context, sellerId)
  return account?.status === 'active' ? account.id : null
}

/** Returns the id of the seller's account, which it creates at the first call. Throws CardProviderError. */
export async function openPayoutAccount(
  { database, cards, clock }: AccountContext,
  seller: { id: string; email: string },
): Promise<string> {
  const known = await readAccountId(database, seller.id)
  if (known !== null) return known
  // Two requests at once, or one after a crash, get the same account.
  const key = `payout-account/${seller.id}`
  const { id, status } = await cards.createPayoutAccount({ email: seller.email, key })
  await run(
    database,
    db
      .insertInto('payout_accounts')
      .values({ user_id: seller.id, account_id: id, status, read_at: clock() })
      .onConflict((conflict) => conflict.column('user_id').doNothing()),
  )
  return id
}

/** Reads an account that the provider says has changed, and sends what waited for it. Ignores an unknown account. */
export async function refreshPayoutAccount(context: AccountContext, id: string): Promise<void> {
  const [owner] = await run(
    context.database,
    db.selectFrom('payout_accounts').select('user_id as id').where('account_id', '=', id),
  )
  if (owner !== undefined) await readAccount(context, owner.id)
}

async function readAccountId(database: Queryable, sellerId: string): Promise<string | null> {
  const [stored] = await run(
    database,
    db.selectFrom('payout_accounts').select('account_id as id').where('user_id', '=', sellerId),
  )
  return stored?.id ?? null
}

async function readAccount(
  { database, cards, clock }: AccountContext,
  sellerId: string,
): Promise<PayoutAccount | null> {
  const id = await readAccountId(database, sellerId)
  const account = id === null ? null : await cards.payoutAccount(id)
  if (account === null) return null
  const now = clock()
  const { status } = account
  await run(
    database,
    db
      .updateTable('payout_accounts')
      .set({ status, read_at: now })
      .where('account_id', '=', account.id),
  )
  if (status === 'active') await hastenTransfers(database, sellerId, now)
  return account
}

/** Makes the transfers due that wait for this seller's account. */
async function hastenTransfers(database: Queryable, sellerId: string, now: Date): Promise<void> {
  const own = db
    .selectFrom('flow_members')
    .select('flow_id')
    .where('user_id', '=', sellerId)
    .where('flow', '=', orderFlow.name)
  await run(
    database,
    db
      .updateTable('outbox')
      .set({ due_at: now })
      .where('flow', '=', orderFlow.name)
      .where('flow_id', '=', sql<string>`any(array(${own}))`)
      .where('waits_for', '=', 'payoutAccount')
      .where('done_at', 'is', null),
  )
}
