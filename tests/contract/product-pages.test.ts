import { describe, expect, it } from 'vitest'
import { picturesOf } from '../../src/domain/product-page.ts'
import { failureIn, recordedCalls } from './recorded-calls.ts'
import { plainProduct } from './response-fixtures.ts'

const { api, server } = recordedCalls()

const seller = { name: 'Sue', isVerified: true, since: '2024-11' }
const forSale = {
  availability: 'forSale',
  product: plainProduct,
  seller,
  listedAt: '2031-05-02T10:15:00.000Z',
  protection: { handOverDays: 7, metDays: 2, sentDays: 14, returnDays: 30 },
  alike: [],
}
const { _id, categoryId, productName, image, askingPrice } = plainProduct

describe('the page of a product, an extension', () => {
  it('is asked for without an access token', async () => {
    server().answer({ body: forSale })
    await api().getProductPage('a/b')
    expect(server().requests).toMatchObject([
      { method: 'GET', path: '/products/a%2Fb', authorization: null },
    ])
  })

  it.each([
    ['for sale', forSale],
    ['for sale where the payment is not held', { ...forSale, protection: undefined }],
    [
      'sold',
      {
        availability: 'sold',
        product: { _id, categoryId, productName, image, askingPrice },
        alike: [plainProduct],
      },
    ],
    ['removed', { availability: 'gone', product: { _id, categoryId }, alike: [] }],
  ])('is of a product that is %s', async (_, body) => {
    server().answer({ body })
    expect(await api().getProductPage('product-1')).toEqual(body)
  })

  it('is not found where there has never been such a product, and on a server of section 7', async () => {
    server().answer({ status: 404, body: {} })
    expect(await failureIn(api().getProductPage('product-1'))).toMatchObject({ kind: 'notFound' })
  })

  it('C4: an unreadable product that is like it hides no other', async () => {
    server().answer({ body: { ...forSale, alike: [{ _id: '1' }, plainProduct] } })
    expect(await api().getProductPage('product-1')).toMatchObject({
      alike: [{ isUnreadableItem: true }, plainProduct],
    })
  })

  it('C4: of the pictures after the cover, one that cannot be read hides no other', async () => {
    const imageSources = { avif: '/b.avif 160w', webp: '/b.webp 160w' }
    const morePictures = [
      { image: '/b.jpg', imageSources },
      {},
      'c.jpg',
      { image: '/d.jpg', imageSources: 1 },
    ]
    server().answer({ body: { ...forSale, product: { ...plainProduct, morePictures } } })
    const page = await api().getProductPage('product-1')
    if (page.availability !== 'forSale') throw new Error('The product is not for sale.')
    expect(picturesOf(page.product)).toEqual([
      { image: plainProduct.image },
      { image: '/b.jpg', imageSources },
      { image: '/d.jpg' },
    ])
  })

  it.each([[undefined], [null], ['many'], [7]])(
    'C4: a product with %j in place of more pictures has its cover',
    async (morePictures) => {
      server().answer({ body: { ...forSale, product: { ...plainProduct, morePictures } } })
      const page = await api().getProductPage('product-1')
      expect(page.availability === 'forSale' && picturesOf(page.product)).toEqual([
        { image: plainProduct.image },
      ])
    },
  )

  it.each([
    ['a price', { ...forSale, product: { ...plainProduct, askingPrice: 'much' } }],
    ['an availability', { ...forSale, availability: 'lent' }],
    ['a date', { ...forSale, seller: { ...seller, since: 'long ago' } }],
    ['a seller', { ...forSale, seller: undefined }],
    ['a body', 'Not found'],
  ])('C4: fails with %s that cannot be read', async (_, body) => {
    server().answer({ body })
    expect(await failureIn(api().getProductPage('product-1'))).toMatchObject({
      kind: 'undecodable',
    })
  })
})

describe('a search near a place, an extension', () => {
  const counted = { count: 1, isCountExact: true, estimated: [], spelling: null, near: 'Umeå' }
  const facets = { category: [], condition: [], price: [], verified: [], location: [] }
  const found = { ...counted, facets }
  const find = async (products: readonly object[]) => {
    server().answer({ body: { products, next: null, found } })
    const { signal } = new AbortController()
    return api().searchProducts({ near: 'umea', within: '5' }, { count: 24, signal })
  }

  it('finds products with their distance from the place, where their pages tell it too', async () => {
    const { products } = await find([{ ...plainProduct, distance: 3 }])
    expect(products).toMatchObject([{ _id, distance: 3, near: 'umea' }])
    expect(server().requests).toMatchObject([
      { path: '/search', query: { near: 'umea', within: '5' } },
    ])
  })
  it('C4: an unreadable product hides no other', async () => {
    const { products } = await find([{ ...plainProduct, image: undefined }, plainProduct])
    expect(products).toMatchObject([{ isUnreadableItem: true }, { _id }])
  })
  it('the page of a product is asked for its distance', async () => {
    server().answer({ body: { ...forSale, product: { ...plainProduct, distance: 3 } } })
    expect(await api().getProductPage('1', 'Umeå')).toMatchObject({ product: { distance: 3 } })
    expect(server().requests).toMatchObject([{ path: '/products/1', query: { near: 'Umeå' } }])
  })
})
