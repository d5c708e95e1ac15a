import type { PaymentAttempt, StoredAttempt, Transaction } from '../domain/payment.ts'

/** Local storage, or another store of text by key. */
export type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export type PaymentAttempts = {
  /** Returns the buyer's open attempt to pay the booking, if there is one. */
  recall(bookingId: string, buyerEmail: string): StoredAttempt
  keep(attempt: PaymentAttempt): void
  /** Removes the attempt in every version. */
  forget(bookingId: string, buyerEmail: string): void
  /** Returns the bookings that the buyer has started to pay, whether the stored attempt is readable or not. */
  bookings(buyerEmail: string): string[]
}

/** A changed shape requires a new key, so that no version overwrites another's attempts. */
const KEY = 'loppis.paymentAttempt.v1'
const OF_ANY_VERSION = /^loppis\.paymentAttempt\.v\d+$/

/**
 * Persists payment attempts across reloads, one entry per booking and buyer: a server may share a booking among the
 * buyers of one product, and buyers may share a browser. An unreadable entry, broken or of another version, is
 * recognized by its key, so that no charge is ignored. If the storage refuses access (private windows, a full disk),
 * attempts stay in this page's memory.
 */
export function createPaymentAttempts(openStorage: () => AttemptStorage): PaymentAttempts {
  /** Attempts that the storage refused; null: a removal that it refused. Takes precedence over the storage. */
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
  const read = (key: string): StoredAttempt => {
    const inMemory = memory.get(key)
    return inMemory === undefined ? readStored(openStorage, key) : inMemory
  }
  /** Returns the keys of a buyer's open attempts, of any version. */
  const openKeys = (buyerEmail: string): string[] =>
    [...new Set([...storedKeys(openStorage), ...memory.keys()])].filter(
      (key) => partsOf(key)?.buyerEmail === buyerEmail && read(key) !== null,
    )

  return {
    recall(bookingId, buyerEmail) {
      const attempt = read(keyOf(bookingId, buyerEmail))
      if (attempt !== null && attempt !== 'unreadable') {
        const isTheirs = attempt.bookingId === bookingId && attempt.buyerEmail === buyerEmail
        return isTheirs ? attempt : 'unreadable'
      }
      const isOpen = openKeys(buyerEmail).some((key) => partsOf(key)?.bookingId === bookingId)
      return isOpen ? 'unreadable' : null
    },
    keep(attempt) {
      write(keyOf(attempt.bookingId, attempt.buyerEmail), attempt)
    },
    forget(bookingId, buyerEmail) {
      for (const key of [keyOf(bookingId, buyerEmail), ...openKeys(buyerEmail)]) {
        if (partsOf(key)?.bookingId === bookingId) write(key, null)
      }
    },
    bookings: (buyerEmail) => [
      ...new Set(openKeys(buyerEmail).map((key) => partsOf(key)?.bookingId ?? '')),
    ],
  }
}

const attemptsByStorage = new WeakMap<() => AttemptStorage, PaymentAttempts>()

/** Returns the attempts in a storage: one instance for all flows, because it knows what the storage refused. */
export function sharedAttempts(openStorage: () => AttemptStorage): PaymentAttempts {
  const attempts = attemptsByStorage.get(openStorage) ?? createPaymentAttempts(openStorage)
  attemptsByStorage.set(openStorage, attempts)
  return attempts
}

function keyOf(bookingId: string, buyerEmail: string): string {
  return [KEY, bookingId, buyerEmail].map(encodeURIComponent).join('/')
}

/** Parses a key; null for a key that does not belong to a payment attempt. */
function partsOf(key: string): { bookingId: string; buyerEmail: string } | null {
  const [kind = '', bookingId, buyerEmail] = key.split('/')
  if (!OF_ANY_VERSION.test(kind) || bookingId === undefined || buyerEmail === undefined) return null
  try {
    return {
      bookingId: decodeURIComponent(bookingId),
      buyerEmail: decodeURIComponent(buyerEmail),
    }
  } catch {
    return null
  }
}

function storedKeys(openStorage: () => AttemptStorage): string[] {
  try {
    const storage = openStorage()
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  } catch {
    return []
  }
}

function readStored(openStorage: () => AttemptStorage, key: string): StoredAttempt {
  try {
    const text = openStorage().getItem(key)
    if (text === null) return null
    const stored: unknown = JSON.parse(text)
    return key.startsWith(`${KEY}/`) && isAttempt(stored) ? readable(stored) : 'unreadable'
  } catch {
    return 'unreadable'
  }
}

/** Without its transaction, the card provider is asked about the attempt. */
function readable({ transaction, ...attempt }: PaymentAttempt): PaymentAttempt {
  return isTransaction(transaction) ? { ...attempt, transaction } : attempt
}

const isTransaction = (stored: unknown): stored is Transaction =>
  typeof stored === 'object' &&
  stored !== null &&
  ['transactionId', 'transactionTime'].every(
    (name) => typeof Reflect.get(stored, name) === 'string',
  )

const texts = ['bookingId', 'productId', 'productName', 'buyerEmail', 'clientSecret'] as const

function isAttempt(stored: unknown): stored is PaymentAttempt {
  if (typeof stored !== 'object' || stored === null) return false
  const field = (name: keyof PaymentAttempt): unknown => Reflect.get(stored, name)
  return (
    field('version') === 1 &&
    texts.every((name) => typeof field(name) === 'string') &&
    typeof field('price') === 'number'
  )
}
