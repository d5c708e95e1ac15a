import { createStore, del, delMany, get, keys, set } from 'idb-keyval'
import type { FileStore } from './drafts.ts'
import { keysOfOwner, removeTexts } from './owned-drafts.ts'

/** Opens the IndexedDB database with the pictures of drafts. */
export function openDraftFiles(): FileStore {
  const store = createStore('loppis-drafts', 'pictures')
  return {
    get: (key) => get(key, store),
    set: (key, files) => set(key, files, store),
    remove: (key) => del(key, store),
    async removeAllOf(draft, openTexts) {
      removeTexts(openTexts, draft)
      await delMany(keysOfOwner(await keys<string>(store), draft), store)
    },
  }
}
