import { create } from 'superstruct'
import { expect, test } from 'vitest'
import { categoryPath } from '../../src/domain/category-tree.ts'
import { type ProductForSale, ProductForSaleStruct } from '../../src/domain/product-page.ts'
import { pageDescriptions } from '../../src/messages/pages.ts'
import * as routes from '../../src/screens/routes.ts'
import { camera, shownAttributes } from '../../src/screens/story-fixtures.ts'
import { breadcrumbOf, productSummaryOf } from '../../src/ssr/product-summary.ts'

const pageWith = (attributes: unknown): ProductForSale =>
  create(
    {
      product: { ...camera, attributes },
      seller: { name: 'Sue', isVerified: true, since: '2024-11' },
      listedAt: '2026-01-01T00:00:00Z',
    },
    ProductForSaleStruct,
  )

const dataOf = (page: ProductForSale, language: 'en' | 'sv') =>
  productSummaryOf({ availability: 'forSale', alike: [], ...page }, '/product/1', {
    language,
    categories: [],
  }).structuredData[0]

test('the structured data of a product has its attributes in the words of schema.org', () => {
  expect(dataOf(pageWith(shownAttributes), 'en')).toMatchObject({
    '@type': 'Product',
    brand: { '@type': 'Brand', name: 'Ecco' },
    size: '42',
    color: 'Black',
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Heel', value: '4.5 cm' }],
  })
  expect(dataOf(pageWith(shownAttributes), 'sv')).toMatchObject({ color: 'Svart' })
})

test('the way to a product and to a category leads through the category above', () => {
  const clothes = { _id: 'clothes', categoryName: 'Clothes' }
  const shoes = { _id: 'shoes', categoryName: 'Shoes', parentId: 'clothes' }
  const path = categoryPath([shoes, clothes], 'shoes')
  expect(breadcrumbOf('sv', path, ['Boots', '/product/1'])).toMatchObject({
    itemListElement: [
      { name: 'Hem', item: '/' },
      { name: 'Clothes', item: '/category/clothes' },
      { name: 'Shoes', item: '/category/shoes' },
      { name: 'Boots', item: '/product/1', position: 4 },
    ],
  })
})

test('C4: an attribute that cannot be read hides no other and not the page', () => {
  const { attributes } = pageWith([{ key: 'size' }, null, shownAttributes[1]]).product
  expect(attributes).toEqual([shownAttributes[1]])
  expect(pageWith('none').product.attributes).toBeUndefined()
  expect(dataOf(pageWith(undefined), 'en')).not.toHaveProperty('additionalProperty')
})

test('the offer of a product has the average of its seller, where there are reviews', () => {
  const plain = pageWith(undefined)
  const seller = { ...plain.seller, rating: { count: 3, average: 4.67 } }
  expect(dataOf({ ...plain, seller }, 'en')).toMatchObject({
    offers: { seller: { name: 'Sue', aggregateRating: { ratingValue: 4.67, reviewCount: 3 } } },
  })
  expect(JSON.stringify(dataOf(plain, 'en'))).not.toContain('ggregateRating')
})

test('a page that search engines index has a description, of its own or of its data', () => {
  const indexed = Object.entries(routes).filter(([, { cache }]) => cache === 'public')
  const described = [...Object.keys(pageDescriptions.en), 'help', 'product', 'seller']
  expect(described).toEqual(expect.arrayContaining(indexed.map(([screen]) => screen)))
})
