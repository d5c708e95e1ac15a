import { describe, expect, it } from 'vitest'
import { recordedCalls } from './recorded-calls.ts'
import { plainProduct } from './response-fixtures.ts'

const { api, server } = recordedCalls()

const listing = {
  state: 'withdrawn',
  edition: 3,
  can: [{ event: 'seller.putBack', fields: [] }],
  deadline: null,
  heldUntil: null,
}

describe('the listings of a seller, an extension', () => {
  it('are read with the products, and a server of section 7 has none', async () => {
    server().answer({ body: [{ ...plainProduct, listing }, plainProduct] })
    const products = await api().getSellerProducts('sue@loppis.test')
    expect(products).toMatchObject([
      { listing: { ...listing, can: [{ event: 'seller.putBack' }] } },
      {},
    ])
    expect(products[1]).not.toHaveProperty('listing.state')
  })

  it('take an event with an idempotency key', async () => {
    server().answer({ body: listing })
    await api().sendListingEvent({ productId: 'a/b', event: 'seller.putBack' }, 'key-1')
    expect(server().requests).toMatchObject([
      { method: 'POST', path: '/listings/a%2Fb/events', payload: { event: 'seller.putBack' } },
    ])
  })
})
