import { describe, expect, it } from 'vitest'
import { plainProduct, plainSale } from './response-fixtures.ts'
import { recordedCalls } from './recorded-calls.ts'

const { api, server } = recordedCalls()

describe("C4: an admin's lists in the formats of a document database", () => {
  it.each([
    ['missing', undefined],
    ['null', null],
    ['empty', ''],
  ])('A1, A3: if the name is %s, the e-mail of the member is used', async (_, name) => {
    const member = { _id: { $oid: '65f0' }, name, email: 'ana@loppis.test' }
    server().answer({ body: [member] })
    const read = { _id: '65f0', name: 'ana@loppis.test', email: 'ana@loppis.test' }
    expect(await api().getBuyers()).toMatchObject([read])
    expect(await api().getSellers()).toMatchObject([{ ...read, isVerified: false }])
  })

  it.each([
    ['missing', undefined, false],
    ['null', null, false],
    ['a string', 'true', true],
  ])('A3: isVerified may be %s', async (_, isVerified, read) => {
    server().answer({ body: [{ _id: '1', name: 'Ana', email: 'ana@loppis.test', isVerified }] })
    expect(await api().getSellers()).toMatchObject([{ isVerified: read }])
  })

  it.each([
    ['empty', []],
    ['missing', undefined],
    ['null', null],
    ['a list of null', [null]],
  ])('C5: productData may be %s if the product is deleted', async (_, productData) => {
    server().answer({ body: [{ reportedProductId: 'product-1', productData }] })
    expect(await api().getReportedItems()).toEqual([
      { reportedProductId: 'product-1', productData: [] },
    ])
  })

  it('C5: only the first entry of productData is read', async () => {
    const productData = [plainProduct, { secret: 4711 }]
    server().answer({ body: [{ reportedProductId: 'product-1', productData }] })
    expect(await api().getReportedItems()).toEqual([
      { reportedProductId: 'product-1', productData: [plainProduct] },
    ])
  })

  it.each([
    ['without any field', {}],
    ['without a price', { ...plainProduct, askingPrice: undefined }],
    ['that is a string', 'secret-4711'],
  ])('C4, A6: a reported product %s makes only its own row unreadable', async (_, broken) => {
    const whole = { reportedProductId: 'product-1', productData: [plainProduct] }
    server().answer({
      body: [{ reportedProductId: { $oid: '65f0' }, productData: [broken] }, whole],
    })
    expect(await api().getReportedItems()).toEqual([
      { reportedProductId: '65f0', productData: [], isUnreadable: true },
      whole,
    ])
  })

  it.each([
    {
      name: 'a buyer without an id',
      call: () => api().getBuyers(),
      document: { name: 'Ana', email: 'ana@loppis.test' },
      says: "'_id' is missing.",
    },
    {
      name: 'a seller without an e-mail',
      call: () => api().getSellers(),
      document: { _id: '1', name: 'Ana' },
      says: "'email' is missing.",
    },
    {
      name: 'a seller with a number as isVerified',
      call: () => api().getSellers(),
      document: { _id: '1', name: 'Ana', email: 'ana@loppis.test', isVerified: 4711 },
      says: "'isVerified' is not of type boolean.",
    },
    {
      name: 'a report without a product id',
      call: () => api().getReportedItems(),
      document: { productData: [plainProduct] },
      says: "'reportedProductId' is missing.",
    },
    {
      name: 'a sale without any price',
      call: () => api().getSales('siv@loppis.test'),
      document: { ...plainSale, price: undefined },
      says: "'price' is missing.",
    },
    {
      name: 'an id that is an unknown object',
      call: () => api().getBuyers(),
      document: { _id: { id: 'secret-4711' }, name: 'Ana', email: 'ana@loppis.test' },
      says: "'_id' is not of type string.",
    },
  ])('C4: $name is unreadable', async ({ call, document, says }) => {
    server().answer({ body: [document] })
    expect(await call()).toMatchObject([{ isUnreadableItem: true, mismatch: says }])
  })
})
