import { beforeEach, expect, it, vi } from 'vitest'
import { newWishlistEntry, type KeptProduct } from '../../src/domain/wishlist.ts'
import { createBrowserWishlist } from '../../src/services/browser-wishlist.ts'
import { camera, radio } from '../flows/booking/booking.script.ts'
import { openStorage } from '../screen/storage.ts'

// The tests run without a window, which tells of other tabs.
beforeEach(() => {
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  return () => vi.unstubAllGlobals()
})

const kept = (product: typeof camera, day: number): KeptProduct => ({
  ...newWishlistEntry(product),
  keptAt: `2026-01-0${day}T00:00:00.000Z`,
})
const older = kept(camera, 1)
const newer = kept(radio, 2)
const idsOf = (list: ReturnType<typeof createBrowserWishlist>) =>
  list.read().map(({ product }) => product._id)

it('a browser keeps products across reloads, the last kept first', () => {
  const storage = openStorage()
  const list = createBrowserWishlist(() => storage)
  expect(list.change({ kept: newer, isKept: true })).toBe('stored')
  expect(list.change({ kept: older, isKept: true })).toBe('stored')
  expect(createBrowserWishlist(() => storage).read()).toEqual([newer, older])
})

it('a product that is kept again keeps its price and its place', () => {
  const storage = openStorage()
  const list = createBrowserWishlist(() => storage)
  list.change({ kept: older, isKept: true })
  const key = list.key()
  expect(list.change({ kept: { ...older, price: 1 }, isKept: true })).toBe('stored')
  expect(list.read()).toEqual([older])
  expect(list.key()).toBe(key)
})

it('a list has another name after each change, so that it joins an account once', () => {
  const storage = openStorage()
  const list = createBrowserWishlist(() => storage)
  list.change({ kept: older, isKept: true })
  const key = list.key()
  list.change({ kept: newer, isKept: true })
  expect(list.key()).not.toBe(key)
  list.clear()
  expect(list.read()).toEqual([])
})

it('a list of a hundred products takes no more, and still gives them back', () => {
  const storage = openStorage()
  const list = createBrowserWishlist(() => storage)
  for (let index = 0; index < 100; index += 1) {
    list.change({ kept: newWishlistEntry({ ...camera, _id: `p${index}` }), isKept: true })
  }
  expect(list.change({ kept: newer, isKept: true })).toBe('full')
  expect(list.read()).toHaveLength(100)
  expect(list.change({ kept: newWishlistEntry({ ...camera, _id: 'p7' }), isKept: false })).toBe(
    'stored',
  )
  expect(list.change({ kept: newer, isKept: true })).toBe('stored')
})

it('where the browser stores nothing, the list ends with the page, and says so', () => {
  const list = createBrowserWishlist(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(list.change({ kept: older, isKept: true })).toBe('thisPage')
  expect(list.change({ kept: newer, isKept: true })).toBe('thisPage')
  expect(idsOf(list)).toEqual([radio._id, camera._id])
  list.change({ kept: newer, isKept: false })
  expect(idsOf(list)).toEqual([camera._id])
})

it('where the disk is full, the list keeps what it had and what is new on this page', () => {
  const storage = openStorage()
  createBrowserWishlist(() => storage).change({ kept: older, isKept: true })
  const full = {
    ...storage,
    getItem: storage.getItem.bind(storage),
    removeItem: storage.removeItem.bind(storage),
    setItem: () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    },
  }
  const list = createBrowserWishlist(() => full)
  expect(list.change({ kept: newer, isKept: true })).toBe('thisPage')
  expect(list.read()).toEqual([newer, older])
})

it.each(['not JSON', '{"kept":[{"price":"free"}]}', '[]', 'null'])(
  'a list that cannot be read is empty: %s',
  (text) => {
    const storage = openStorage()
    storage.setItem('loppis.wishlist.v1', text)
    expect(createBrowserWishlist(() => storage).read()).toEqual([])
  },
)

it('a listener hears of each change until it is removed', () => {
  const storage = openStorage()
  const list = createBrowserWishlist(() => storage)
  const listener = vi.fn<() => void>()
  const stop = list.watch(listener)
  list.change({ kept: older, isKept: true })
  list.clear()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  list.change({ kept: older, isKept: true })
  expect(listener).toHaveBeenCalledTimes(2)
})
