import { describe, expect, it } from 'vitest'
import { failureOf } from '../../src/domain/failure.ts'
import { isUnreadable } from '../../src/domain/listed.ts'
import { sellerOf } from '../../src/domain/product.ts'
import { fromTheStart } from './from-the-start.ts'
import {
  listing,
  paymentRecord,
  plainPayableBooking,
  plainProduct,
  submission,
} from './response-fixtures.ts'
import { failureIn, recordedCalls } from './recorded-calls.ts'

const { api, server } = recordedCalls()

async function firstProduct(product: object) {
  server().answer({ body: [product] })
  const {
    items: [decoded],
  } = await api().getAdvertisements(fromTheStart)
  if (decoded === undefined || isUnreadable(decoded)) throw new Error('No product was decoded.')
  return decoded
}

describe('C4: unusual responses that are valid', () => {
  it('C4: unknown extra fields are accepted', async () => {
    const product = await firstProduct({ ...plainProduct, __v: 3, tags: ['x'] })
    expect(product.productName).toBe('Racing bicycle')
  })

  it('C4: numbers may be strings', async () => {
    const product = await firstProduct({
      ...plainProduct,
      askingPrice: '180.50',
      retailPrice: ' 420 ',
      purchaseYear: '2021',
    })
    expect(product).toMatchObject({ askingPrice: 180.5, retailPrice: 420, purchaseYear: 2021 })
  })

  it('C4: a decimal of extended JSON may have an exponent', async () => {
    const product = await firstProduct({
      ...plainProduct,
      askingPrice: { $numberDecimal: '1.8E+2' },
    })
    expect(product).toMatchObject({ askingPrice: 180 })
  })

  it.each(['0x10', '1e3', '0b11', ''])('C4: the price %j is no number', async (askingPrice) => {
    await expect(firstProduct({ ...plainProduct, askingPrice })).rejects.toThrow()
  })

  it('C7: category may replace categoryId', async () => {
    const { categoryId: _, ...rest } = plainProduct
    const product = await firstProduct({ ...rest, category: 'category-7' })
    expect(product.categoryId).toBe('category-7')
  })

  it.each([
    ['missing', undefined],
    ['null', null],
    ['empty', []],
    ['a seller without an e-mail', [{ name: 'Siv' }]],
  ])(
    'C6: sellerData may be %s; the seller is then read from sellerEmail',
    async (_, sellerData) => {
      const product = await firstProduct({ ...plainProduct, sellerData })
      expect(sellerOf(product)).toEqual({ email: 'seller@loppis.test', isVerified: false })
    },
  )

  it.each([
    ['an empty body', undefined],
    ['null', null],
    ['an empty object', {}],
    [
      'a null field',
      { acknowledged: null, modifiedCount: null, deletedCount: null, insertedId: null },
    ],
    ['an empty field', { modifiedCount: 0, deletedCount: 0, insertedId: '' }],
  ])(
    'B7, B9, O3, P5, L3, A2, A4, A5: %s with status 200 means that nothing was done',
    async (_, body) => {
      server().answer({ body: body === null ? 'null' : body })
      expect(await api().bookProduct(submission, 'act-1')).toEqual({ acknowledged: false })
      expect(await api().deleteBooking({ email: 'bo@loppis.test', productId: '1' })).toEqual({
        modifiedCount: 0,
      })
      expect(await api().savePayment(paymentRecord, 'act-2')).toEqual({ insertedId: null })
      expect(await api().reportProduct('product-1', 'act-3')).toEqual({ insertedId: null })
      expect(await api().addProduct(listing, 'act-4')).toEqual({ insertedId: null })
      expect(await api().removeBuyer('buyer-1')).toEqual({ deletedCount: 0 })
      expect(await api().removeSeller('siv@loppis.test')).toEqual({ deletedCount: 0 })
      expect(await api().verifySeller('seller-1')).toEqual({ modifiedCount: 0 })
    },
  )

  it.each([
    ['a number', 17, '17'],
    ['an object id in extended JSON', { $oid: '65f0' }, '65f0'],
  ])('P5: an insertedId may be %s', async (_, insertedId, read) => {
    server().answer({ body: { insertedId } })
    expect(await api().savePayment(paymentRecord, 'act-2')).toEqual({ insertedId: read })
  })

  it('A2, A4, A5: counts may be strings', async () => {
    server().answer({ body: { deletedCount: '1', modifiedCount: '1' } })
    expect(await api().removeBuyer('buyer-1')).toEqual({ deletedCount: 1 })
    expect(await api().verifySeller('seller-1')).toEqual({ modifiedCount: 1 })
  })

  it.each(['null', ''])('P1: the response %j for a payable booking is notFound', async (body) => {
    server().answer({ body })
    expect(await failureIn(api().getPayableBooking('booking-9'))).toMatchObject({
      kind: 'notFound',
    })
  })
})

describe('C4: responses that cannot be decoded are a clear error', () => {
  const { price: _, ...withoutPrice } = plainPayableBooking

  it.each([
    {
      name: 'a payable booking without its price',
      call: () => api().getPayableBooking('booking-1'),
      body: withoutPrice,
      says: "'price' is missing.",
    },
    {
      name: 'an unknown role',
      call: () => api().getRole('bo@loppis.test'),
      body: { role: 'secret-4711' },
      says: "'role' is not of type enums.",
    },
    {
      name: 'an empty access token',
      call: () => api().getAccessToken({ email: 'bo@loppis.test', idToken: null }),
      body: { accessToken: '' },
      says: "'accessToken' is not of type string.",
    },
    {
      name: 'an intent without its client secret',
      call: () =>
        api().createIntent({ price: 1, bookingId: 'booking-1', productId: 'product-1' }, 'act-1'),
      body: {},
      says: "'clientSecret' is missing.",
    },
    {
      name: 'an object in place of a list',
      call: () => api().getCategories(),
      body: { categories: 'secret-4711' },
      says: 'The answer is not of type array.',
    },
    {
      name: 'an empty body in place of a list',
      call: () => api().getCategories(),
      body: undefined,
      says: 'The answer is missing.',
    },
    {
      name: 'an HTML page in place of JSON',
      call: () => api().getCategories(),
      body: '<!doctype html><title>secret-4711</title>',
      says: 'The answer is not JSON.',
    },
    {
      name: 'an insertedId that is an unknown object',
      call: () => api().savePayment(paymentRecord, 'act-2'),
      body: { insertedId: { id: 'secret-4711' } },
      says: "'insertedId' is not of type string.",
    },
  ])('C4: $name', async ({ call, body, says }) => {
    server().answer({ body })
    const error: unknown = await call().catch((thrown: unknown) => thrown)
    expect(failureOf(error)).toEqual({ kind: 'undecodable', message: says })
    expect(String(error)).not.toContain('secret-4711')
  })
})
