import { describe, expect, it } from 'vitest'
import { isUnreadable, type Listed } from '../../src/domain/listed.ts'
import { recordedCalls } from './recorded-calls.ts'
import { plainBooking, plainProduct, plainSale } from './response-fixtures.ts'

const { api, server } = recordedCalls()

/** Returns the first item of a list to which the server responds with this one item. */
async function first<Item>(
  list: () => Promise<readonly Listed<Item>[]>,
  item: object,
): Promise<Item> {
  server().answer({ body: [item] })
  const [read] = await list()
  if (read === undefined || isUnreadable(read)) throw new Error('Nothing was decoded.')
  return read
}

describe('the meeting of a booking, an extension', () => {
  const meeting = {
    phoneNumber: '555 0199',
    location: 'The old harbour',
    bookedAt: '2031-05-04T10:00:00.000Z',
  }
  const bookings = [{ _id: 'booking-1', name: 'Bo', email: 'bo@loppis.test', meeting }]
  const sale = (changes: object) =>
    first(() => api().getSales('siv@loppis.test'), { ...plainSale, ...changes })
  const listed = (changes: object) =>
    first(() => api().getSellerProducts('seller@loppis.test'), { ...plainProduct, ...changes })

  it('is read from bookings, sales and the products of a seller', async () => {
    const orders = () => api().getBookings('bo@loppis.test')
    expect(await first(orders, { ...plainBooking, meeting })).toMatchObject({ meeting })
    expect(await sale({ meeting })).toMatchObject({ meeting })
    expect(await listed({ bookings })).toMatchObject({ bookings })
  })

  it.each([
    ['missing', undefined],
    ['a string', 'at noon'],
    ['without a place', { ...meeting, location: undefined }],
    ['of an unknown date', { ...meeting, bookedAt: 'soon' }],
  ])('is absent if it is %s, and the rest is read', async (_, odd) => {
    const orders = () => api().getBookings('bo@loppis.test')
    const { meeting: inOrder, ...order } = await first(orders, { ...plainBooking, meeting: odd })
    const { meeting: inSale, ...sold } = await sale({ meeting: odd })
    const { bookings: inProduct, ...product } = await listed({
      bookings: [{ ...bookings[0], meeting: odd }],
    })
    expect([inOrder, inSale, inProduct]).toEqual([undefined, undefined, undefined])
    expect(order).toMatchObject({ productName: plainBooking.productName })
    expect(sold).toMatchObject({ price: 180 })
    expect(product).toMatchObject({ productName: plainProduct.productName })
  })
})
