import { describe, expect, it } from 'vitest'
import {
  canSetUp,
  moneySums,
  type SellerOrder,
  waitsForAccount,
} from '../../src/domain/seller-money.ts'

const order = (position: string, money: Partial<SellerOrder['money']>): SellerOrder => ({
  _id: position,
  role: 'seller',
  product: { name: 'Old camera' },
  price: 100,
  paidAt: '2031-05-02T10:15:00.000Z',
  position,
  money: { held: 0, inFlight: 0, released: 0, refunded: 0, waitsFor: null, ...money },
})

describe("the sums of a seller's money", () => {
  it('add up in cents', () => {
    const orders = [order('held', { held: 0.1 }), order('held', { held: 0.2 })]
    expect(moneySums(orders)).toEqual({ held: 0.3, due: 0, waiting: 0, sent: 0 })
  })

  it.each([
    ['held', { held: 100 }, { held: 100, due: 0, waiting: 0, sent: 0 }],
    ['releasing', { inFlight: 100 }, { held: 0, due: 100, waiting: 0, sent: 0 }],
    [
      'releasing',
      { inFlight: 100, waitsFor: 'provider' },
      { held: 0, due: 100, waiting: 0, sent: 0 },
    ],
    // Nothing is on its way before there is an account to send it to.
    [
      'releasing',
      { inFlight: 100, waitsFor: 'payoutAccount' },
      { held: 0, due: 0, waiting: 100, sent: 0 },
    ],
    [
      'splitting',
      { inFlight: 60, refunded: 40, waitsFor: 'payoutAccount' },
      { held: 0, due: 0, waiting: 60, sent: 0 },
    ],
    // The transfer failed and is tried again.
    ['releasing', { held: 100 }, { held: 0, due: 100, waiting: 0, sent: 0 }],
    ['released', { released: 100 }, { held: 0, due: 0, waiting: 0, sent: 100 }],
    ['refunding', { inFlight: 100 }, { held: 0, due: 0, waiting: 0, sent: 0 }],
    ['splitting', { inFlight: 40, held: 60 }, { held: 0, due: 0, waiting: 0, sent: 0 }],
    ['splitting', { inFlight: 60, refunded: 40 }, { held: 0, due: 60, waiting: 0, sent: 0 }],
    ['settled', { released: 60, refunded: 40 }, { held: 0, due: 0, waiting: 0, sent: 60 }],
  ])('of an order that is %s with %j', (position, money, sums) => {
    expect(moneySums([order(position, money)])).toEqual(sums)
  })
})

const account = (status: 'none' | 'pending' | 'active', isSubmitted = true) => ({
  status,
  isSubmitted,
  missing: [],
})

describe('the payout account', () => {
  it('is set up by a seller who has not given all details, and by no other', () => {
    expect(canSetUp(account('none', false))).toBe(true)
    expect(canSetUp(account('pending', false))).toBe(true)
    expect(canSetUp({ ...account('pending'), missing: ['identity'] })).toBe(true)
    expect(canSetUp(account('pending'))).toBe(false)
    expect(canSetUp(account('active'))).toBe(false)
  })

  it('is asked for where money waits for it', () => {
    const orders = [order('releasing', { inFlight: 100, waitsFor: 'payoutAccount' })]
    expect(waitsForAccount({ orders, account: account('none', false) })).toBe(true)
    expect(waitsForAccount({ orders, account: account('active') })).toBe(false)
    expect(waitsForAccount({ orders: [], account: account('none', false) })).toBe(false)
  })
})
