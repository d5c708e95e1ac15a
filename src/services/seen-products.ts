import { array, is } from 'superstruct'
import { type TileProduct, TileProductStruct, tileOf } from '../domain/wishlist.ts'
import { createStoredText, type TextStorage } from './stored-text.ts'

export type SeenProducts = {
  /** Returns the products that were looked at, the last one first. */
  read(): readonly TileProduct[]
  add(product: TileProduct): void
  clear(): void
  /** Calls `listener` when another tab changes the list. Returns a function that stops. */
  watch(listener: () => void): () => void
}

const KEY = 'loppis.seen.v1'
/** Twelve, and the one whose page is open. */
const MOST = 13

/**
 * Keeps the last products that were looked at, in local storage, and nowhere else. Where the browser stores nothing, the
 * list lives as long as the page. An unreadable list is empty.
 */
export function createSeenProducts(openStorage: () => TextStorage): SeenProducts {
  const text = createStoredText(KEY, openStorage)
  const read = () => {
    try {
      const stored: unknown = JSON.parse(text.read() ?? '[]')
      return is(stored, array(TileProductStruct)) ? stored : []
    } catch {
      return []
    }
  }
  return {
    read,
    add(product) {
      const others = read().filter(({ _id }) => _id !== product._id)
      text.keep(JSON.stringify([tileOf(product), ...others].slice(0, MOST)))
    },
    clear: () => text.remove(),
    watch: (listener) => text.onChangedElsewhere(listener),
  }
}
