import { answerOnboarding, COMPLETE } from '../../tests/standins/cards/onboarding.ts'
import { payOut as payAccountOut } from '../../tests/standins/cards/providers.ts'
import { MOUNT_PATH } from '../../server/standins/cards/pages.ts'
import { sendDueEvents } from '../../server/standins/cards/events.ts'
import { settleDue } from '../../server/standins/cards/api.ts'
import type { Post } from './post.ts'
import type { Servers } from './server.ts'
import type { YearMarket } from './market.ts'

/** The seller who never gets an account, and the one whom the provider rejects. */
const WITHOUT_ACCOUNT = 'seller7'
const REJECTED = 'seller8'

async function ask({ standIn }: YearMarket, path: string, fields: object) {
  await standIn.fetch(`https://provider.test/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${standIn.secretKey}` },
    body: new URLSearchParams({ ...fields }),
  })
}

/** Performs the acts of cardholders and banks up to now, and posts the messages about them. */
export async function settle(market: YearMarket, post: Post): Promise<void> {
  const { database, standIn, time } = market
  const now = () => time.now
  await settleDue(database, time.now)
  await sendDueEvents({ database, secret: standIn.webhookSecret, now }, post.accept)
}

/** The market answers some of its open disputes: with what wins or loses them, or not at all. */
export async function answerDisputes(market: YearMarket): Promise<void> {
  const { database, happened, random } = market
  const open = await database.query<{ id: string; isInquiry: boolean }>(
    `select id, status = 'warning_needs_response' as "isInquiry" from cards_disputes
      where status in ('needs_response', 'warning_needs_response') order by number`,
  )
  for (const { id, isInquiry } of open) {
    if (!random.chance(0.1)) continue
    happened.add('disputes that are answered')
    if (random.chance(0.1)) await ask(market, `/disputes/${id}/close`, {})
    else {
      const verdicts = ['winning_evidence', 'losing_evidence']
      const text = random.pick(isInquiry ? ['escalate_inquiry_evidence', ...verdicts] : verdicts)
      await ask(market, `/disputes/${id}`, { 'evidence[uncategorized_text]': text })
    }
  }
}

/** The balances of some sellers go to their banks, so that nothing is left to take back. */
export async function payOut(market: YearMarket): Promise<void> {
  const { database, happened, random } = market
  const balances = await database.query<{ account: string; cents: number }>(
    `select a.id as account, sum(b.amount)::float8 as cents
       from cards_accounts a join cards_balance_transactions b on b.account = a.id
      group by a.id, a.number having sum(b.amount) > 0 order by a.number`,
  )
  for (const { account, cents } of balances) {
    if (!random.chance(0.25)) continue
    happened.add('payouts')
    await payAccountOut(database, account, cents)
  }
}

/** A seller goes through the onboarding; the check of the identity fails at first for some. */
export async function onboard(
  market: YearMarket,
  servers: Servers,
  sellerId: string,
): Promise<void> {
  if (sellerId === WITHOUT_ACCOUNT) return
  const { random, standIn } = market
  const answered = await servers.ask(sellerId, 'POST', '/payout-account/onboarding', { path: '/' })
  const url = String(Object(answered?.body).url)
  const start = url.indexOf(MOUNT_PATH)
  if (start === -1) return
  const path = url.slice(start + MOUNT_PATH.length)
  const check = random.chance(0.4) ? 'document' : 'verified'
  await standIn.routes.request(path)
  await answerOnboarding(standIn, path, { ...COMPLETE, check })
}

/** The sellers without an active account try again. */
export async function onboardOthers(market: YearMarket, servers: Servers): Promise<void> {
  const { database, random, sellers } = market
  const active = await database.query<{ id: string }>(
    `select user_id as id from payout_accounts where status in ('active', 'rejected')`,
  )
  const others = sellers.filter((seller) => active.every(({ id }) => id !== seller))
  for (const seller of others) if (random.chance(0.3)) await onboard(market, servers, seller)
}

/** The provider rejects a seller for good. */
export async function rejectSeller(market: YearMarket): Promise<void> {
  const [account] = await market.database.query<{ id: string }>(
    'select account_id as id from payout_accounts where user_id = $1',
    [REJECTED],
  )
  if (account === undefined) return
  market.happened.add('sellers who are rejected')
  await ask(market, `/accounts/${account.id}/reject`, { reason: 'fraud' })
}
