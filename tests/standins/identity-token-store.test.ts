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

const ada = { email: 'ada@loppis.test', name: 'Ada' }

describe('the access token', () => {
  test('S5: is kept under accessToken', () => {
    const storage = memoryStorage()
    createTokenStore(storage).keep('t', ada)
    expect([...storage.texts]).toEqual([
      ['accessToken', 't'],
      ['loppis.tokenOwner', JSON.stringify({ ...ada, tokenEnd: 't' })],
    ])
  })

  test('S7: removing it leaves nothing in the storage', () => {
    const storage = memoryStorage()
    const store = createTokenStore(storage)
    store.keep('t', ada)
    store.remove()
    expect(storage.texts.size).toBe(0)
    expect(store.read()).toBeNull()
  })

  test('lasts as long as the page where the storage refuses', () => {
    const store = createTokenStore({ getItem: refuse, setItem: refuse, removeItem: refuse })
    store.keep('t', ada)
    expect(store.read()).toBe('t')
    store.remove()
    expect(store.read()).toBeNull()
  })

  test('S7: is gone for this page even where the storage does not let go of it', () => {
    const storage = { ...memoryStorage(), removeItem: refuse }
    const store = createTokenStore(storage)
    store.keep('t', ada)
    store.remove()
    expect(store.read()).toBeNull()
  })

  describe('S5: belongs to whom it was given', () => {
    test('over a reload', () => {
      const storage = memoryStorage()
      createTokenStore(storage).keep('t', ada)
      expect(createTokenStore(storage).owner()).toEqual(ada)
    })

    test('until it is removed', () => {
      const store = createTokenStore(memoryStorage())
      store.keep('t', ada)
      store.remove()
      expect(store.owner()).toBeNull()
    })

    test('until it is not to be tried again, and stays for the tabs that renew it', () => {
      const store = createTokenStore(memoryStorage())
      store.keep('t', ada)
      store.signOutLocally()
      expect(store.owner()).toBeNull()
      expect(store.read()).toBe('t')
    })

    test.each([
      ['there is no token', { 'loppis.tokenOwner': JSON.stringify({ ...ada, tokenEnd: 't' }) }],
      [
        'another token has taken its place',
        { accessToken: 'u', 'loppis.tokenOwner': JSON.stringify({ ...ada, tokenEnd: 't' }) },
      ],
      ['only a token was kept', { accessToken: 't' }],
      ['what was kept is broken', { accessToken: 't', 'loppis.tokenOwner': '{"email":' }],
      [
        'it has another shape',
        { accessToken: 't', 'loppis.tokenOwner': '{"email":"a@b.c","tokenEnd":"t"}' },
      ],
      ['it is no object', { accessToken: 't', 'loppis.tokenOwner': '"ada"' }],
    ])('to nobody where %s', (_, texts) => {
      const storage = memoryStorage()
      for (const [key, text] of Object.entries(texts)) storage.setItem(key, text)
      expect(createTokenStore(storage).owner()).toBeNull()
    })

    test('never to who had the one before, where a page ends half way', () => {
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
