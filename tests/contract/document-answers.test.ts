import { describe, expect, it } from 'vitest'
import { isUnreadable, type Listed } from '../../src/domain/listed.ts'
import { sellerOf } from '../../src/domain/product.ts'
import { buyerOf } from '../../src/domain/sale.ts'
import { fromTheStart } from './from-the-start.ts'
import { plainBooking, plainPayableBooking, plainProduct, plainSale } from './response-fixtures.ts'
import { recordedCalls } from './recorded-calls.ts'

const { api, server } = recordedCalls()

/** Returns the first item of a list to which the server responds with this one document. */
async function first<Item>(
  list: () => Promise<readonly Listed<Item>[]>,
  document: object,
): Promise<Item> {
  server().answer({ body: [document] })
  const [item] = await list()
  if (item === undefined || isUnreadable(item)) throw new Error('Nothing was decoded.')
  return item
}
const product = (changes: object) =>
  first(async () => (await api().getAdvertisements(fromTheStart)).items, {
    ...plainProduct,
    ...changes,
  })
const sale = (changes: object) =>
  first(() => api().getSales('siv@loppis.test'), { ...plainSale, ...changes })

it('the end of a hold is by the clock of the browser, which may differ from the server’s', async () => {
  const ends = '2026-03-01T12:15:00.000Z'
  const hour = 3_600_000
  const headers = { date: new Date(Date.now() - hour).toUTCString() }
  server().answer({ headers, body: [{ ...plainBooking, isHeld: true, heldUntil: ends }] })
  const [booking] = await api().getBookings('bea@loppis.test')
  if (booking === undefined || isUnreadable(booking)) throw new Error('Nothing was decoded.')
  const ahead = Date.parse(booking.heldUntil ?? '') - Date.parse(ends)
  expect(Math.abs(ahead - hour)).toBeLessThan(10_000)
})

describe('C4: products in the formats of a document database', () => {
  it.each([
    ['a number', 17, '17'],
    ['an object id in extended JSON', { $oid: '65f0' }, '65f0'],
  ])('C7: an _id may be %s', async (_, _id, read) => {
    expect(await product({ _id })).toMatchObject({ _id: read })
  })

  it.each([
    ['categoryId is null', { categoryId: null, category: 'category-7' }],
    ['category is a number', { categoryId: undefined, category: 7 }],
    ['category is a document', { categoryId: undefined, category: { _id: '7' } }],
  ])('C7: category replaces categoryId if %s', async (_, changes) => {
    const { categoryId } = await product(changes)
    expect(categoryId).toMatch(/7$/)
  })

  it('C7: categoryId takes precedence over category', async () => {
    expect(await product({ category: 'Bicycles' })).toMatchObject({ categoryId: 'category-1' })
  })

  it.each([
    ['missing', undefined],
    ['null', null],
  ])('C4: optional fields may be %s', async (_, nothing) => {
    const left = { description: nothing, isSold: nothing, isAdvertised: nothing }
    expect(await product(left)).toMatchObject({
      description: '',
      isSold: false,
      isAdvertised: false,
    })
  })

  it('C4: numbers and booleans may be strings or extended JSON', async () => {
    const odd = {
      askingPrice: { $numberDecimal: '180.50' },
      isAdvertised: 'true',
      isSold: 'false',
      contact: 5_550_100,
    }
    expect(await product(odd)).toMatchObject({
      askingPrice: 180.5,
      isAdvertised: true,
      isSold: false,
      contact: '5550100',
    })
  })

  it('B7: a name keeps its whitespace, because the server compares the name in a booking', async () => {
    const productName = '  Racing \n bicycle '
    expect(await product({ productName })).toMatchObject({ productName })
  })

  it.each([
    ['missing', {}, false],
    ['null', { isVerified: null }, false],
    ['a string', { isVerified: 'true' }, true],
  ])('C6: isVerified of a seller may be %s', async (_, said, isVerified) => {
    const decoded = await product({ sellerData: [{ email: 'siv@loppis.test', ...said }] })
    expect(sellerOf(decoded)).toEqual({ email: 'siv@loppis.test', isVerified })
  })

  it('C6: only the first seller is read', async () => {
    const decoded = await product({ sellerData: [{ email: 'siv@loppis.test' }, 'secret-4711'] })
    expect(sellerOf(decoded).email).toBe('siv@loppis.test')
  })

  it.each([[{}], [{ colour: '#dcb' }]])(
    'C4: imageSources are returned with the color, if there is one (%j)',
    async (known) => {
      const imageSources = { avif: '/a.avif 160w', webp: '/a.webp 160w', ...known }
      expect(await product({ imageSources })).toMatchObject({ imageSources })
    },
  )

  it.each([['large.png'], [null], [{ avif: 1 }]])(
    'C4: imageSources in another format (%j) are ignored',
    async (imageSources) => {
      expect(await product({ imageSources })).toMatchObject({ imageSources: undefined })
    },
  )
})

