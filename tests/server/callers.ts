import type { TestApp } from './test-app.ts'

/** All users of the small test data set. tom is a second seller; rex is removed. */
type User = 'ann' | 'bob' | 'sue' | 'tom' | 'ada' | 'rex'

/** Adds tom, a second seller without products. */
export async function addOtherSeller(market: TestApp): Promise<void> {
  await market.database.execute(
    `insert into users (id, name, email, role) values ('tom', 'Tom', 'tom@example.test', 'seller')`,
  )
}

/** Makes one call as a user of the market, including tom. */
export async function callAs(
  market: TestApp,
  user: User,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  options: { json?: unknown; headers?: Record<string, string> } = {},
) {
  return market.call(method, path, { ...options, bearer: await market.market.tokens.issue(user) })
}
