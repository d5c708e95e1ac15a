import { createStore, del, get, set } from 'idb-keyval'
import type { FileStore } from './drafts.ts'

/** Opens the IndexedDB database with the pictures of drafts. */
export function openDraftFiles(): FileStore {
  const store = createStore('loppis-drafts', 'pictures')
  return {
    get: (key) => get(key, store),
    set: (key, files) => set(key, files, store),
    remove: (key) => del(key, store),
  }
}
