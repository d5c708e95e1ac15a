import { beforeEach, describe, expect, test } from 'vitest'
import { CardProviderError } from '../../server/vendors/cards/provider.ts'
import { cancelEndedIntents } from '../../server/use-cases/cancel-intents.ts'
import { agreeOn, editGuitar, hoursPass, offered } from './offer-steps.ts'
import { minutesPass, orderOf } from './test-app-steps.ts'
import {
  book,
  openIntent,
  openTestApp,
  savePayment,
  submissionOf,
  type TestApp,
} from './test-app.ts'
import { cancelEnded, checkCharges, makeRefunds } from './work-steps.ts'

let market: TestApp
const bookings = { ann: '', bob: '' }
beforeEach(async () => {
  market = await openTestApp()
  bookings.ann = await book(market, 1, 'ann')
  bookings.bob = await book(market, 1, 'bob')
})

const pay = (person: 'ann' | 'bob') => openIntent(market, 1, person, bookings[person])
const statusOf = async (intentId: string) => (await market.cards.readIntent(intentId))?.status

describe('the hold', () => {
  test('while one buyer pays, another buyer gets item-held and sees isHeld, each with the end of the hold', async () => {
    await pay('ann')
    const heldUntil = new Date(market.time.now.getTime() + 15 * 60_000).toISOString()
    expect((await pay('bob')).body).toMatchObject({ status: 409, code: 'item-held', heldUntil })
    expect(await orderOf(market, 'bob')).toMatchObject({ isHeld: true, heldUntil })
    const own = await orderOf(market, 'ann')
    expect(own).toMatchObject({ isHeld: false, heldForYouUntil: heldUntil })
    expect(own).not.toHaveProperty('heldUntil')
  })
  test('does not begin when a buyer opens the payment page', async () => {
    await market.call('GET', `/payment-booking/${bookings.ann}`, { as: 'ann' })
    expect(await orderOf(market, 'bob')).toMatchObject({ isHeld: false })
    expect((await pay('bob')).status).toBe(200)
  })
  test('expires after 15 minutes, and another buyer may pay', async () => {
    await pay('ann')
    minutesPass(market, 14)
    expect((await pay('bob')).status).toBe(409)
    minutesPass(market, 1)
    expect(await orderOf(market, 'bob')).toMatchObject({ isHeld: false })
    expect(await orderOf(market, 'ann')).not.toHaveProperty('heldForYouUntil')
    expect((await pay('bob')).status).toBe(200)
  })
  test('does not get longer when its buyer asks again, and the answers say when it ends', async () => {
    const heldUntil = new Date(market.time.now.getTime() + 15 * 60_000).toISOString()
    expect((await pay('ann')).body).toMatchObject({ heldUntil })
    minutesPass(market, 14)
    expect((await pay('ann')).body).toMatchObject({ heldUntil })
    minutesPass(market, 1)
    expect((await pay('bob')).status).toBe(200)
  })
  test('can be renewed once, and then not for 30 minutes', async () => {
    await pay('ann')
    minutesPass(market, 15)
    expect((await pay('ann')).status).toBe(200)
    minutesPass(market, 14)
    expect((await pay('bob')).body).toMatchObject({ code: 'item-held' })
    minutesPass(market, 1)
    const answer = await pay('ann')
    expect(answer.body).toMatchObject({ status: 409, code: 'hold-used-up' })
    expect(answer.headers.get('retry-after')).toBe(String(30 * 60))
    minutesPass(market, 29)
    expect((await pay('ann')).body).toMatchObject({ code: 'hold-used-up' })
    minutesPass(market, 1)
    expect((await pay('ann')).status).toBe(200)
  })
  test('is not granted anew by deleting the booking and booking again', async () => {
    for (const _ of [1, 2]) {
      bookings.ann = await book(market, 1, 'ann')
      expect((await pay('ann')).status).toBe(200)
      await market.call('DELETE', '/book-product?email=ann@example.test&id=p1', { as: 'ann' })
    }
    bookings.ann = await book(market, 1, 'ann')
    expect((await pay('ann')).body).toMatchObject({ code: 'hold-used-up' })
  })
  test('of an accepted offer outlasts the deletion of the booking, and the buyer can book again at the agreed price', async () => {
    await agreeOn(market, 'ann', 40)
    await market.call('DELETE', '/book-product?email=ann@example.test&id=p1', { as: 'ann' })
    expect((await pay('bob')).body).toMatchObject({ code: 'item-held' })
    expect(await editGuitar(market, { askingPrice: 45 })).toMatchObject({ status: 409 })
    await book(market, 1, 'ann')
    expect(await orderOf(market, 'ann')).toMatchObject({ price: 40, isHeld: false })
    const json = { price: 40, bookingId: bookings.ann, productId: 'p1' }
    expect((await market.call('POST', '/create-payment-intent', { as: 'ann', json })).status).toBe(
      200,
    )
  })
  test('goes to one of two buyers who request it concurrently', async () => {
    const answers = await Promise.all([pay('ann'), pay('bob')])
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ])
  })
})

