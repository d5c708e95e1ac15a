import { describe, expect, it } from 'vitest'
import { buyerOf, type Sale } from '../../src/domain/sale.ts'

const ada = { bookerName: 'Ada', bookerEmail: 'ada@loppis.test' }
const eve = { bookerName: 'Eve', bookerEmail: 'eve@loppis.test' }
const sale: Sale = {
  _id: 'product-1',
  productName: 'Lamp',
  image: '/lamp.webp',
  price: 20,
  bookers: [ada, eve],
}

describe('the buyer of a sale', () => {
  it('L10: is the buyer that the server names, whoever else has booked', () => {
    const buyer = { name: 'Bea', email: 'bea@loppis.test' }
    expect(buyerOf({ ...sale, buyer, boughtBy: eve.bookerEmail })).toEqual(buyer)
  })

  it.each([undefined, null])(
    'L10: is the first booker who is not boughtBy if the server names none (%s)',
    (buyer) => {
      expect(buyerOf({ ...sale, buyer, boughtBy: ada.bookerEmail })).toEqual({
        name: 'Eve',
        email: 'eve@loppis.test',
      })
    },
  )

  it('L10: is the first booker if boughtBy is unknown', () => {
    expect(buyerOf(sale)).toEqual({ name: 'Ada', email: 'ada@loppis.test' })
  })

  it('L10: is the first booker if every booker is boughtBy', () => {
    expect(buyerOf({ ...sale, bookers: [ada], boughtBy: ada.bookerEmail })).toEqual({
      name: 'Ada',
      email: 'ada@loppis.test',
    })
  })

  it('L10: is a booker with an e-mail rather than one without', () => {
    const bookers = [{ bookerName: 'Bo', bookerEmail: '' }, ada]
    expect(buyerOf({ ...sale, bookers, boughtBy: ada.bookerEmail })).toMatchObject({ name: 'Ada' })
    expect(buyerOf({ ...sale, bookers: bookers.slice(0, 1) })).toEqual({ name: 'Bo', email: '' })
  })

  it('L10: is null if there are no bookers', () => {
    expect(buyerOf({ ...sale, bookers: [] })).toBeNull()
  })
})
