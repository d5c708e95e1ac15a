import { book, emailOf, type TestApp, openIntent, savePayment } from './test-app.ts'

/** Returns the ids of a list response. */
export const idsOf = (body: unknown) => (body as { _id: string }[]).map((item) => item._id)

/** Returns the response of My Orders for a buyer. */
export const ordersOf = async (market: TestApp, person: 'ann' | 'bob'): Promise<unknown> =>
  (await market.call('GET', `/book-product?email=${emailOf(person)}`, { as: person })).body

/** Returns the newest order. */
export const orderOf = async (market: TestApp, person: 'ann' | 'bob') =>
  ((await ordersOf(market, person)) as object[])[0]

/** Returns the ids of the users removed since the test began. */
export async function removedUsers({ database }: TestApp): Promise<string[]> {
  const users = await database.query<{ id: string }>(
    `select id from users where removed_at is not null and id <> 'rex' order by id`,
  )
  return users.map(({ id }) => id)
}

/** Books and pays Guitar 1 as ann. */
export async function sell(market: TestApp): Promise<void> {
  const booking = await book(market, 1, 'ann')
  await openIntent(market, 1, 'ann', booking)
  market.cards.become('pi_1', 'succeeded')
  await savePayment(market, 1, 'ann', booking, 'pi_1')
}

/** Advances the server's clock. */
export function minutesPass({ time }: TestApp, minutes: number): void {
  time.now = new Date(time.now.getTime() + minutes * 60_000)
}

export const secondsPass = (market: TestApp, seconds: number): void =>
  minutesPass(market, seconds / 60)
