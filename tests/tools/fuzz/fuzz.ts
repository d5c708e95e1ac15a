import { asyncProperty, check } from 'fast-check'
import { type Call, permissions } from '../../../server/access/permissions.ts'
import { insertOrder } from '../../server/insert-order.ts'
import { bookingOf, openWalkMarket, type WalkMarket } from '../walks/market.ts'
import { type FuzzedRequest, harm, harms } from './requests.ts'
import { shapesOf } from './valid-requests.ts'
import { watchWrites } from './watch.ts'

export type FuzzReport = {
  requests: number
  /** The number of responses with each status. */
  statuses: Record<number, number>
  seed: number
  /** The failure and how to reproduce it; null if there is none. */
  failure: string | null
}

/** Internals that a response must never reveal: stack traces, files, SQL, database drivers and internal addresses. */
const INNER =
  /\bat \S+:\d+|node_modules|\.ts\b|select |insert into|violates|relation |syntax error|pglite/i
/** Requests per stall: some of them remove the stall's users. */
const AT_A_STALL = 25

export const everyCall = Object.keys(permissions).filter(
  (call): call is Call => call in permissions,
)

/** Sends about `count` requests, the same number for each call, each mutated in another way. */
export async function fuzz(count: number, seed: number): Promise<FuzzReport> {
  const market = await openWalkMarket()
  const written = await watchWrites(market.database)
  const report: FuzzReport = { requests: 0, statuses: {}, seed, failure: null }
  let stall = await openBooked(market)
  const perCall = Math.ceil(count / everyCall.length)
  try {
    for (const call of everyCall) {
      const property = asyncProperty(harms, async (done) => {
        report.requests += 1
        if (report.requests % AT_A_STALL === 0) stall = await openBooked(market)
        const request = harm(call, shapesOf(stall.stall, stall)[call], done)
        const before = await written()
        const { status, text, type } = await ask(market, stall, request)
        report.statuses[status] = (report.statuses[status] ?? 0) + 1
        const wrong = wrongIn(status, text, type)
        if (status >= 400 && (await written()) !== before) wrong.push('was refused and stored')
        if (wrong.length > 0)
          throw new Error(`${wrong.join(', ')}: ${JSON.stringify(request)} ${text}`)
      })
      const { failed, errorInstance } = await check(property, { numRuns: perCall, seed })
      if (failed)
        report.failure = `${call} with FUZZ_SEED=${seed}: ${String(errorInstance).slice(0, 600)}`
      if (failed) break
    }
  } finally {
    await market.database.close()
  }
  return report
}

function wrongIn(status: number, text: string, type: string): string[] {
  if (status < 400) return []
  return [
    ...(status >= 500 ? [`answered ${status}`] : []),
    ...(type.startsWith('application/problem+json') ? [] : [`refused as ${type}`]),
    ...(INNER.test(text) ? ['tells what is inside'] : []),
  ]
}

type Booked = {
  stall: Awaited<ReturnType<WalkMarket['createFixture']>>
  bookingId: string
  /** An order of another thing of the stall. */
  orderId: string
  /** An offer of ann for the stall's product. */
  offerId: string
}

async function openBooked(market: WalkMarket): Promise<Booked> {
  const stall = await market.createFixture()
  const response = await market.app.request('/book-product', {
    method: 'PUT',
    headers: { authorization: `Bearer ${await market.market.tokens.issue(stall.ann.id)}` },
    body: JSON.stringify(bookingOf(stall, stall.ann)),
  })
  const { upsertedId } = await response.json()
  const [productId, orderId] = [`sold-${stall.productId}`, `order-${stall.productId}`]
  await market.database.query(
    `insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents,
                           condition, purchase_year, contact, location)
      select $1, seller_id, category_id, name, image, asking_price_cents, retail_price_cents,
             condition, purchase_year, contact, location from products where id = $2`,
    [productId, stall.productId],
  )
  const [buyerId, sellerId, at] = [stall.ann.id, stall.seller.id, market.market.clock()]
  await insertOrder(market.database, { id: orderId, productId, buyerId, sellerId, at })
  const offer = await market.app.request('/offers', {
    method: 'POST',
    headers: { authorization: `Bearer ${await market.market.tokens.issue(stall.ann.id)}` },
    body: JSON.stringify({ productId: stall.productId, price: bookingOf(stall, stall.ann).price }),
  })
  const { _id: offerId } = await offer.json()
  return { stall, bookingId: String(upsertedId), orderId, offerId: String(offerId) }
}

async function ask(market: WalkMarket, { stall }: Booked, request: FuzzedRequest) {
  const { who, method, path, body, headers } = request
  const people = { ann: stall.ann.id, bob: stall.bob.id, sue: stall.seller.id, ada: 'ada' }
  const tokenOf = async () => {
    if (who === 'nobody') return null
    if (who === 'garbage') return 'x.y.z'
    if (who === 'proof') return market.idTokenFor(stall.ann.email)
    return market.market.tokens.issue(people[who])
  }
  const token = await tokenOf()
  const response = await market.app.request(path, {
    method,
    body,
    headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
  })
  const type = response.headers.get('content-type') ?? ''
  return { status: response.status, text: await response.text(), type }
}
