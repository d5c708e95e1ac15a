import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Device, type PushService } from '../served/push-service.ts'
import { write } from './conversation-steps.ts'
import { offered, sendToOffer } from './offer-steps.ts'
import { deliver, openPushApp, subscribe, waiting } from './push-steps.ts'
import { minutesPass } from './test-app-steps.ts'
import { type TestApp } from './test-app.ts'

let service: PushService

let market: TestApp

beforeEach(async () => {
  ;({ market, service } = await openPushApp())
})

afterEach(async () => {
  await service.close()
})

const pushed = () => service.messages.map(({ device, text }) => ({ device, ...JSON.parse(text) }))

describe('a browser', () => {
  test('that a user has turned on shows what the market tells, in the form of declarative web push', async () => {
    await subscribe(market, 'sue', service.subscribe('laptop'))
    await offered(market, 'ann', 40)
    minutesPass(market, 1)
    expect(await deliver(market)).toBe(1)
    expect(pushed()).toEqual([
      {
        device: '/push/laptop',
        web_push: 8030,
        notification: {
          title: 'Guitar 1',
          body: 'Ann offers $40 for Guitar 1.',
          lang: 'en',
          tag: expect.stringMatching(/^offer-/),
          navigate: 'https://shop.example/dashboard/offers',
          icon: 'https://shop.example/icon-192.png',
        },
      },
    ])
    minutesPass(market, 24 * 60)
    expect(await deliver(market)).toBe(0)
    expect(await waiting(market)).toEqual([])
  })

  test('gets messages that are signed with the key that it subscribed with', async () => {
    const answer = await market.call('GET', '/notifications/push', { as: 'sue' })
    const { publicKey } = answer.body as { publicKey: string }
    await subscribe(market, 'sue', service.subscribe('laptop'))
    await offered(market, 'ann', 40)
    minutesPass(market, 1)
    await deliver(market)
    const headers = service.messages[0]?.headers ?? {}
    const [, token = '', key] =
      /^vapid t=(.+), ?k=(.+)$/.exec(String(headers['authorization'])) ?? []
    expect(key).toBe(publicKey)
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256' })
    expect(decodeJwt(token)).toMatchObject({
      aud: service.origin,
      sub: 'mailto:operator@shop.example',
    })
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  })

  test('of several shows the same message, and a message of a conversation too', async () => {
    await subscribe(market, 'sue', service.subscribe('laptop'))
    await subscribe(market, 'sue', service.subscribe('phone'))
    await write(market, 'ann', 'Is it there?')
    minutesPass(market, 1)
    expect(await deliver(market)).toBe(2)
    expect(pushed().map(({ device }) => device)).toEqual(['/push/laptop', '/push/phone'])
    expect(pushed()[0]?.notification.navigate).toContain('https://shop.example/dashboard/messages')
  })

  test('speaks the language of the pages that its user has opened', async () => {
    await subscribe(market, 'sue', service.subscribe('laptop'))
    await market.call('GET', '/notifications/unread?language=sv', { as: 'sue' })
    await offered(market, 'ann', 40)
    minutesPass(market, 1)
    await deliver(market)
    expect(pushed()[0]?.notification).toMatchObject({
      lang: 'sv',
      body: expect.stringContaining('Ann bjuder'),
    })
  })

  test('keeps its user and its waiting messages when its push service renews its subscription', async () => {
    const laptop = service.subscribe('laptop')
    await subscribe(market, 'sue', laptop)
    await offered(market, 'ann', 40)
    const renew = (earlier: Device, renewed: Device) =>
      market.call('POST', '/notifications/push/renew', { json: { earlier, renewed } })
    const stranger = { ...laptop, keys: service.subscribe('stranger').keys }
    expect((await renew(stranger, service.subscribe('stranger'))).body).toEqual({
      acknowledged: false,
    })
    expect((await renew(laptop, service.subscribe('renewed'))).body).toEqual({ acknowledged: true })
    minutesPass(market, 1)
    expect(await deliver(market)).toBe(1)
    expect(pushed().map(({ device }) => device)).toEqual(['/push/renewed'])
  })

  test('that is turned off shows nothing more', async () => {
    const laptop = service.subscribe('laptop')
    await subscribe(market, 'sue', laptop)
    await offered(market, 'ann', 40)
    const { endpoint } = laptop
    await market.call('POST', '/notifications/push/unsubscribe', { as: 'sue', json: { endpoint } })
    minutesPass(market, 1)
    expect(await deliver(market)).toBe(0)
    const { body } = await market.call('GET', '/notifications/push', { as: 'sue' })
    expect(body).toMatchObject({ endpoints: [] })
  })

  test('shows the messages of the user who turned it on last, and of nobody else', async () => {
    const shared = service.subscribe('shared')
    await subscribe(market, 'sue', shared)
    await subscribe(market, 'bob', shared)
    await offered(market, 'ann', 40)
    minutesPass(market, 1)
    expect(await deliver(market)).toBe(0)
  })

  test('is not turned off by another user', async () => {
    const laptop = service.subscribe('laptop')
    await subscribe(market, 'sue', laptop)
    const { endpoint } = laptop
    await market.call('POST', '/notifications/push/unsubscribe', { as: 'bob', json: { endpoint } })
    const { body } = await market.call('GET', '/notifications/push', { as: 'sue' })
    expect(body).toMatchObject({ endpoints: [endpoint] })
  })

  test('is forgotten by a sign-out everywhere', async () => {
    await subscribe(market, 'sue', service.subscribe('laptop'))
    await market.call('POST', '/account/sign-out-everywhere', { as: 'sue' })
    expect(await market.database.query('select id from push_subscriptions')).toEqual([])
  })

  test('replaces the oldest where a user has more than ten', async () => {
    for (let count = 1; count <= 11; count += 1) {
      minutesPass(market, 1)
      await subscribe(market, 'sue', service.subscribe(`device-${count}`))
    }
    const { body } = await market.call('GET', '/notifications/push', { as: 'sue' })
    const { endpoints } = body as { endpoints: string[] }
    expect(endpoints).toHaveLength(10)
    expect(endpoints).not.toContain(`${service.origin}/push/device-1`)
  })
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
