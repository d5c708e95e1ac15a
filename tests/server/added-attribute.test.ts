import { beforeEach, expect, it } from 'vitest'
import { createApi } from '../../src/api/api.ts'
import { filterReadable } from '../../src/domain/listed.ts'
import {
  type ListingForm,
  listingFieldOrder,
  parseListing,
  validateListing,
} from '../../src/domain/listing-form.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

const form: ListingForm = {
  productName: 'Chair',
  askingPrice: '40',
  lowestOfferPercent: '',
  retailPrice: '120',
  productCondition: 'good',
  categoryId: 'rooms',
  purchaseYear: '2019',
  description: '',
  contact: '070',
  location: 'Lund',
}
const thisYear = 2026

it('an attribute that an operator adds to a category is in the form, the answers, the page and the filters', async () => {
  const legs = { key: 'legs', label: { en: 'Legs', sv: 'Ben' }, kind: 'number', isRequired: true }
  await market.database.query(`update categories set attributes = $1 where id = 'rooms'`, [
    JSON.stringify([legs]),
  ])
  const token = await market.market.tokens.issue('sue')
  const api = createApi({
    baseUrl: 'http://localhost',
    readToken: () => token,
    fetch: async (request) => market.app.request(request),
  })

  const rooms = filterReadable(await api.getCategories()).find(({ _id }) => _id === 'rooms')
  const attributes = rooms?.attributes ?? []
  expect(listingFieldOrder(attributes)).toContain('attributes.legs')
  expect(validateListing(form, thisYear, attributes)).toHaveProperty(['attributes.legs'])

  const listing = parseListing({ ...form, 'attributes.legs': '4' }, thisYear, attributes)
  if (listing === null) throw new Error('The form is not valid.')
  const unsold = { isSold: false, isAdvertised: false } as const
  const added = { ...listing, ...unsold, sellerEmail: 'sue@example.test' }
  const { insertedId } = await api.addProduct(
    { ...added, image: 'https://pictures.example/chair.jpg' },
    'key-1',
  )
  const page = await api.getProductPage(insertedId ?? '')
  expect(page).toMatchObject({
    product: { attributes: [{ label: { sv: 'Ben' }, value: '4' }] },
  })

  const asked = { category: 'rooms', attributes: 'legs=4' }
  const signal = new AbortController().signal
  const { products, found } = await api.searchProducts(asked, { count: 24, signal })
  expect(products).toMatchObject([{ _id: insertedId }])
  expect(found.attributes).toMatchObject([{ key: 'legs', values: [{ value: '4', count: 1 }] }])
})
