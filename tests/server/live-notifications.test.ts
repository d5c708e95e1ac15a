import { expect, test } from 'vitest'
import { followNotifications } from '../../server/live/journal.ts'
import { openStream } from './live-steps.ts'
import { offered } from './offer-steps.ts'
import { openTestApp } from './test-app.ts'

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
