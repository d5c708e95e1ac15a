import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PushService } from '../served/push-service.ts'
import { offered, sendToOffer } from './offer-steps.ts'
import { deliver, openPushApp, subscribe, waiting } from './push-steps.ts'
import { minutesPass } from './test-app-steps.ts'
import type { TestApp } from './test-app.ts'

let service: PushService
let market: TestApp
beforeEach(async () => {
  ;({ market, service } = await openPushApp())
})
afterEach(async () => {
  await service.close()
})

describe('a push message', () => {
  beforeEach(async () => {
    await subscribe(market, 'sue', service.subscribe('laptop'))
  })

  test('is not sent of what its reader has seen within seconds', async () => {
    const id = await offered(market, 'ann', 40)
    await sendToOffer(market, id, ['sue', 'seller.decline'])
    minutesPass(market, 1)
    expect(await deliver(market)).toBe(0)
  })

  test('is not sent of a kind that its reader has turned off', async () => {
    await offered(market, 'ann', 40)
    await market.call('PUT', '/notifications/settings', {
      as: 'sue',
      json: { kind: 'offers', channel: 'push', isOn: false },
    })
    await offered(market, 'bob', 41)
    minutesPass(market, 1)
    expect(await deliver(market)).toBe(0)
    const { body } = await market.call('GET', '/notifications/settings', { as: 'sue' })
    expect(body).toMatchObject({
      settings: expect.arrayContaining([
        { kind: 'offers', channels: { mail: true, push: false } },
        { kind: 'orders', channels: { mail: true, push: true } },
      ]),
    })
  })

  test('is sent once by two servers at once', async () => {
    await offered(market, 'ann', 40)
    minutesPass(market, 1)
    const counts = await Promise.all([deliver(market), deliver(market)])
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 1])
    expect(service.messages).toHaveLength(1)
  })

  test('ends the subscription that its push service no longer has', async () => {
    await offered(market, 'ann', 40)
    minutesPass(market, 1)
    service.answerWith(410)
    expect(await deliver(market)).toBe(0)
    expect(await market.database.query('select id from push_subscriptions')).toEqual([])
    expect(await waiting(market)).toEqual([])
  })

  test('waits as long as its push service asks, and is given up after four attempts', async () => {
    await offered(market, 'ann', 40)
    minutesPass(market, 1)
    service.answerWith(429, { 'retry-after': '300' })
    await expect(deliver(market)).rejects.toThrow('status 429')
    minutesPass(market, 4)
    expect(await deliver(market)).toBe(0)
    service.answerWith(503)
    for (const minutes of [1, 4, 16]) {
      minutesPass(market, minutes)
      await expect(deliver(market)).rejects.toThrow('status 503')
    }
    expect(await waiting(market)).toEqual([])
  })

  test.each(['1e300', '9'.repeat(400), 'Fri, 31 Dec 9999 23:59:59 GMT'])(
    'waits a day at most where its push service asks for %s',
    async (retryAfter) => {
      await offered(market, 'ann', 40)
      minutesPass(market, 1)
      service.answerWith(503, { 'retry-after': retryAfter })
      await expect(deliver(market)).rejects.toThrow('status 503')
      service.answerWith(201)
      minutesPass(market, 24 * 60 - 1)
      expect(await deliver(market)).toBe(0)
      minutesPass(market, 1)
      expect(await deliver(market)).toBe(1)
    },
  )

  test('is sent although a browser has given a key that is no point of the curve, and which is forgotten', async () => {
    const { endpoint, keys } = service.subscribe('phone')
    const p256dh = `B${'a'.repeat(86)}`
    expect(await subscribe(market, 'sue', { endpoint, keys: { ...keys, p256dh } })).toMatchObject({
      status: 200,
    })
    await offered(market, 'ann', 40)
    minutesPass(market, 1)
    expect(await deliver(market)).toBe(1)
    expect(service.messages).toMatchObject([{ device: '/push/laptop' }])
    expect(await market.database.query('select endpoint from push_subscriptions')).toEqual([
      { endpoint: `${service.origin}/push/laptop` },
    ])
    expect(await waiting(market)).toEqual([])
  })

  test('that its push service refuses is not sent again', async () => {
    await offered(market, 'ann', 40)
    minutesPass(market, 1)
    service.answerWith(413)
    await expect(deliver(market)).rejects.toThrow('status 413')
    expect(await waiting(market)).toEqual([])
  })
})

test.each([
  ['another host', 'https://internal.example/push/1'],
  ['a host that ends alike', 'https://evilfcm.googleapis.com.example/1'],
  ['plain HTTP', 'http://fcm.googleapis.com/fcm/send/1'],
  ['another port', 'https://fcm.googleapis.com:8443/fcm/send/1'],
  ['a user in the URL', 'https://fcm.googleapis.com@internal.example/1'],
  ['no URL', 'fcm.googleapis.com'],
])('the server does not push to %s', async (_, endpoint) => {
  const { keys } = service.subscribe('laptop')
  const answer = await subscribe(market, 'sue', { endpoint, keys })
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
})

test('the server pushes to the services of the browsers', async () => {
  const { keys } = service.subscribe('laptop')
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ]) {
    expect(await subscribe(market, 'sue', { endpoint, keys })).toMatchObject({ status: 200 })
  }
})
