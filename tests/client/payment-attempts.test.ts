import { describe, expect, it } from 'vitest'
import type { PaymentAttempt } from '../../src/domain/payment.ts'
import { type AttemptStorage, createPaymentAttempts } from '../../src/actors/payment-attempts.ts'

const buyerEmail = 'buyer@loppis.test'
const attempt: PaymentAttempt = {
  version: 1,
  bookingId: 'booking/1',
  productId: 'product-1',
  productName: 'Racing bicycle',
  buyerEmail,
  clientSecret: 'pi_1_secret_2',
  price: 180,
}

function storageOf(entries = new Map<string, string>()): AttemptStorage {
  return {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

const refuse = (): never => {
  throw new DOMException('Refused', 'SecurityError')
}

describe('P4: a stored payment attempt', () => {
  it('P4: survives a reload', () => {
    const storage = storageOf()
    createPaymentAttempts(() => storage).keep(attempt)
    const reloaded = createPaymentAttempts(() => storage)
    expect(reloaded.recall('booking/1', buyerEmail)).toEqual(attempt)
    expect(reloaded.bookings(buyerEmail)).toEqual(['booking/1'])
  })

  it('P4: keeps the transaction of a charge', () => {
    const storage = storageOf()
    const transaction = { transactionId: 'pi_1', transactionTime: '2031-05-04T10:00:00.000Z' }
    createPaymentAttempts(() => storage).keep({ ...attempt, transaction })
    const reloaded = createPaymentAttempts(() => storage)
    expect(reloaded.recall('booking/1', buyerEmail)).toEqual({ ...attempt, transaction })
  })

  it.each([{}, null, 'pi_1', { transactionId: 'pi_1' }])(
    'P4: has no transaction where it is broken, so that the card provider is asked: %j',
    (transaction) => {
      const storage = storageOf()
      createPaymentAttempts(() => storage).keep(attempt)
      const key = storage.key(0) ?? ''
      storage.setItem(key, JSON.stringify({ ...attempt, transaction }))
      const reloaded = createPaymentAttempts(() => storage)
      expect(reloaded.recall('booking/1', buyerEmail)).toEqual(attempt)
    },
  )

  it('P4: belongs to one buyer, even if two buyers share a booking', () => {
    const storage = storageOf()
    const attempts = createPaymentAttempts(() => storage)
    const another = { ...attempt, buyerEmail: 'buyer2@loppis.test', clientSecret: 'pi_2_secret_3' }
    attempts.keep(attempt)
    attempts.keep(another)
    expect(attempts.recall('booking/1', buyerEmail)).toEqual(attempt)
    expect(attempts.bookings('buyer2@loppis.test')).toEqual(['booking/1'])
    attempts.forget('booking/1', 'buyer2@loppis.test')
    expect(attempts.recall('booking/1', 'buyer2@loppis.test')).toBeNull()
    expect(attempts.recall('booking/1', buyerEmail)).toEqual(attempt)
  })

  it('P4: is replaced by a later attempt', () => {
    const storage = storageOf()
    const attempts = createPaymentAttempts(() => storage)
    attempts.keep(attempt)
    attempts.keep({ ...attempt, price: 190 })
    expect(attempts.recall('booking/1', buyerEmail)).toEqual({ ...attempt, price: 190 })
  })

  it('P4: is gone for the next page once it is forgotten', () => {
    const storage = storageOf()
    const attempts = createPaymentAttempts(() => storage)
    attempts.keep(attempt)
    attempts.forget('booking/1', buyerEmail)
    expect(createPaymentAttempts(() => storage).bookings(buyerEmail)).toEqual([])
  })

  it.each([
    ['is of an older version', JSON.stringify({ ...attempt, version: 0 })],
    ['is of a newer version', JSON.stringify({ ...attempt, version: 2 })],
    ['lacks its client secret', JSON.stringify({ ...attempt, clientSecret: undefined })],
    ['is truncated JSON', JSON.stringify(attempt).slice(0, 40)],
    ['is of another type', '[1]'],
    ['is null', 'null'],
    ['is huge', 'x'.repeat(1_000_000)],
    ['is of another buyer', JSON.stringify({ ...attempt, buyerEmail: 'x@loppis.test' })],
  ])('P4: is unreadable if its entry %s', (_, stored) => {
    const entries = new Map<string, string>()
    const attempts = createPaymentAttempts(() => storageOf(entries))
    attempts.keep(attempt)
    for (const key of entries.keys()) entries.set(key, stored)
    expect(attempts.recall('booking/1', buyerEmail)).toBe('unreadable')
    expect(attempts.bookings(buyerEmail)).toEqual(['booking/1'])
    attempts.forget('booking/1', buyerEmail)
    expect(attempts.recall('booking/1', buyerEmail)).toBeNull()
  })

  it('P4: is unreadable under the key of a newer version until it is replaced', () => {
    const newer = 'loppis.paymentAttempt.v2/booking%2F1/buyer%40loppis.test'
    const entries = new Map([[newer, '{"version":2}']])
    const attempts = createPaymentAttempts(() => storageOf(entries))
    expect(attempts.recall('booking/1', buyerEmail)).toBe('unreadable')
    attempts.keep(attempt)
    expect(attempts.recall('booking/1', buyerEmail)).toEqual(attempt)
    attempts.forget('booking/1', buyerEmail)
    expect([...entries.keys()]).toEqual([])
  })

  it('C4: leaves other entries of the storage alone', () => {
    const storage = storageOf(
      new Map([
        ['accessToken', 'access-1'],
        ['loppis.paymentAttempt.v1/%/%', '{}'],
      ]),
    )
    const attempts = createPaymentAttempts(() => storage)
    expect(attempts.bookings(buyerEmail)).toEqual([])
    expect(storage.getItem('accessToken')).toBe('access-1')
  })
})

describe('P4: payment attempts without usable storage', () => {
  it('P4: are kept in memory if every access throws', () => {
    const attempts = createPaymentAttempts(refuse)
    expect(attempts.recall('booking/1', buyerEmail)).toBeNull()
    attempts.keep(attempt)
    expect(attempts.recall('booking/1', buyerEmail)).toEqual(attempt)
    expect(attempts.bookings(buyerEmail)).toEqual(['booking/1'])
    attempts.forget('booking/1', buyerEmail)
    expect(attempts.bookings(buyerEmail)).toEqual([])
  })

  it('P4: replace an older attempt even if the storage is full', () => {
    const storage = storageOf()
    createPaymentAttempts(() => storage).keep(attempt)
    const full = createPaymentAttempts(() => ({ ...storage, length: 1, setItem: refuse }))
    full.keep({ ...attempt, clientSecret: 'pi_9_secret_9' })
    expect(full.recall('booking/1', buyerEmail)).toMatchObject({ clientSecret: 'pi_9_secret_9' })
  })

  it('P4: are forgotten even if they cannot be removed', () => {
    const storage = storageOf()
    createPaymentAttempts(() => storage).keep(attempt)
    const stuck = createPaymentAttempts(() => ({ ...storage, length: 1, removeItem: refuse }))
    stuck.forget('booking/1', buyerEmail)
    expect(stuck.recall('booking/1', buyerEmail)).toBeNull()
    expect(stuck.bookings(buyerEmail)).toEqual([])
  })
})
