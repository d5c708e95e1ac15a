import { PUBLIC_LISTS } from './public-lists.ts'
import { gunzipSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '../../server/routes/endpoints.ts'
import { everyCall } from './calls.ts'
import { sell } from './test-app-steps.ts'
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
    'C2: %s is cached for at most 10 seconds by shared caches and revalidated by browsers',
    async (path) => {
      const { headers } = await market.call('GET', path)
      const [, seconds] =
        /^public, max-age=0, s-maxage=(\d+)$/.exec(headers.get('cache-control') ?? '') ?? []
      expect(Number(seconds)).toBeGreaterThan(0)
      expect(Number(seconds)).toBeLessThanOrEqual(10)
    },
  )
  test.each(PUBLIC_LISTS)('C2: %s is the same for guests and signed-in users', async (path) => {
    const guest = await market.call('GET', path)
    const seller = await market.call('GET', path, { as: 'sue' })
    expect(seller.body).toEqual(guest.body)
    expect(seller.headers.get('etag')).toBe(guest.headers.get('etag'))
  })
  test.each(PUBLIC_LISTS)('%s returns 304 for a matching ETag', async (path) => {
    const first = await market.call('GET', path)
    const second = await again(path, first.headers.get('etag'))
    expect([second.status, second.body]).toEqual([304, null])
    for (const header of ['etag', 'cache-control', 'vary']) {
      expect(second.headers.get(header)).toBe(first.headers.get(header))
    }
  })
  test('has the same ETag compressed and uncompressed', async () => {
    const path = '/v2/category/music'
    const { headers } = await market.call('GET', path)
    const { response } = await asked(path, 'gzip')
    expect(response.headers.get('etag')).toBe(headers.get('etag'))
    const known = await again(path, headers.get('etag'), { 'accept-encoding': 'gzip' })
    expect(known.status).toBe(304)
  })
  test('varies by origin', async () => {
    const { headers } = await market.call('GET', '/blogs')
    expect(headers.get('vary')?.split(', ')).toContain('origin')
  })
})

test('responses to authorized and rejected requests have no-store and no ETag', async () => {
  const calls = everyCall(await book(market, 1, 'ann'))
  const own = endpoints.flatMap(({ call, method, path }) => {
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
    const isPublic = PUBLIC_LISTS.some((list) => pattern.test(list.split('?')[0] ?? ''))
    return method === 'GET' && !isPublic ? [call] : []
  })
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

describe('a response', () => {
  test('is compressed if the client accepts gzip', async () => {
    const { body, headers } = await market.call('GET', '/v2/category/music')
    expect(await unpacked('/v2/category/music')).toEqual(body)
    expect(headers.get('vary')).toContain('accept-encoding')
  })
  test.each(['identity', 'br', 'gzip;q=0'])(
    'is not compressed if the client accepts %s',
    async (accepted) => {
      const { encoding, response } = await asked('/v2/category/music', accepted)
      expect(encoding).toBeNull()
      expect(await response.json()).toHaveLength(7)
    },
  )
  test('is not compressed if it fits into one packet', async () => {
    const { encoding, response } = await asked('/blogs', 'gzip')
    expect(encoding).toBeNull()
    expect(await response.json()).toHaveLength(1)
  })
})

describe('a list that changes', () => {
  beforeEach(open)
  test('P4: gets a new ETag when one of its products is sold', async () => {
    const path = '/v2/category/music'
    const { headers } = await market.call('GET', path)
    await sell(market)
    const { status, body } = await again(path, headers.get('etag'))
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain('"p1"')
  })
  test('gets a new ETag when it has no next page any more', async () => {
    const path = '/v2/category/music?limit=6'
    const { headers } = await market.call('GET', path)
    await market.database.execute(`update products set removed_at = now() where id = 'p1'`)
    const now = await again(path, headers.get('etag'))
    expect(now.status).toBe(200)
    expect(now.headers.get('link')).toBeNull()
  })
  test('is compressed if it is long', async () => {
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
