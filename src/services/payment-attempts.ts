import type { PaymentAttempt, RecalledAttempt } from '../domain/payment.ts'

/** Local storage, or whatever keeps text under keys. */
export type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export type PaymentAttempts = {
  /** The attempt of this buyer to pay this booking, if one is open. */
  recall(bookingId: string, buyerEmail: string): RecalledAttempt
  keep(attempt: PaymentAttempt): void
  /** Forgets it in every version. */
  forget(bookingId: string, buyerEmail: string): void
  /** The bookings that this buyer has begun to pay, whether what was kept can be read or not. */
  bookings(buyerEmail: string): string[]
}

/** A shape that changes takes a new key, so that no version overwrites another's. */
const KEY = 'loppis.paymentAttempt.v1'
const OF_ANY_VERSION = /^loppis\.paymentAttempt\.v\d+$/

/**
 * Attempts to pay that outlive a reload, one an entry per booking and buyer: a server may share a booking among
 * the buyers of one product, and buyers may share a browser. What cannot be read, being broken or of another version,
 * is known by its key, so that no charge is passed over in silence.
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
  const read = (key: string): RecalledAttempt => {
    const kept = memory.get(key)
    return kept === undefined ? readStored(openStorage, key) : kept
  }
  /** The keys of all that is open for a buyer, of any version. */
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

function keyOf(bookingId: string, buyerEmail: string): string {
  return [KEY, bookingId, buyerEmail].map(encodeURIComponent).join('/')
}

/** What a key is for; null for a key that is none of ours. */
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

function readStored(openStorage: () => AttemptStorage, key: string): RecalledAttempt {
  try {
    const text = openStorage().getItem(key)
    if (text === null) return null
    const stored: unknown = JSON.parse(text)
    return key.startsWith(`${KEY}/`) && isAttempt(stored) ? stored : 'unreadable'
  } catch {
    return 'unreadable'
  }
}

const texts = ['bookingId', 'productId', 'productName', 'buyerEmail', 'clientSecret'] as const

/** By hand: whoever only looks around has this file, and need not have the library of the structs for it. */
function isAttempt(stored: unknown): stored is PaymentAttempt {
  if (typeof stored !== 'object' || stored === null) return false
  const field = (name: keyof PaymentAttempt): unknown => Reflect.get(stored, name)
  return (
    field('version') === 1 &&
    texts.every((name) => typeof field(name) === 'string') &&
    typeof field('price') === 'number'
  )
}
