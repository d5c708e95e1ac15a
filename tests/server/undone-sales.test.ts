import { beforeEach, describe, expect, test } from 'vitest'
import { chair } from './chair.ts'
import { buyGuitar } from './order-steps.ts'
import { emailOf, type Person, type TestApp, openTestApp } from './test-app.ts'

let market: TestApp
let order: string
beforeEach(async () => {
  market = await openTestApp()
  order = await buyGuitar(market)
})

const send = (as: Person, event: string, fields: object = {}) =>
  market.call('POST', `/orders/${order}/events`, { as, json: { event, ...fields } })

async function myProduct(id: string) {
  const { body } = await market.call('GET', `/all-products/${emailOf('sue')}`, { as: 'sue' })
  return (body as { _id: string }[]).find(({ _id }) => _id === id)
}

test('a sold product tells its seller that its order was canceled', async () => {
  expect(await myProduct('p1')).not.toHaveProperty('saleUndone')
  await send('sue', 'seller.cancel', { reason: 'It fell off the shelf.' })
  expect(await myProduct('p1')).toMatchObject({ isSold: true, saleUndone: 'canceled' })
  expect(await myProduct('p2')).not.toHaveProperty('saleUndone')
})

test('a sold product tells its seller that its order was refunded', async () => {
  await send('sue', 'seller.meet')
  const pictures = ['/images/neck.avif']
  await send('ann', 'buyer.reportProblem', {
    kind: 'damaged',
    reason: 'The neck is broken.',
    pictures,
  })
  await send('sue', 'seller.takeBack')
  await send('ann', 'buyer.sendBack', { tracking: 'RR123' })
  expect(await myProduct('p1')).not.toHaveProperty('saleUndone')
  await send('sue', 'seller.confirmReturn')
  expect(await myProduct('p1')).toMatchObject({ isSold: true, saleUndone: 'refunded' })
})

test('a sale that was undone is sold and earned nowhere, and a part that goes back is not earned', async () => {
  const sums = async () => {
    const seller = await market.call('GET', '/sellers/sue')
    const sales = await market.call('GET', `/sold-products?email=${emailOf('sue')}`, { as: 'sue' })
    const [{ progress }] = sales.body as [{ progress: { kept: number; refunded: number } }]
    return { sold: (seller.body as { sold: number }).sold, kept: progress.kept }
  }
  expect(await sums()).toEqual({ sold: 1, kept: 50 })
  await send('sue', 'seller.meet')
  await send('ann', 'buyer.reportProblem', { kind: 'damaged', reason: 'The neck is broken.' })
  await send('sue', 'seller.offerPart', { amount: 10 })
  await send('ann', 'buyer.acceptPart', { amount: 10 })
  // The buyer's part is on its way.
  expect(await sums()).toEqual({ sold: 1, kept: 40 })
})

test('a canceled sale counts on no page', async () => {
  await send('sue', 'seller.cancel', { reason: 'It fell off the shelf.' })
  expect((await market.call('GET', '/sellers/sue')).body).toMatchObject({ sold: 0 })
})

describe('an item that its seller has listed again', () => {
  const addAgain = (as: Person, again: unknown) =>
    market.call('POST', '/add-product', { as, json: { ...chair, again } })
  const myOrder = async (as: Person) => (await market.call('GET', `/orders/${order}`, { as })).body

  test('names the new product to its seller, on the order and among the products', async () => {
    await send('sue', 'seller.cancel', { reason: 'It fell off the shelf.' })
    expect(await myOrder('sue')).not.toHaveProperty('listedAgainAs')
    const { insertedId } = (await addAgain('sue', 'p1')).body as { insertedId: string }
    expect(await myOrder('sue')).toMatchObject({ listedAgainAs: insertedId })
    expect(await myOrder('ann')).not.toHaveProperty('listedAgainAs')
    expect(await myProduct('p1')).toMatchObject({
      saleUndone: 'canceled',
      listedAgainAs: insertedId,
    })
    expect(await myProduct(insertedId)).not.toHaveProperty('listedAgainAs')
    await market.call('DELETE', `/delete-product/${insertedId}`, { as: 'sue' })
    expect(await myOrder('sue')).not.toHaveProperty('listedAgainAs')
    expect(await myProduct('p1')).not.toHaveProperty('listedAgainAs')
  })

  test('is a sold one of the same seller, else the product is only a new one', async () => {
    await send('sue', 'seller.cancel', { reason: 'It fell off the shelf.' })
    await market.database.execute(
      "insert into users (id, name, email, role, is_verified) values ('tom', 'Tom', 'tom@example.test', 'seller', true)",
    )
    const json = { ...chair, again: 'p1' }
    const bearer = await market.market.tokens.issue('tom')
    expect(await market.call('POST', '/add-product', { bearer, json })).toMatchObject({
      status: 200,
    })
    expect(await addAgain('sue', 'p2')).toMatchObject({ status: 200 })
    expect(await addAgain('sue', 7)).toMatchObject({ status: 400 })
    expect(await myOrder('sue')).not.toHaveProperty('listedAgainAs')
    expect(await myProduct('p2')).not.toHaveProperty('listedAgainAs')
  })
})

test('the seller can still read the listing of a product whose order was canceled', async () => {
  await send('sue', 'seller.cancel', { reason: 'It fell off the shelf.' })
  expect(await market.call('GET', '/listings/p1', { as: 'sue' })).toMatchObject({
    status: 200,
    body: { state: 'sold', product: { productName: 'Guitar 1', categoryId: 'music' } },
  })
})

test('the seller can read a product that was sold before the market had listings', async () => {
  await send('sue', 'seller.cancel', { reason: 'It fell off the shelf.' })
  await market.database.execute("delete from flows where flow = 'listing' and id = 'p1'")
  expect(await market.call('GET', '/listings/p1', { as: 'sue' })).toMatchObject({
    status: 200,
    body: { state: 'sold', can: [], timeline: [], product: { productName: 'Guitar 1' } },
  })
  expect(await market.call('GET', '/listings/p1', { as: 'bob' })).toMatchObject({ status: 403 })
})