describe('the intent of an ended hold', () => {
  beforeEach(async () => {
    await pay('ann')
    minutesPass(market, 15)
  })
  test('is cancelled at the card provider before another buyer gets one', async () => {
    expect((await pay('bob')).status).toBe(200)
    expect(await statusOf('pi_1')).toBe('canceled')
    expect(await statusOf('pi_2')).toBe('requires_payment_method')
  })
  test('is cancelled although nobody else asks', async () => {
    await cancelEnded(market.market)
    expect(await statusOf('pi_1')).toBe('canceled')
  })
  test('stays as long as the hold lasts', async () => {
    await pay('ann')
    await cancelEnded(market.market)
    expect(await statusOf('pi_1')).toBe('requires_payment_method')
  })
  test('is replaced when its buyer comes back', async () => {
    await cancelEnded(market.market)
    expect((await pay('ann')).body).toMatchObject({ clientSecret: 'pi_2_secret' })
    await cancelEnded(market.market)
    expect(await statusOf('pi_2')).toBe('requires_payment_method')
  })
  test('sells the item where its charge came first, and the other buyer gets no payment', async () => {
    market.cards.become('pi_1', 'succeeded')
    expect((await pay('bob')).body).toMatchObject({ code: 'item-unavailable' })
    expect(market.cards.created).toEqual(['pi_1'])
    expect(await orderOf(market, 'ann')).toMatchObject({ boughtBy: 'ann@example.test' })
  })
  test('keeps the item held while a bank still decides on its charge', async () => {
    market.cards.become('pi_1', 'processing')
    expect((await pay('bob')).body).toMatchObject({ code: 'item-held' })
    expect(market.cards.created).toEqual(['pi_1'])
  })
  test('cannot be left open: without the card provider the other buyer has to wait', async () => {
    market.cards.isDown = true
    expect((await pay('bob')).body).toMatchObject({ code: 'cards-unavailable' })
    market.cards.isDown = false
    expect((await pay('bob')).status).toBe(200)
  })
})

describe('nobody is charged a former price:', () => {
  const rebook = () =>
    market.call('PUT', '/book-product', {
      as: 'ann',
      json: { ...submissionOf(1, 'ann'), price: 35 },
    })
  const saved = () => savePayment(market, 1, 'ann', bookings.ann, 'pi_1')
  const sold = () => market.database.query('select id from products where is_sold')

  test('a new price cancels the intent of an ended hold', async () => {
    await pay('ann')
    minutesPass(market, 15)
    expect((await editGuitar(market, { askingPrice: 35 })).status).toBe(200)
    expect(await statusOf('pi_1')).toBe('canceled')
  })
  test('a booking gets another price only when the former one can be charged no more', async () => {
    await editGuitar(market, { askingPrice: 35 })
    await pay('ann')
    market.cards.isDown = true
    expect((await rebook()).body).toMatchObject({ code: 'cards-unavailable' })
    market.cards.isDown = false
    market.cards.become('pi_1', 'processing')
    expect((await rebook()).body).toMatchObject({ code: 'payment-unfinished' })
    expect(await orderOf(market, 'ann')).toMatchObject({ price: 50 })
    market.cards.become('pi_1', 'requires_payment_method')
    expect((await rebook()).status).toBe(200)
    expect(await statusOf('pi_1')).toBe('canceled')
    expect(await orderOf(market, 'ann')).toMatchObject({ price: 35 })
  })
  test('a charge of the price of its day buys the item before the booking gets another price', async () => {
    await editGuitar(market, { askingPrice: 35 })
    await pay('ann')
    market.cards.become('pi_1', 'succeeded')
    expect((await rebook()).body).toMatchObject({ code: 'item-unavailable' })
    expect(await orderOf(market, 'ann')).toMatchObject({ price: 50, boughtBy: 'ann@example.test' })
  })
  test.each<[string, (market: TestApp) => Promise<unknown>]>([
    ['its buyer', saved],
    ['the server', () => checkCharges(market.market)],
    ['a sweep', () => cancelEnded(market.market)],
  ])('a charge that comes all the same is refunded, reported by %s', async (_, report) => {
    await pay('ann')
    minutesPass(market, 15)
    await editGuitar(market, { askingPrice: 35 })
    await rebook()
    // The bank had approved it before the provider cancelled it.
    await market.database.execute('update intents set cancelled_at = null')
    market.cards.become('pi_1', 'succeeded')
    await report(market)
    await makeRefunds(market.market)
    expect(await sold()).toEqual([])
    expect(market.cards.refunded).toEqual(['pi_1'])
    expect((await saved()).body).toMatchObject({
      status: 409,
      code: 'price-refunded',
      title: expect.stringContaining('The price had changed'),
    })
  })
  test('a removed booking cancels its intent, also of an accepted offer', async () => {
    const remove = () =>
      market.call('DELETE', '/book-product?email=ann@example.test&id=p1', { as: 'ann' })
    await pay('ann')
    await remove()
    expect(await statusOf('pi_1')).toBe('canceled')
    await agreeOn(market, 'ann', 40)
    await book(market, 1, 'ann')
    const json = { price: 40, bookingId: bookings.ann, productId: 'p1' }
    await market.call('POST', '/create-payment-intent', { as: 'ann', json })
    await remove()
    expect(await statusOf('pi_2')).toBe('canceled')
  })
  test('an agreed price that has ended stays that of a charge on which a bank decides', async () => {
    await agreeOn(market, 'ann', 40)
    const json = { price: 40, bookingId: bookings.ann, productId: 'p1' }
    await market.call('POST', '/create-payment-intent', { as: 'ann', json })
    market.cards.become('pi_1', 'processing')
    await hoursPass(market, 24)
    expect((await pay('ann')).body).toMatchObject({ code: 'item-held' })
    market.cards.become('pi_1', 'succeeded')
    expect((await saved()).status).toBe(200)
    expect(await orderOf(market, 'ann')).toMatchObject({ price: 40, boughtBy: 'ann@example.test' })
  })
})