describe('C4: bookings in the formats of a document database', () => {
  const nothing = { sellerEmail: null, sellerContact: null, sellerRemoved: null, isPaid: null }
  const read = { sellerEmail: '', sellerContact: '', sellerRemoved: false, isPaid: false }

  it('O1: null is decoded as an empty string or false', async () => {
    const booking = first(() => api().getBookings('bo@loppis.test'), {
      ...plainBooking,
      ...nothing,
    })
    expect(await booking).toMatchObject(read)
  })

  it('O1: ids may be objects or numbers, and contacts may be numbers', async () => {
    const odd = { _id: { $oid: '65f0' }, productId: 17, sellerContact: 555 }
    const booking = first(() => api().getBookings('bo@loppis.test'), { ...plainBooking, ...odd })
    expect(await booking).toMatchObject({ _id: '65f0', productId: '17', sellerContact: '555' })
  })

  it('P1: a payable booking may have other types in the fields of our extensions', async () => {
    const document = { ...plainPayableBooking, price: '180', transactionId: 17, boughtBy: null }
    server().answer({ body: { ...document, isPaid: null } })
    expect(await api().getPayableBooking('booking-1')).toMatchObject({
      price: 180,
      isPaid: false,
      transactionId: undefined,
    })
  })
})

describe('L10: the buyer of a sale', () => {
  const ana = { name: 'Ana Andersson', email: 'ana@loppis.test' }

  it.each([
    ['a sale with a buyer', { buyer: { name: 'Bo', email: 'bo@loppis.test' } }],
    [
      'a sale with a buyer whose bookers are null',
      { buyer: { name: 'Bo', email: 'bo@loppis.test' }, bookers: null },
    ],
  ])('L10: is read from %s', async (_, changes) => {
    expect(buyerOf(await sale(changes))).toEqual({ name: 'Bo', email: 'bo@loppis.test' })
  })

  it.each([
    ['no buyer', {}],
    ['a buyer that is null', { buyer: null }],
    ['a buyer that is a string', { buyer: 'bo@loppis.test' }],
    ['a booker without an e-mail', { bookers: [{ bookerName: 'Who' }, ...plainSale.bookers] }],
  ])('L10: with %s, is the first booker whose e-mail differs from boughtBy', async (_, changes) => {
    expect(buyerOf(await sale(changes))).toEqual(ana)
  })

  it.each([
    ['missing', undefined],
    ['null', null],
    ['empty', []],
  ])('L10: is null if bookers is %s', async (_, bookers) => {
    expect(buyerOf(await sale({ bookers }))).toBeNull()
  })

  it('L10: is the only booker, though boughtBy is the same', async () => {
    const bookers = plainSale.bookers.slice(0, 1)
    expect(buyerOf(await sale({ bookers }))?.email).toBe(bookers[0]?.bookerEmail)
  })

  it('L10: has an empty name if the name of the booker is null', async () => {
    const bookers = [{ bookerName: null, bookerEmail: 'ana@loppis.test' }]
    expect(buyerOf(await sale({ bookers }))).toEqual({ ...ana, name: '' })
  })

  it.each([
    ['missing', { price: undefined }],
    ['null', { price: null }],
  ])('L9: if the price is %s, it is the asking price', async (_, changes) => {
    expect(await sale({ ...changes, askingPrice: '95' })).toMatchObject({ price: 95 })
  })
})
