import { describe, expect, it } from 'vitest'
import { failureIn, recordedCalls } from './recorded-calls.ts'
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

  it('are edited in the edition that the seller has seen', async () => {
    const edited = { ...listing, product: plainProduct, edition: 3 }
    server().answer({ body: edited })
    expect(await api().getListing('a/b')).toMatchObject({ edition: 3, state: 'withdrawn' })
    server().answer({ body: edited })
    const changes = { askingPrice: 35, location: 'Lund' }
    await api().editListing({ productId: 'a/b', edition: 3, changes }, 'key-1')
    expect(server().requests).toMatchObject([
      { method: 'PATCH', path: '/listings/a%2Fb', payload: changes },
    ])
  })

  it('have a lowest offer and its choices, and none where the server has something else', async () => {
    const edited = { ...listing, product: plainProduct }
    const lowestOffer = { percent: 30, choices: [50, 30] }
    server().answer({ body: { ...edited, lowestOffer } })
    expect(await api().getListing('p1')).toMatchObject({ lowestOffer })
    for (const other of [undefined, 25, { percent: 'half' }]) {
      server().answer({ body: { ...edited, lowestOffer: other } })
      expect((await api().getListing('p1')).lowestOffer).toBeUndefined()
    }
  })

  it('can be added with one of the lowest offers that the server announces with the role', async () => {
    const known = api()
    for (const [lowestOffers, expected] of [
      [
        [50, 30],
        [50, 30],
      ],
      [undefined, []],
      ['half', []],
    ]) {
      server().answer({ body: { role: 'seller', lowestOffers } })
      await known.getRole('sue@loppis.test')
      expect(await known.listingChoices()).toMatchObject({ lowestOffers: expected })
    }
  })

  it('say in a conflict that they were changed meanwhile', async () => {
    server().answer({ status: 412, body: { code: 'edition-outdated', title: 'Changed.' } })
    expect(await failureIn(api().getListing('p1'))).toEqual({
      kind: 'conflict',
      code: 'edition-outdated',
      message: 'Changed.',
    })
  })

  it('take an event with an idempotency key', async () => {
    server().answer({ body: listing })
    await api().sendListingEvent({ productId: 'a/b', event: 'seller.putBack' }, 'key-1')
    expect(server().requests).toMatchObject([
      { method: 'POST', path: '/listings/a%2Fb/events', payload: { event: 'seller.putBack' } },
    ])
  })
})
