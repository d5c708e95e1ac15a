import { is } from 'superstruct'
import { type PaymentAttempt, PaymentAttemptStruct } from '../domain/payment.ts'

/** Local storage, or whatever keeps text under keys. */
export type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export type PaymentAttempts = {
  /** The attempt of this buyer to pay this booking, if one is open. */
  recall(bookingId: string, buyerEmail: string): PaymentAttempt | null
  keep(attempt: PaymentAttempt): void
  forget(bookingId: string, buyerEmail: string): void
  all(buyerEmail: string): PaymentAttempt[]
}

/** A shape that changes takes a new key, so that no version reads or overwrites another's. */
const KEY = 'loppis.paymentAttempt.v1'

/**
 * Attempts to pay that outlive a reload, one an entry per booking and buyer: a server may share a booking among
 * the buyers of one product, and buyers may share a browser. What cannot be read is passed over.
 * Where the storage refuses (private windows, a full disk), this page's memory stands in for it.
 */
export function createPaymentAttempts(openStorage: () => AttemptStorage): PaymentAttempts {
  /** What the storage did not take; null: what it did not let go of. It goes before the storage. */
  const memory = new Map<string, PaymentAttempt | null>()

  const write = (key: string, attempt: PaymentAttempt | null): void => {
    try {
      if (attempt === null) openStorage().removeItem(key)
      else openStorage().setItem(key, JSON.stringify(attempt))
      memory.delete(key)
    } catch {
      memory.set(key, attempt)
    }
  }
  const read = (key: string): PaymentAttempt | null => {
    const kept = memory.get(key)
    return kept === undefined ? readStored(openStorage, key) : kept
  }

  return {
    recall(bookingId, buyerEmail) {
      const attempt = read(keyOf(bookingId, buyerEmail))
      const isTheirs = attempt?.bookingId === bookingId && attempt.buyerEmail === buyerEmail
      return isTheirs ? attempt : null
    },
    keep(attempt) {
      write(keyOf(attempt.bookingId, attempt.buyerEmail), attempt)
    },
    forget(bookingId, buyerEmail) {
      write(keyOf(bookingId, buyerEmail), null)
    },
    all(buyerEmail) {
      const keys = new Set([...storedKeys(openStorage), ...memory.keys()])
      return [...keys]
        .map(read)
        .filter((attempt) => attempt !== null)
        .filter((attempt) => attempt.buyerEmail === buyerEmail)
    },
  }
}

function keyOf(bookingId: string, buyerEmail: string): string {
  return [KEY, bookingId, buyerEmail].map(encodeURIComponent).join('/')
}

function storedKeys(openStorage: () => AttemptStorage): string[] {
  try {
    const storage = openStorage()
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(
      (key) => key.startsWith(`${KEY}/`),
    )
  } catch {
    return []
  }
}

function readStored(openStorage: () => AttemptStorage, key: string): PaymentAttempt | null {
  try {
    const stored: unknown = JSON.parse(openStorage().getItem(key) ?? 'null')
    return is(stored, PaymentAttemptStruct) ? stored : null
  } catch {
    return null
  }
}
