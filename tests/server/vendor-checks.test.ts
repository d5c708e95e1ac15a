import { describe, expect, test } from 'vitest'
import type { Vendors } from '../../server/config/vendors.ts'
import { checkVendors } from '../../server/vendor-checks.ts'

const nothing: Vendors = {
  identityProject: null,
  firebaseKey: null,
  authEmulator: null,
  stripe: null,
  imageUploadUrl: null,
  s3: null,
  smtp: null,
  otherServer: null,
}
const everything: Vendors = {
  ...nothing,
  identityProject: 'my-market-1',
  firebaseKey: 'web-key',
  stripe: { secretKey: 'sk_test_hunter2', webhookSecret: null },
  imageUploadUrl: 'https://images.example/upload?key=hunter2',
}

/** The vendors' responses by host. A host without an entry is unreachable. */
const answering =
  (answers: Record<string, () => Response>): typeof fetch =>
  async (address) => {
    const { host } = new URL(String(address instanceof Request ? address.url : address))
    const answer = answers[host]
    if (answer !== undefined) return answer()
    const cause = Object.assign(new Error('no such host'), { code: 'ENOTFOUND' })
    throw new TypeError('fetch failed', { cause })
  }
const refusing = (status: number, error: object) => () => Response.json({ error }, { status })
const well = {
  'www.googleapis.com': () => Response.json({ keys: [] }),
  'identitytoolkit.googleapis.com': () => Response.json({ projectId: '1' }),
  'api.stripe.com': () => Response.json({ object: 'list', data: [] }),
  'images.example': refusing(400, { message: 'Empty upload source.' }),
}
const troubles = (answers: Record<string, () => Response>, vendors = everything) =>
  checkVendors(vendors, { fetch: answering(answers) })

test('reports nothing if every vendor responds', async () => {
  expect(await troubles(well)).toEqual([])
})

test('sends no request if everything is embedded', async () => {
  expect(await troubles({}, nothing)).toEqual([])
})

test('reports an unreachable vendor in one line with its effect on users', async () => {
  const found = await troubles({})
  expect(found.map(({ source }) => source)).toEqual(['identity', 'identity', 'cards', 'images'])
  for (const { message } of found) {
    expect(message).toMatch(/\(ENOTFOUND\): no(body| product) can /)
    expect(message).not.toContain('\n')
    expect(message).not.toContain('hunter2')
  }
})

test('times out if a vendor never responds', async () => {
  const silent: typeof fetch = (_address, init) =>
    new Promise((_resolve, reject) => {
      // The timer keeps this process alive, as a socket would.
      const socket = setInterval(() => undefined, 1000)
      init?.signal?.addEventListener('abort', () => {
        clearInterval(socket)
        reject(init.signal?.reason)
      })
    })
  const found = await checkVendors(everything, { fetch: silent, patience: 50 })
  expect(found).toHaveLength(4)
})

describe('names the variable of a setting that a vendor rejects', () => {
  test.each([
    [
      'VITE_FIREBASE_CONFIG',
      { 'identitytoolkit.googleapis.com': refusing(400, { message: 'API key not valid.' }) },
    ],
    [
      'STRIPE_SECRET_KEY',
      { 'api.stripe.com': refusing(401, { message: 'Invalid API Key provided: sk_test_****r2' }) },
    ],
    [
      'STRIPE_SECRET_KEY',
      { 'api.stripe.com': refusing(403, { message: 'The provided key lacks permissions' }) },
    ],
    [
      'VITE_IMAGE_UPLOAD_URL',
      { 'images.example': refusing(400, { message: 'Invalid API v1 key.' }) },
    ],
    ['VITE_IMAGE_UPLOAD_URL', { 'images.example': refusing(403, {}) }],
    ['VITE_IMAGE_UPLOAD_URL', { 'images.example': () => new Response('gone', { status: 404 }) }],
  ])('%s', async (variable, answers) => {
    const found = await troubles({ ...well, ...answers })
    expect(found.map(({ message }) => message)).toEqual([expect.stringContaining(variable)])
  })
})
