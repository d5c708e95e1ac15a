import { describe, expect, it } from 'vitest'
import { fromTheStart } from './from-the-start.ts'
import { plainBooking, plainProduct, plainSale } from './response-fixtures.ts'
import { recordedCalls } from './recorded-calls.ts'

const { api, server } = recordedCalls()

const ana = { _id: '1', name: 'Ana', email: 'ana@loppis.test' }
const category = { _id: '1', categoryName: 'Bicycles' }

/** Every list: its call, an item, and the field that the broken item lacks. */
const lists = [
  { name: 'categories', call: () => api().getCategories(), item: category, lacks: 'categoryName' },
  {
    name: 'three categories',
    call: () => api().getThreeCategories(),
    item: category,
    lacks: 'categoryName',
  },
  {
    name: 'advertisements of the home page',
    call: () => api().getHomeAdvertisements(),
    item: plainProduct,
    lacks: 'productName',
  },
  {
    name: 'advertisements',
    call: async () => (await api().getAdvertisements(fromTheStart)).items,
    item: plainProduct,
    lacks: 'image',
  },
  {
    name: 'products of a category',
    call: async () => (await api().getCategoryProducts('music', fromTheStart)).items,
    item: plainProduct,
    lacks: 'askingPrice',
  },
  {
    name: 'blog',
    call: () => api().getBlogEntries(),
    item: { _id: '1', question: 'Why?', answer: 'Because.' },
    lacks: 'answer',
  },
  {
    name: 'orders',
    call: () => api().getBookings('bo@loppis.test'),
    item: plainBooking,
    lacks: 'price',
  },
  {
    name: "a seller's products",
    call: () => api().getSellerProducts('siv@loppis.test'),
    item: plainProduct,
    lacks: 'location',
  },
  {
    name: 'sales',
    call: () => api().getSales('siv@loppis.test'),
    item: plainSale,
    lacks: 'price',
  },
  { name: 'buyers', call: () => api().getBuyers(), item: ana, lacks: 'email' },
  {
    name: 'sellers',
    call: () => api().getSellers(),
    item: { ...ana, isVerified: true },
    lacks: '_id',
  },
  {
    name: 'reported items',
    call: () => api().getReportedItems(),
    item: { reportedProductId: 'product-1', productData: [plainProduct] },
    lacks: 'reportedProductId',
  },
]

const unreadable = (mismatch: string) => ({
  _id: expect.stringMatching(/^unreadable ./),
  isUnreadableItem: true,
  mismatch,
})

describe('C4: an item that cannot be decoded keeps its place and hides no other', () => {
  it.each(lists)('C4: in the list of $name', async ({ call, item, lacks }) => {
    server().answer({ body: [item, { ...item, [lacks]: undefined }, item] })
    const [first, ...others] = await call()
    expect(first).toMatchObject(item)
    expect(others).toMatchObject([unreadable(`'${lacks}' is missing.`), item])
  })

  it.each([
    ['null', null, 'The item is not of type object.'],
    ['text', 'secret-4711', 'The item is not of type object.'],
    ['a list', [], 'The item is not of type object.'],
    [
      'a price that is not a number',
      { ...plainBooking, price: 'secret-4711' },
      "'price' is not of type number.",
    ],
    [
      'an id that is an unknown object',
      { ...plainBooking, _id: { id: 'secret-4711' } },
      "'_id' is not of type string.",
    ],
  ])('C4: %s', async (_, item, mismatch) => {
    server().answer({ body: [plainBooking, item] })
    const orders = await api().getBookings('bo@loppis.test')
    expect(orders).toMatchObject([plainBooking, unreadable(mismatch)])
    expect(JSON.stringify(orders)).not.toContain('secret-4711')
  })

  it('C4: each has a key of its own, which is the same after a reload if the item has an id', async () => {
    server().answer({ body: [{ _id: 17 }, {}, {}, null] })
    const keys = async () => (await api().getCategories()).map(({ _id }) => _id)
    const before = await keys()
    expect(new Set(before).size).toBe(4)
    expect((await keys())[0]).toBe(before[0])
  })

  it('A1: in a list with 10,000 members', async () => {
    const members = Array.from({ length: 10_000 }, (_, at) => ({ ...ana, _id: `buyer-${at}` }))
    server().answer({ body: members.with(7000, { ...ana, _id: '' }) })
    const buyers = await api().getBuyers()
    expect(buyers).toHaveLength(10_000)
    expect(buyers[7000]).toMatchObject(unreadable("'_id' is not of type string."))
    expect(buyers[7001]).toEqual(members[7001])
  })
})
