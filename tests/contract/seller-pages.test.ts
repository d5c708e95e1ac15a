import { expect, it } from 'vitest'
import { failureIn, recordedCalls } from './recorded-calls.ts'
import { plainProduct } from './response-fixtures.ts'

const { api, server } = recordedCalls()
const seller = { _id: 'seller-1', name: 'Sue', isVerified: true, since: '2024-11' }

it('the page of a seller, an extension, is asked for without an access token', async () => {
  server().answer({ body: { seller, forSale: 2, products: [plainProduct, {}] } })
  const page = await api().getSellerPage('a/b')
  expect(page).toMatchObject({ seller, forSale: 2 })
  expect(page.products).toMatchObject([{ _id: plainProduct._id }, { isUnreadableItem: true }])
  expect(server().requests).toMatchObject([
    { method: 'GET', path: '/sellers/a%2Fb', authorization: null },
  ])
})

it('the next page of products is asked for by its number', async () => {
  server().answer({ body: { seller, forSale: 2, next: 3, products: [] } })
  expect(await api().getSellerPage('seller-1', 2)).toMatchObject({ next: 3 })
  expect(server().requests).toMatchObject([{ path: '/sellers/seller-1', query: { page: '2' } }])
})

it('a server without pages of sellers has none', async () => {
  server().answer({ status: 404, body: {} })
  expect(await failureIn(api().getSellerPage('seller-1'))).toMatchObject({ kind: 'notFound' })
})
