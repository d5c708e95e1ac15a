import { PUBLIC_LISTS } from './public-lists.ts'
import { gunzipSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Call, permissions } from '../../server/access/permissions.ts'
import { everyCall } from './calls.ts'
import { sell } from './test-app-helpers.ts'
import { book, type TestApp, openTestApp } from './test-app.ts'

let market: TestApp
const open = async () => {
  market = await openTestApp({ origins: ['https://shop.example'] })
}
beforeAll(open)

/** Repeats a request as a browser with a cached response does. */
const again = (path: string, tag: string | null, headers: Record<string, string> = {}) =>
  market.call('GET', path, { headers: { ...headers, 'if-none-match': tag ?? '' } })

const asked = async (path: string, accepted: string) => {
  const response = await market.app.request(path, { headers: { 'accept-encoding': accepted } })
  return { response, encoding: response.headers.get('content-encoding') }
}

/** Requests a compressed response and decompresses it. */
async function unpacked(path: string): Promise<unknown> {
  const { response, encoding } = await asked(path, 'br, gzip')
  expect(encoding).toBe('gzip')
  return JSON.parse(gunzipSync(await response.arrayBuffer()).toString())
}

describe('a public list', () => {
  test.each(PUBLIC_LISTS)(
    'C2: %s is kept for a moment by shared caches, and not by a browser',
    async (path) => {
      const { headers } = await market.call('GET', path)
      const [, seconds] =
        /^public, max-age=0, s-maxage=(\d+)$/.exec(headers.get('cache-control') ?? '') ?? []
      expect(Number(seconds)).toBeGreaterThan(0)
      expect(Number(seconds)).toBeLessThanOrEqual(10)
    },
  )
  test.each(PUBLIC_LISTS)('C2: %s is the same, whoever asks', async (path) => {
    const guest = await market.call('GET', path)
    const seller = await market.call('GET', path, { as: 'sue' })
    expect(seller.body).toEqual(guest.body)
    expect(seller.headers.get('etag')).toBe(guest.headers.get('etag'))
  })
  test.each(PUBLIC_LISTS)('%s is not sent again to who has it', async (path) => {
    const first = await market.call('GET', path)
    const second = await again(path, first.headers.get('etag'))
    expect([second.status, second.body]).toEqual([304, null])
    for (const header of ['etag', 'cache-control', 'vary']) {
      expect(second.headers.get(header)).toBe(first.headers.get(header))
    }
  })
  test('has one name, packed or not', async () => {
    const path = '/v2/category/music'
    const { headers } = await market.call('GET', path)
    const { response } = await asked(path, 'gzip')
    expect(response.headers.get('etag')).toBe(headers.get('etag'))
    const known = await again(path, headers.get('etag'), { 'accept-encoding': 'gzip' })
    expect(known.status).toBe(304)
  })
  test('is told apart by who may read it from elsewhere', async () => {
    const { headers } = await market.call('GET', '/blogs')
    expect(headers.get('vary')?.split(', ')).toContain('origin')
  })
})

test('what is somebody’s own, or refused, is kept by nobody', async () => {
  const calls = everyCall(await book(market, 1, 'ann'))
  const own = Object.keys(permissions)
    .map((call) => call as Call)
    .filter((call) => call.startsWith('GET ') && !PUBLIC_LISTS.includes(calls[call].path))
  expect(own.length).toBeGreaterThan(8)
  for (const call of own) {
    const { path, allowed } = calls[call]
    const [as = 'ann'] = allowed
    if (as === 'tom') throw new Error('He is not in this market.')
    const answers = [await market.call('GET', path, { as }), await market.call('GET', path)]
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('etag')).toBeNull()
    }
  }
})

describe('what is sent', () => {
  test('is packed for who takes it', async () => {
    const { body, headers } = await market.call('GET', '/v2/category/music')
    expect(await unpacked('/v2/category/music')).toEqual(body)
    expect(headers.get('vary')).toContain('accept-encoding')
  })
  test.each(['identity', 'br', 'gzip;q=0'])(
    'is left as it is for who takes %s',
    async (accepted) => {
      const { encoding, response } = await asked('/v2/category/music', accepted)
      expect(encoding).toBeNull()
      expect(await response.json()).toHaveLength(7)
    },
  )
  test('is left as it is where it fits into a packet', async () => {
    const { encoding, response } = await asked('/blogs', 'gzip')
    expect(encoding).toBeNull()
    expect(await response.json()).toHaveLength(1)
  })
})

describe('a list that changes', () => {
  beforeEach(open)
  test('P4: is sent anew once one of its products is sold', async () => {
    const path = '/v2/category/music'
    const { headers } = await market.call('GET', path)
    await sell(market)
    const { status, body } = await again(path, headers.get('etag'))
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain('"p1"')
  })
  test('is another one when there is no more to follow', async () => {
    const path = '/v2/category/music?limit=6'
    const { headers } = await market.call('GET', path)
    await market.database.execute(`update products set removed_at = now() where id = 'p1'`)
    const now = await again(path, headers.get('etag'))
    expect(now.status).toBe(200)
    expect(now.headers.get('link')).toBeNull()
  })
  test('is packed where it is a long one, too', async () => {
    await market.database.execute(
      `update products set description = repeat('Well kept. ', 40);
       insert into products (seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
                             purchase_year, contact, location)
         select 'sue', 'music', 'Drum ' || n, '/drum.avif', 100, 200, 'good', 2020, '555', 'Lund'
           from generate_series(1, 300) n`,
    )
    expect(await unpacked('/v2/category/music')).toHaveLength(307)
  })
})
