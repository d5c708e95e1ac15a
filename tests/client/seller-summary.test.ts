import { expect, test } from 'vitest'
import type { SellerPage } from '../../src/domain/seller-page.ts'
import { headOf } from '../../src/ssr/head.ts'
import { sellerSummaryOf } from '../../src/ssr/seller-summary.ts'

const product = {
  _id: 'chair',
  productName: 'Chair',
  image: '/chair.jpg',
  imageSources: undefined,
  askingPrice: 40,
  retailPrice: 120,
  categoryId: 'rooms',
  hasPage: true,
}
const page: SellerPage = {
  seller: { _id: 'sue', name: 'Sue', isVerified: true, since: '2024-11' },
  forSale: 12,
  products: [product],
}

test('the head of a seller says who sells how much, with the newest picture', () => {
  const head = headOf(sellerSummaryOf(page, '/seller/sue', 'en'), '/seller/sue')
  expect(head).toContain('content="Sue sells second-hand on Loppis: 12 items for sale."')
  expect(head).toContain('<link rel="canonical" href="/seller/sue">')
  expect(head).toContain('<meta property="og:image" content="/chair.jpg">')
  expect(head).toContain('"@type":"ProfilePage","url":"/seller/sue"')
})

test('a seller with nothing for sale has the card of the whole site, and Swedish is Swedish', () => {
  const empty = { ...page, forSale: 0, products: [] }
  expect(sellerSummaryOf(empty, '/seller/sue', 'sv')).toMatchObject({
    social: null,
    description: 'Sue säljer begagnat på Loppis: 0 varor till salu.',
  })
})

test('the structured data has the average of the reviews, where there are any', () => {
  const dataWith = (rating: { count: number; average?: number }) =>
    sellerSummaryOf({ ...page, seller: { ...page.seller, rating } }, '/seller/sue', 'en')
      .structuredData[0]
  expect(dataWith({ count: 12, average: 4.58 })).toMatchObject({
    mainEntity: {
      name: 'Sue',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.58, reviewCount: 12 },
    },
  })
  expect(
    JSON.stringify([dataWith({ count: 0 }), sellerSummaryOf(page, '/seller/sue', 'en')]),
  ).not.toContain('ggregateRating')
})
