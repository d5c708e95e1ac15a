import { describe, expect, test } from 'vitest'
import { knownHosts } from '../../server/http/hosts.ts'
import { openTestApp } from './test-app.ts'

type Settings = Parameters<typeof knownHosts>[0]
const loopback: Settings = { host: '127.0.0.1' }
const shop: Settings = { host: '0.0.0.0', publicOrigin: 'https://shop.example' }

/** Returns the status of a request for the categories at this address. */
async function statusAt(settings: Settings, address: string): Promise<number> {
  const market = await openTestApp()
  return (await market.appWith(settings).request(address)).status
}

describe('a server for this machine', () => {
  test.each(['http://127.0.0.1:4310', 'http://localhost:4310', 'http://[::1]:4310'])(
    'serves %s',
    async (origin) => {
      expect(await statusAt(loopback, `${origin}/get-categories`)).toBe(200)
    },
  )
  test('refuses a stranger’s name that leads to this machine (DNS rebinding)', async () => {
    expect(await statusAt(loopback, 'http://rebound.example:4310/get-categories')).toBe(421)
  })
})

test('a server for this machine on IPv6 refuses a stranger’s name too', async () => {
  expect(await statusAt({ host: '::1' }, 'http://rebound.example:4310/get-categories')).toBe(421)
})
test('a server behind a proxy on this machine serves the name that the proxy passes on', async () => {
  const settings = { host: '127.0.0.1', trustedProxies: 1 }
  expect(await statusAt(settings, 'http://shop.example/get-categories')).toBe(200)
})

describe('a server with PUBLIC_ORIGIN', () => {
  test.each([
    ['its own host', 'http://shop.example/get-categories', 200],
    ['another host', 'http://other.example/get-categories', 421],
    ['another port of its host', 'http://shop.example:8080/get-categories', 421],
    ['its address, for its health', 'http://192.0.2.7:4310/healthz', 200],
    ['this machine', 'http://127.0.0.1:4310/get-categories', 200],
  ])('answers a request for %s: %s', async (_name, address, status) => {
    expect(await statusAt(shop, address)).toBe(status)
  })
})

test('a server for a network without PUBLIC_ORIGIN serves every host', async () => {
  expect(await statusAt({ host: '0.0.0.0' }, 'http://any.example/get-categories')).toBe(200)
})
