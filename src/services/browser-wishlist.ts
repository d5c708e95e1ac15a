import { is } from 'superstruct'
import { randomId } from '../domain/random-id.ts'
import {
  BROWSER_WISHLIST_LIMIT,
  type KeptProduct,
  StoredWishlistStruct,
  type WishlistChange,
} from '../domain/wishlist.ts'
import { createStoredText, type TextStorage } from './stored-text.ts'

/** `thisPage`: the browser stores nothing, so the list ends with the page. `full`: nothing was changed. */
type Outcome = 'stored' | 'thisPage' | 'full'

export type BrowserWishlist = {
  /** Returns what the browser keeps, the last kept first. */
  read(): readonly KeptProduct[]
  /** Returns the name of the list as it is now: another change gives it another name. */
  key(): string
  /** Keeps a product, or removes it. A product that is kept already stays as it is. */
  change(change: WishlistChange): Outcome
  clear(): void
  /** Calls `listener` when the list changes, here or in another tab. Returns a function that stops. */
  watch(listener: () => void): () => void
}

const KEY = 'loppis.wishlist.v1'
const nothing = { key: '', kept: [] }

/**
 * Keeps the wishlist of a guest in local storage. Where the browser stores nothing (private windows, a full disk), the
 * list lives as long as the page. An unreadable list is empty.
 */
export function createBrowserWishlist(openStorage: () => TextStorage): BrowserWishlist {
  const text = createStoredText(KEY, openStorage)
  const listeners = new Set<() => void>()
  const read = () => {
    try {
      const stored: unknown = JSON.parse(text.read() ?? 'null')
      return is(stored, StoredWishlistStruct) ? stored : nothing
    } catch {
      return nothing
    }
  }
  const isStored = (written: string) => {
    try {
      return openStorage().getItem(KEY) === written
    } catch {
      return false
    }
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    read: () => read().kept,
    key: () => read().key,
    change({ kept, isKept }) {
      const before = read().kept
      const isKeptAlready = before.some(({ product }) => product._id === kept.product._id)
      if (isKept && isKeptAlready) return 'stored'
      if (isKept && before.length >= BROWSER_WISHLIST_LIMIT) return 'full'
      const after = isKept
        ? [kept, ...before].toSorted((one, other) => (one.keptAt < other.keptAt ? 1 : -1))
        : before.filter(({ product }) => product._id !== kept.product._id)
      const written = JSON.stringify({ key: randomId(), kept: after })
      text.keep(written)
      tell()
      return isStored(written) ? 'stored' : 'thisPage'
    },
    clear() {
      text.remove()
      tell()
    },
    watch(listener) {
      listeners.add(listener)
      const stop = text.onChangedElsewhere(listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  }
}
