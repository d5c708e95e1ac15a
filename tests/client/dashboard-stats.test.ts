import { describe, expect, test } from 'vitest'
import {
  countSold,
  earnings,
  earningsByMonth,
  orderStats,
  productStats,
  reportStats,
  sellerStats,
} from '../../src/domain/dashboard-stats.ts'
import type { Order } from '../../src/domain/booking.ts'
import type { Sale } from '../../src/domain/sale.ts'
import { listedWithStates } from '../../src/screens/seller-story-fixtures.ts'
import { camera } from '../../src/screens/story-fixtures.ts'

const BUYER = 'buyer@loppis.test'

const order: Order = {
  _id: 'booking-1',
  productId: 'product-1',
  productName: 'Camera',
  image: '/camera.webp',
  price: 40,
  sellerEmail: 'seller@loppis.test',
  sellerContact: '+1 555 0101',
  sellerRemoved: false,
  isPaid: false,
  boughtBy: null,
  isHeld: false,
  isUnsettled: false,
}

const sold = (price: number, soldAt?: string): Sale => ({
  _id: `${price}`,
  productName: 'Camera',
  image: '/camera.webp',
  price,
  bookers: [],
  boughtBy: BUYER,
  buyer: null,
  soldAt,
})

describe('the dashboard statistics', () => {
  test('O2: orders count by their Paid column, and unsettled orders count as to be paid', () => {
    const orders: Order[] = [
      order,
      { ...order, price: 2.5, isUnsettled: true },
      { ...order, price: 30, isPaid: true, boughtBy: BUYER },
      { ...order, isPaid: true, boughtBy: 'theo@loppis.test' },
      { ...order, sellerRemoved: true },
      { ...order, isHeld: true },
    ]
    expect(orderStats(orders, BUYER)).toEqual({
      toPay: { count: 2, amount: 42.5 },
      paid: { count: 1, bought: 1, amount: 30 },
      unavailable: 3,
    })
  })

  const progress = (state: string, kept: number) => ({
    progress: { state, position: 'released', refunded: 40 - kept, kept, deadline: null },
  })

  test('money that came back to a buyer is neither spent nor earned', () => {
    const undone = [progress('canceled', 0), progress('refunded', 0)]
    // The bank took the money of the last one.
    const parts = [progress('completed', 27.5), progress('paid', 40), progress('received', 0)]
    const rows = [...undone, ...parts]
    const bought = rows.map((row) => ({ ...order, ...row, isPaid: true, boughtBy: BUYER }))
    expect(orderStats(bought, BUYER).paid).toEqual({ count: 5, bought: 3, amount: 67.5 })
    const sales = rows.map((row) => ({ ...sold(40), ...row }))
    expect(earnings(sales)).toBe(67.5)
    expect(countSold(sales)).toBe(parts.length)
  })

  test('L5: a sold product does not count as advertised', () => {
    const products = [
      { ...camera, isSold: false, isAdvertised: true },
      { ...camera, isSold: false, isAdvertised: false },
      { ...camera, isSold: true, isAdvertised: true },
    ]
    expect(productStats(products)).toEqual({ advertised: 1, quiet: 1, hidden: 0, sold: 1 })
  })

  test('L5: each product counts once, also one that has expired or is withdrawn, sold elsewhere or undone', () => {
    expect(productStats(listedWithStates)).toEqual({ advertised: 3, quiet: 0, hidden: 4, sold: 1 })
    expect(listedWithStates).toHaveLength(8)
  })

  test('L9: earnings cover the last six calendar months, also across a new year', () => {
    const now = new Date(2027, 1, 3, 12)
    const at = (year: number, month: number, day: number) =>
      new Date(year, month, day, 12).toISOString()
    const sales = [
      sold(10, at(2027, 1, 1)),
      sold(20, at(2027, 0, 31)),
      sold(5, at(2027, 0, 1)),
      sold(7, at(2026, 8, 1)),
      sold(99, at(2026, 7, 31)),
    ]
    const months = earningsByMonth(sales, now)
    expect(months?.map(({ amount }) => amount)).toEqual([7, 0, 0, 0, 25, 10])
    expect(months?.[0]?.start).toEqual(new Date(2026, 8, 1))
    expect(earnings(sales)).toBe(141)
  })

  test('L9: earnings have no months if a sale lacks its date', () => {
    expect(earningsByMonth([sold(10), sold(20, '2026-11-01T10:00:00Z')], new Date())).toBeNull()
    expect(earningsByMonth([], new Date())).toHaveLength(6)
  })

  test('A3: unverified sellers count as to be verified', () => {
    const seller = { _id: '1', name: 'Sam', email: 'sam@loppis.test', isVerified: true }
    expect(sellerStats([seller, { ...seller, isVerified: false }])).toEqual({
      verified: 1,
      toVerify: 1,
    })
  })

  test('A6: an unreadable reported product counts as present, a missing one as gone', () => {
    const item = {
      productId: '1',
      product: camera,
      isUnreadable: false,
      isDismissible: false,
      isHideable: false,
      reports: 3,
      reasons: [],
      words: [],
    }
    const numbers = reportStats([
      item,
      { ...item, product: null, isUnreadable: true, reports: 1 },
      { ...item, product: null, reports: 1 },
    ])
    expect(numbers).toEqual({ there: 2, gone: 1 })
  })
})
