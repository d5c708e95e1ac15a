import type { PayoutAccount } from '../cards/payout-accounts.ts'
import type { CardProvider } from '../cards/provider.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'

type AccountContext = { database: Queryable; cards: CardProvider; clock: () => Date }

/**
 * Returns the account to which a seller's money can be sent now; null where there is none. The provider decides: it may
 * restrict an account at any time. Throws CardProviderError.
 */
export async function readActiveAccount(
  context: AccountContext,
  sellerId: string,
): Promise<string | null> {
  const [stored] = await run(
    context.database,
    db.selectFrom('payout_accounts').select('account_id as id').where('user_id', '=', sellerId),
  )
  if (stored === undefined) return null
  const account = await context.cards.payoutAccount(stored.id)
  if (account === null) return null
  await storeStatus(context, account)
  return account.status === 'active' ? account.id : null
}

async function storeStatus(
  { database, clock }: AccountContext,
  { id, status }: PayoutAccount,
): Promise<void> {
  await run(
    database,
    db
      .updateTable('payout_accounts')
      .set({ status, read_at: clock() })
      .where('account_id', '=', id),
  )
}
