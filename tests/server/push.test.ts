import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Device, PushService } from '../served/push-service.ts'
import { write } from './conversation-steps.ts'
import { offered } from './offer-steps.ts'
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
