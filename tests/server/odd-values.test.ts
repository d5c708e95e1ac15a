import { chair } from './chair.ts'
import { expect, test } from 'vitest'
import { sendToConversation, write } from './conversation-steps.ts'
import { openTestApp } from './test-app.ts'

test.each([
  ...[0, -1, 1e308, 'NaN', 'Infinity', 12.345, null, [40]].map((askingPrice) => ({ askingPrice })),
  ...['0x10', '1e3', '0b11', '0o17', '12.5e1', '1_0'].map((askingPrice) => ({ askingPrice })),
  ...['0x10', '1e3'].map((retailPrice) => ({ retailPrice })),
  ...[0, 9999, 1899, 2019.5, '0000', null].map((purchaseYear) => ({ purchaseYear })),
  ...['http://pictures.example/chair.jpg', 'ftp://a.example/b', '/etc/passwd', 'chair.jpg'].map(
    (image) => ({ image }),
  ),
  { productName: { toString: 'x' } },
  { location: { toString: null, valueOf: null } },
])('L2: rejects a listing with %j and stores nothing', async (odd) => {
  const market = await openTestApp()
  const answer = await market.call('POST', '/add-product', {
    as: 'sue',
    json: { ...chair, ...odd },
  })
  expect(answer.body).toMatchObject({ status: 400, code: 'invalid-request' })
  expect(await market.database.query(`select id from products where id not like 'p_'`)).toEqual([])
})

test('L2: rejects a listing that is nested ten thousand levels deep', async () => {
  const market = await openTestApp()
  const headers = { authorization: `Bearer ${await market.market.tokens.issue('sue')}` }
  const body = '['.repeat(10_000) + ']'.repeat(10_000)
  const answer = await market.app.request('/add-product', { method: 'POST', headers, body })
  expect(answer.status).toBe(400)
})

test.each([-1, 1.5, '1', null, 2_147_483_648, 3_000_000_000])(
  'rejects that a user has read the messages until number %j',
  async (number) => {
    const market = await openTestApp()
    await write(market, 'ann', 'Hello')
    const read = { buyer: 'ann', number } as const
    const answer = await sendToConversation(market, 'sue', 'seller.read', read)
    expect(answer.body).toMatchObject({ status: 400, code: 'invalid-request' })
  },
)
