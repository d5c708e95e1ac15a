import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { signIn, Shop, signUp, textIn } from '../../tools/crashes/shop.ts'
import { withDatabase } from '../../tools/crashes/trial.ts'
import { listen, setupServerPair } from './server-pair.ts'

const ITEMS = 6
const SELLER = 'seller@loppis.test'

type Product = { _id: string; askingPrice: number; isSold: boolean }

const pair = setupServerPair()
let shops: readonly [Shop, Shop]
let seller = ''
/** The tokens of two buyers, one at each server. */
let buyers: readonly [string, string]
/** Items of the seller that are for sale. */
let products: readonly Product[] = []

beforeAll(async () => {
  const [near, far] = pair().origins
  shops = [new Shop(near), new Shop(far)]
  seller = await signIn(shops[0], SELLER)
  buyers = [await signUp(shops[0], 'ann@crashes.test'), await signUp(shops[1], 'bob@crashes.test')]
  const response = await fetch(`${near}/all-products/${SELLER}`, {
    headers: { authorization: `Bearer ${seller}` },
  })
  const listed: Product[] = await response.json()
  products = listed.filter(({ isSold }) => !isSold).slice(0, ITEMS)
})

test('of two offers for an item that are accepted concurrently on two servers, one is accepted', async () => {
  expect(products).toHaveLength(ITEMS)
  const outcomes = await Promise.all(
    products.map(async ({ _id: productId, askingPrice }) => {
      const made = await Promise.all(
        shops.map((shop, index) =>
          shop.call('POST', '/offers', buyers[index] ?? '', { productId, price: askingPrice }),
        ),
      )
      const accepted = await Promise.all(
        shops.map((shop, index) => {
          const id = made[index] && textIn(made[index], '_id')
          return shop.call('POST', `/offers/${id}/events`, seller, { event: 'seller.accept' })
        }),
      )
      return accepted.map(({ status }) => status).toSorted((one, other) => one - other)
    }),
  )
  expect(outcomes).toEqual(products.map(() => [200, 409]))
  const [held] = await withDatabase(pair().where, (database) =>
    database.query<{ offers: number; products: number }>(
      `select count(*)::int as offers, count(distinct product_id)::int as products
         from offers where state = 'accepted' and product_id = any($1)`,
      [products.map(({ _id }) => _id)],
    ),
  )
  expect(held).toEqual({ offers: ITEMS, products: ITEMS })
})

test('a message that is sent to two servers concurrently is there once', async () => {
  const ids = products.map(() => `message-${randomUUID()}`)
  const answers = await Promise.all(
    products.flatMap(({ _id }, index) =>
      shops.map((shop) =>
        shop.call('POST', `/conversations/${_id}/messages`, buyers[0], {
          id: ids[index],
          text: 'Is it still there?',
        }),
      ),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const stored = await withDatabase(pair().where, (database) =>
    database.query<{ id: string; number: number; unread: number }>(
      `select m.id, m.number, c.unread_of_seller as unread
         from messages m join conversations c on c.id = m.conversation_id where m.id = any($1)`,
      [ids],
    ),
  )
  expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(ids))
  expect(stored).toEqual(ids.map(() => expect.objectContaining({ number: 1, unread: 1 })))
})

test('a seller who listens on one server hears of a message that is written on the other one', async () => {
  const [near, far] = shops
  const [, origin] = pair().origins
  const item = products[0]?._id ?? ''
  const live = await listen(origin, seller)
  await live.until('event: reset')
  const sent = await near.call('POST', `/conversations/${item}/messages`, buyers[1], {
    id: `message-${randomUUID()}`,
    text: 'I could come today.',
  })
  await live.until(`event: conversation\ndata: {"_id":"${textIn(sent, '_id')}","seq":1}`)
  await live.close()
  const { fields } = await far.call('GET', '/conversations/unread', seller)
  expect(fields['unread']).toBeGreaterThan(0)
})
