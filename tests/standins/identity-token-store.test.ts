// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createTokenStore } from '../../src/services/token.ts'

const memoryStorage = () => {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
}
const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

describe('the access token', () => {
  test('S5: is kept under accessToken', () => {
    const storage = memoryStorage()
    createTokenStore(storage).keep('t')
    expect([...storage.texts]).toEqual([['accessToken', 't']])
  })

  test('S7: removing it leaves nothing in the storage', () => {
    const storage = memoryStorage()
    const store = createTokenStore(storage)
    store.keep('t')
    store.remove()
    expect(storage.texts.size).toBe(0)
    expect(store.read()).toBeNull()
  })

  test('lasts as long as the page where the storage refuses', () => {
    const store = createTokenStore({ getItem: refuse, setItem: refuse, removeItem: refuse })
    store.keep('t')
    expect(store.read()).toBe('t')
    store.remove()
    expect(store.read()).toBeNull()
  })

  test('S7: is gone for this page even where the storage does not let go of it', () => {
    const storage = { ...memoryStorage(), removeItem: refuse }
    const store = createTokenStore(storage)
    store.keep('t')
    store.remove()
    expect(store.read()).toBeNull()
  })
})