/** Opens intents of ann for nine items of sue, an hour ago, and makes the provider note what it is asked to cancel. */
async function manyEnded(): Promise<string[]> {
  await market.database.execute(`
    insert into products select 'x' || n, seller_id, category_id, name, image, image_sources, 100, 200, condition,
      purchase_year, description, contact, location from products, generate_series(1, 9) n where id = 'p1';
    insert into bookings (id, product_id, buyer_id, price_cents, phone_number, meeting_location)
      select 'b' || n, 'x' || n, 'ann', 100, '070', 'Lund' from generate_series(1, 9) n;
    insert into intents (booking_id, amount_cents, intent_id, opened_at)
      select 'b' || n, 100, 'pi_x' || n, timestamptz '2026-03-01 11:00Z' from generate_series(1, 9) n`)
  const asked: string[] = []
  market.cards.cancelIntent = async (id) => {
    asked.push(id)
    throw new CardProviderError('down')
  }
  return asked
}

test('an unreachable card provider is not asked about each of many intents', async () => {
  const asked = await manyEnded()
  expect((await cancelEndedIntents(market.market, { memberId: 'ann' })).failures).toHaveLength(3)
  expect(asked).toHaveLength(3)
})

test.each([
  ['the deletion of an account', 'bob', 'DELETE', '/account', undefined],
  ['a seller’s event', 'sue', 'POST', '/listings/p6/events', { event: 'seller.withdraw' }],
  ['the deletion of a product', 'sue', 'DELETE', '/delete-product/p6', undefined],
  ['an answer to an offer', 'sue', 'POST', '/offers/', { event: 'seller.decline' }],
  ['the removal of a buyer', 'ada', 'DELETE', '/remove-buyer?id=bob', undefined],
] as const)('%s waits for no payment of others', async (_, as, method, path, json) => {
  const offer = path === '/offers/' ? `${await offered(market, 'bob', 40)}/events` : ''
  await market.database.query(`update bookings set removed_at = now() where buyer_id = 'bob'`)
  const asked = await manyEnded()
  expect((await market.call(method, `${path}${offer}`, { as, json })).status).toBe(200)
  expect(asked).toEqual([])
})

describe('an admin’s removal ends the hold and cancels the intent', () => {
  test.each([
    ['L8: of the item', '/delete-product/p1'],
    ['A2: of the buyer', '/remove-buyer?id=ann'],
    ['A3: of the seller', '/remove-seller?email=sue@example.test'],
  ])('%s', async (_name, path) => {
    await pay('ann')
    expect((await market.call('DELETE', path, { as: 'ada' })).body).toMatchObject({
      deletedCount: 1,
    })
    expect(await statusOf('pi_1')).toBe('canceled')
  })
  test('L8: a charge that came first is refunded', async () => {
    await pay('ann')
    market.cards.become('pi_1', 'succeeded')
    await market.call('DELETE', '/delete-product/p1', { as: 'ada' })
    expect((await savePayment(market, 1, 'ann', bookings.ann, 'pi_1')).body).toMatchObject({
      code: 'refunded',
    })
  })
})
