import { sql } from 'kysely'
import type { PayoutAccount } from '../vendors/cards/payout-accounts.ts'
import type { Database, Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { applyEvent, lockFlow } from '../flows/engine.ts'
import { orderFlow } from './order.ts'
import type { Services } from '../services.ts'

type AccountServices = Pick<Services, 'database' | 'cards' | 'flowClock'>

/** A seller's account as an answer shows it; 'none' before the seller has begun the onboarding. */
type AccountAnswer = Omit<PayoutAccount, 'id' | 'status'> & {
  status: PayoutAccount['status'] | 'none'
}

/**
 * Reads a seller's account from the provider, which decides: it may restrict an account at any time. Throws
 * CardProviderError.
 */
export async function readPayoutAccount(
  context: AccountServices,
  sellerId: string,
): Promise<AccountAnswer> {
  const account = await readProviderAccount(context, sellerId)
  if (account === null) return { status: 'none', isSubmitted: false, missing: [] }
  const { status, isSubmitted, missing } = account
  return { status, isSubmitted, missing }
}

/** Returns the id of the seller's account, which it creates at the first call. Throws CardProviderError. */
export async function openPayoutAccount(
  { database, cards, flowClock }: AccountServices,
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
      .values({ user_id: seller.id, account_id: id, status, read_at: flowClock() })
      .onConflict((conflict) => conflict.column('user_id').doNothing()),
  )
  return id
}

/** Reads an account that the provider says has changed, and sends what waited for it. Ignores an unknown account. */
export async function refreshPayoutAccount(context: AccountServices, id: string): Promise<void> {
  const [owner] = await run(
    context.database,
    db.selectFrom('payout_accounts').select('user_id as id').where('account_id', '=', id),
  )
  if (owner !== undefined) await readProviderAccount(context, owner.id)
}

async function readAccountId(database: Queryable, sellerId: string): Promise<string | null> {
  const [stored] = await run(
    database,
    db.selectFrom('payout_accounts').select('account_id as id').where('user_id', '=', sellerId),
  )
  return stored?.id ?? null
}

/**
 * Reads a seller's account from the provider; null where there is none. An account that takes transfers gets those that
 * wait for it. Throws CardProviderError.
 */
export async function readProviderAccount(
  { database, cards, flowClock }: AccountServices,
  sellerId: string,
): Promise<PayoutAccount | null> {
  const id = await readAccountId(database, sellerId)
  const account = id === null ? null : await cards.payoutAccount(id)
  if (account === null) return null
  const { status } = account
  await run(
    database,
    db
      .updateTable('payout_accounts')
      .set({ status, read_at: flowClock() })
      .where('account_id', '=', account.id),
  )
  if (status === 'active') await sendWaiting(database, sellerId, flowClock())
  return account
}

/** The condition that the money of the order `f` waits for an account (`awaitsAccount`), as the index has it. */
const isWaiting = sql<boolean>`f.flow = 'order' and (
  f.value #>> '{money,releasing}' = 'awaitingAccount' or f.value #>> '{money,splitting,transferRest}' = 'awaitingAccount')`

const selectWaiting = () =>
  db
    .selectFrom('flows as f')
    .innerJoin('flow_members as m', (join) =>
      join.onRef('m.flow', '=', 'f.flow').onRef('m.flow_id', '=', 'f.id'),
    )
    .where(isWaiting)
    .where('m.role', '=', 'seller')

/** Lets the transfers begin that wait for this seller's account. */
async function sendWaiting(database: Database, sellerId: string, at: Date): Promise<void> {
  const event = { type: 'provider.accountActive', at: at.getTime() }
  const waiting = await run(
    database,
    selectWaiting().select('f.id').where('m.user_id', '=', sellerId).orderBy('f.id'),
  )
  for (const { id } of waiting) {
    await database.transaction(async (transaction) => {
      const order = await lockFlow(transaction, orderFlow, id)
      // Another server may have been faster: the order then refuses the event.
      if (order !== null) {
        await applyEvent(transaction, orderFlow, order, { event, userId: null })
      }
    })
  }
}

/** How long the provider's report of a change is waited for. */
const DAY_MS = 24 * 60 * 60_000
/** Limits the requests to the card provider in one run. */
const MOST_AT_ONCE = 10

/**
 * Reads the accounts for which money waits, and which were not read for a day: the report of a change may be lost. Throws
 * CardProviderError.
 */
export async function readWaitedForAccounts(context: AccountServices): Promise<void> {
  const { database, flowClock } = context
  const old = await run(
    database,
    selectWaiting()
      .innerJoin('payout_accounts as a', 'a.user_id', 'm.user_id')
      .select('a.user_id as id')
      .distinct()
      .where('a.read_at', '<', new Date(flowClock().getTime() - DAY_MS))
      .limit(sql.lit(MOST_AT_ONCE)),
  )
  for (const { id } of old) await readProviderAccount(context, id)
}
