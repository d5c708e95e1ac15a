import { expect, test } from 'vitest'
import { followNotifications, followProducts } from '../../server/live/journal.ts'
import { openStream } from './live-steps.ts'
import { offered } from './offer-steps.ts'
import { book, openIntent, openTestApp } from './test-app.ts'

test('a stream tells of a notification, and of its reading in another tab', async () => {
  const market = await openTestApp()
  const { live } = market.market
  const stopTelling = await followNotifications(market.database, {
    onTold: (told) => live.tell(told),
    onGap: () => live.reconnect(),
  })
  const seller = await openStream(market, 'sue')
  const names: (string | undefined)[] = []
  await offered(market, 'ann', 40)
  while (names.at(-1) !== 'notification') names.push((await seller.next())?.event)
  await market.call('POST', '/notifications/read', { as: 'sue', json: { upTo: '999999' } })
  while (names.at(-1) !== 'notification-read') names.push((await seller.next())?.event)
  expect(names.filter((name) => name?.startsWith('notification'))).toEqual([
    'notification',
    'notification-read',
  ])
  live.close()
  await stopTelling()
})

test('a stream tells all who deal about a product, and nobody else, that it is held, given up and sold', async () => {
  const market = await openTestApp()
  const { live } = market.market
  const stopFollowing = await followProducts(market.database, {
    onChange: (id) => void live.tellOfProduct(id),
    onGap: () => undefined,
  })
  const booking = await book(market, 1, 'ann')
  await offered(market, 'bob', 40)
  await book(market, 2, 'bob')
  const [ann, bob, sue, ada] = await Promise.all(
    (['ann', 'bob', 'sue', 'ada'] as const).map((as) => openStream(market, as)),
  )
  for (const stream of [ann, bob, sue, ada]) await stream?.next()
  const about = { event: 'product', data: { _id: 'p1' } }
  const areTold = async () => {
    for (const stream of [ann, bob, sue]) expect(await stream?.next()).toMatchObject(about)
  }
  await openIntent(market, 1, 'ann', booking)
  await areTold()
  await market.call('DELETE', '/book-product?email=ann@example.test&id=p1', { as: 'ann' })
  expect(await bob?.next()).toMatchObject(about)
  await market.database.execute(`update products set is_sold = true where id = 'p1'`)
  expect(await bob?.next()).toMatchObject(about)
  live.close()
  expect(await ada?.next()).toBeNull()
  await stopFollowing()
})
