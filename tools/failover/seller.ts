import { createAccessTokens } from '../../server/http/tokens.ts'
import type { Database } from '../../server/database/database.ts'
import { MOUNT_PATH } from '../../server/standins/cards/pages.ts'
import { COMPLETE } from '../../tests/standins/cards/onboarding.ts'

/** The seller of all products (listGuitars). */
const SELLER = 'sue'

/** Returns an access token of the seller, who has no account at the identity provider. */
export async function sellerToken(database: Database): Promise<string> {
  const tokens = await createAccessTokens(database, () => new Date())
  return tokens.issue(SELLER)
}

/** Sets up the seller's payout account on the provider's page, so that deadlines can pay out. */
export async function setUpPayouts(origin: string, token: string): Promise<void> {
  const asked = await fetch(`${origin}/payout-account/onboarding`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ path: '/' }),
  })
  const { url = '' }: { url?: string } = Object(await asked.json())
  const page = origin + url.slice(url.indexOf(MOUNT_PATH))
  await (await fetch(page)).arrayBuffer()
  const body = new URLSearchParams(COMPLETE)
  await (await fetch(page, { method: 'POST', body, redirect: 'manual' })).arrayBuffer()
  const headers = { authorization: `Bearer ${token}` }
  const account = await fetch(`${origin}/payout-account`, { headers })
  const { status }: { status?: string } = Object(await account.json())
  if (status !== 'active') throw new Error(`The seller's payout account is ${status}.`)
}
