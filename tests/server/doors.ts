import { describe, expect, test } from 'vitest'
import type { MarketUnderTest } from './market-under-test.ts'

/** The users that are there, beside rex who is removed. tom is a second seller. */
const USERS = ['ann', 'bob', 'sue', 'tom', 'ada'] as const
type User = (typeof USERS)[number]

/** A call that is guarded: those `allowed` are answered `open`, the others 403. */
export type Door = {
  rule: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  json?: unknown
  allowed: readonly User[]
  open: number
}

/** Adds tom, a second seller with nothing for sale. */
export async function addOtherSeller(market: MarketUnderTest): Promise<void> {
  await market.database.execute(
    `insert into users (id, name, email, role) values ('tom', 'Tom', 'tom@example.test', 'seller')`,
  )
}

/** One call by a user of the market, tom among them. */
export async function callAs(
  market: MarketUnderTest,
  user: User | 'rex',
  method: Door['method'],
  path: string,
  options: { json?: unknown; headers?: Record<string, string> } = {},
) {
  return market.call(method, path, { ...options, bearer: await market.market.tokens.issue(user) })
}

/** Knocks at each door as nobody, with a bad token, as a removed user and as everybody else. */
export function describeDoors(marketNow: () => MarketUnderTest, doors: readonly Door[]): void {
  describe.each(doors)('$rule, S8: $method $path', ({ method, path, json, allowed, open }) => {
    test('nobody is asked to log in', async () => {
      const answer = await marketNow().call(method, path, { json })
      expect(answer.status).toBe(401)
      expect(answer.body).toMatchObject({ code: 'token-missing' })
    })
    test('a token that is none is refused', async () => {
      const answer = await marketNow().call(method, path, { json, bearer: 'x.y.z' })
      expect(answer.body).toMatchObject({ code: 'token-invalid' })
    })
    test('a removed user is refused though his token is good', async () => {
      const answer = await callAs(marketNow(), 'rex', method, path, { json })
      expect(answer.body).toMatchObject({ status: 403, code: 'account-removed' })
    })
    test.each(USERS)('%s gets what is his due', async (user) => {
      const answer = await callAs(marketNow(), user, method, path, { json })
      expect(answer.status).toBe(allowed.includes(user) ? open : 403)
    })
  })
}
