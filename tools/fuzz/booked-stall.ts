import { startFlow } from '../../server/flows/engine.ts'
import { reviewFlow } from '../../server/reviews/review.ts'
import { insertOrder, insertReview } from '../../tests/server/insert-order.ts'
import { bookingOf, type Fixture, type Person, type WalkMarket } from '../walks/market.ts'
import type { FuzzedRequest } from './requests.ts'

/** A stall whose product ann has booked and made an offer for, and about which she and the seller have written. */
export type BookedStall = {
  stall: Fixture
  bookingId: string
  /** An order of another thing of the stall, which its two sides can review. */
  orderId: string
  /** An offer of ann for the stall's product. */
  offerId: string
  /** A case in which the seller can appeal against a warning. */
  caseId: string
}

export async function openBookedStall(market: WalkMarket): Promise<BookedStall> {
  // A request may have ended all sessions of the admin: those of a later second are valid.
  market.minutesPass(1)
  const stall = await market.createFixture()
  const { productId, ann, seller } = stall
  const answerTo = async (method: string, path: string, sender: Person, json: object) => {
    const authorization = `Bearer ${await market.market.tokens.issue(sender.id)}`
    const body = JSON.stringify(json)
    const response = await market.app.request(path, { method, headers: { authorization }, body })
    if (!response.ok) throw new Error(`${path} answered ${await response.text()}`)
    return response.json()
  }
  const booking = bookingOf(stall, ann)
  const { upsertedId } = await answerTo('PUT', '/book-product', ann, booking)
  const [soldId, orderId] = [`sold-${productId}`, `order-${productId}`]
  await market.database.query(
    `insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents,
                           condition, purchase_year, contact, location)
      select $1, seller_id, category_id, name, image, asking_price_cents, retail_price_cents,
             condition, purchase_year, contact, location from products where id = $2`,
    [soldId, productId],
  )
  const order = { id: orderId, productId: soldId, buyerId: ann.id, sellerId: seller.id }
  const at = market.market.clock()
  await insertOrder(market.database, { ...order, at })
  await insertReview(market.database, { ...order, at })
  await market.database.transaction((transaction) =>
    startFlow(transaction, reviewFlow, {
      id: orderId,
      created: { type: 'market.open', at: at.getTime() },
      members: [
        { userId: ann.id, role: 'buyer' },
        { userId: seller.id, role: 'seller' },
      ],
      userId: null,
    }),
  )
  const { price } = booking
  const { _id: offerId } = await answerTo('POST', '/offers', ann, { productId, price })
  const messages = `/conversations/${productId}/messages`
  await answerTo('POST', messages, ann, { id: `message-of-${ann.id}`, text: 'Hello' })
  const reply = { id: `message-of-${seller.id}`, text: 'Hi', buyerId: ann.id }
  await answerTo('POST', messages, seller, reply)
  const ada = { ...seller, id: 'ada' }
  const opened = await answerTo('POST', '/cases', ada, { about: 'listing', id: productId })
  const caseId = String(opened.insertedId)
  const warning = { event: 'admin.act', measure: 'warn', words: 'It is a copy.' }
  await answerTo('POST', `/cases/${caseId}/events`, ada, warning)
  return {
    stall,
    bookingId: String(upsertedId),
    orderId,
    offerId: String(offerId),
    caseId,
  }
}

/** Sends a request in the name of a user of the stall. */
export async function send(market: WalkMarket, { stall }: BookedStall, request: FuzzedRequest) {
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
