import { expect, it } from 'vitest'
import { reportedProducts, type ReportedItem } from '../../src/domain/reported-item.ts'
import { camera, chair } from '../../src/screens/story-fixtures.ts'

const report = (reportedProductId: string, ...productData: ReportedItem['productData']) => ({
  reportedProductId,
  productData,
})

it('A6: several reports of one product become one row at the position of the first', () => {
  const items = [report('chair', chair), report('camera', camera), report('chair', chair)]
  expect(reportedProducts(items)).toMatchObject([
    { productId: 'chair', product: chair, reports: 2 },
    { productId: 'camera', product: camera, reports: 1 },
  ])
})

it('A6: a report without its product takes the product from another report', () => {
  expect(reportedProducts([report('chair'), report('chair', chair)])).toMatchObject([
    { productId: 'chair', product: chair, isUnreadable: false, reports: 2 },
  ])
})

it('A6: a missing product keeps its row', () => {
  expect(reportedProducts([report('lost'), report('lost')])).toEqual([
    {
      productId: 'lost',
      product: null,
      isUnreadable: false,
      isDismissible: false,
      isHideable: false,
      reports: 2,
      reasons: [],
      words: [],
    },
  ])
})

it('A6: an unreadable product differs from a missing one', () => {
  expect(reportedProducts([{ ...report('odd'), isUnreadable: true }])).toMatchObject([
    { productId: 'odd', product: null, isUnreadable: true },
  ])
})

it('A6: without reports there are no rows', () => {
  expect(reportedProducts([])).toEqual([])
})

it('A6: the reasons are counted, the most frequent first, and the same words are shown once', () => {
  const scam = { ...report('camera', camera), reason: 'scam' as const }
  const items = [
    { ...report('camera', camera), reason: 'unsafe' as const, words: 'It smells of gas.' },
    { ...scam, words: 'Fake.' },
    { ...scam, words: 'Fake.' },
    report('camera', camera),
  ]
  expect(reportedProducts(items)).toMatchObject([
    {
      reports: 4,
      reasons: [
        { reason: 'scam', reports: 2 },
        { reason: 'unsafe', reports: 1 },
      ],
      words: [
        { reason: 'unsafe', words: 'It smells of gas.' },
        { reason: 'scam', words: 'Fake.' },
      ],
    },
  ])
})

it.each([
  ['an item that is there', report('chair', chair), true],
  ['an unreadable item', { ...report('odd'), isUnreadable: true }, true],
  ['an item that is gone', report('lost'), false],
])(
  'A6: on a server with dismissals, the reports of %s can be dismissed: %s',
  (_, item, expected) => {
    const [dismissible] = reportedProducts([item], { canDismiss: true })
    expect(dismissible).toMatchObject({ isDismissible: expected })
    expect(reportedProducts([item])).toMatchObject([{ isDismissible: false }])
  },
)
