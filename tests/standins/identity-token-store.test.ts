// @vitest-environment node
import { describe, expect, onTestFinished, test, vi } from 'vitest'
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

const ada = { email: 'ada@loppis.test', name: 'Ada' }

describe('the access token', () => {
  test('S5: is stored under accessToken', () => {
    const storage = memoryStorage()
    createTokenStore(storage).keep('t', ada)
    expect([...storage.texts]).toEqual([
      ['accessToken', 't'],
      ['loppis.tokenOwner', JSON.stringify({ ...ada, tokenEnd: 't' })],
    ])
  })

  test('S7: leaves nothing in the storage when it is removed', () => {
    const storage = memoryStorage()
    const store = createTokenStore(storage)
    store.keep('t', ada)
    store.remove()
    expect(storage.texts.size).toBe(0)
    expect(store.read()).toBeNull()
  })

  test('lives in memory if the storage throws', () => {
    const store = createTokenStore({ getItem: refuse, setItem: refuse, removeItem: refuse })
    store.keep('t', ada)
    expect(store.read()).toBe('t')
    store.remove()
    expect(store.read()).toBeNull()
  })

  test('S7: is removed from memory even if the storage cannot remove it', () => {
    const storage = { ...memoryStorage(), removeItem: refuse }
    const store = createTokenStore(storage)
    store.keep('t', ada)
    store.remove()
    expect(store.read()).toBeNull()
  })

  test('S7: is gone for a page that Back restores, if it was removed meanwhile', () => {
    const storage = memoryStorage()
    const tab = new EventTarget()
    vi.stubGlobal('window', tab)
    onTestFinished(() => void vi.unstubAllGlobals())
    let removals = 0
    const store = createTokenStore(storage)
    store.keep('t', ada)
    onTestFinished(store.onRemovedElsewhere(() => void (removals += 1)))
    const restore = () =>
      tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    restore()
    expect(removals).toBe(0)
    storage.texts.clear()
    restore()
    expect(removals).toBe(1)
  })

  test('S7: another tab’s change that arrives after its removal is no second removal', () => {
    const storage = memoryStorage()
    const tab = new EventTarget()
    vi.stubGlobal('window', tab)
    onTestFinished(() => void vi.unstubAllGlobals())
    let removals = 0
    createTokenStore(storage).onRemovedElsewhere(() => {
      removals += 1
    })
    // The other tab has kept one token after the other, and removed the last: the storage is empty already.
    for (const newValue of ['a', 'b', null]) {
      const change = { key: 'accessToken', newValue, storageArea: storage }
      tab.dispatchEvent(Object.assign(new Event('storage'), change))
    }
    expect(removals).toBe(1)
  })

  describe('S5: its owner', () => {
    test('survives a reload', () => {
      const storage = memoryStorage()
      createTokenStore(storage).keep('t', ada)
      expect(createTokenStore(storage).owner()).toEqual(ada)
    })

    test('S6: has the role that the server gave last, and what it announced, also after a renewal of the token', () => {
      const storage = memoryStorage()
      const store = createTokenStore(storage)
      store.keep('t', ada)
      expect(store.role()).toBeNull()
      store.keepRole('seller', { extensions: ['offers'] })
      store.keep('u', ada)
      expect(createTokenStore(storage).role()).toBe('seller')
      expect(createTokenStore(storage).announcement()).toEqual({ extensions: ['offers'] })
      expect(createTokenStore(storage).owner()).toEqual(ada)
    })

    test('S6: does not inherit the role of the owner before', () => {
      const store = createTokenStore(memoryStorage())
      store.keep('t', ada)
      store.keepRole('admin', null)
      store.keep('u', { email: 'eve@loppis.test', name: 'Eve' })
      expect(store.role()).toBeNull()
    })

    test('S7: loses the role with the token', () => {
      const store = createTokenStore(memoryStorage())
      store.keep('t', ada)
      store.keepRole('admin', null)
      store.remove()
      store.keep('t', ada)
      expect(store.role()).toBeNull()
    })

    test('S6: has no role that the product does not know', () => {
      const storage = memoryStorage()
      const stored = { ...ada, tokenEnd: 't', role: 'owner' }
      storage.setItem('accessToken', 't')
      storage.setItem('loppis.tokenOwner', JSON.stringify(stored))
      expect(createTokenStore(storage).role()).toBeNull()
      expect(createTokenStore(storage).owner()).toEqual(ada)
    })

    test('is null after the token is removed', () => {
      const store = createTokenStore(memoryStorage())
      store.keep('t', ada)
      store.remove()
      expect(store.owner()).toBeNull()
    })

    test('is null after a local sign-out, which keeps the token for other tabs', () => {
      const store = createTokenStore(memoryStorage())
      store.keep('t', ada)
      store.signOutLocally()
      expect(store.owner()).toBeNull()
      expect(store.read()).toBe('t')
    })

    test.each([
      ['there is no token', { 'loppis.tokenOwner': JSON.stringify({ ...ada, tokenEnd: 't' }) }],
      [
        'another token has replaced it',
        { accessToken: 'u', 'loppis.tokenOwner': JSON.stringify({ ...ada, tokenEnd: 't' }) },
      ],
      ['only a token was stored', { accessToken: 't' }],
      [
        'the stored owner is malformed JSON',
        { accessToken: 't', 'loppis.tokenOwner': '{"email":' },
      ],
      [
        'the stored owner has another shape',
        { accessToken: 't', 'loppis.tokenOwner': '{"email":"a@b.c","tokenEnd":"t"}' },
      ],
      ['the stored owner is not an object', { accessToken: 't', 'loppis.tokenOwner': '"ada"' }],
    ])('is null if %s', (_, texts) => {
      const storage = memoryStorage()
      for (const [key, text] of Object.entries(texts)) storage.setItem(key, text)
      expect(createTokenStore(storage).owner()).toBeNull()
    })

    test('is never the previous owner if the page closes between two writes', () => {
      const storage = memoryStorage()
      const store = createTokenStore(storage)
      store.keep('t', ada)
      const setItem = (key: string, text: string) => {
        if (key !== 'accessToken') throw new DOMException('The page is gone.')
        storage.setItem(key, text)
      }
      createTokenStore({ ...storage, setItem }).keep('u', { email: 'eve@loppis.test', name: 'Eve' })
      expect(storage.texts.get('accessToken')).toBe('u')
      expect(createTokenStore(storage).owner()).toBeNull()
    })
  })
})
