import type { PictureSource } from '../../src/domain/picture.ts'
import type { FileStore } from '../../src/services/drafts.ts'
import { keysOfOwner, removeTexts } from '../../src/services/owned-drafts.ts'
import type { AttemptStorage } from '../../src/actors/payment-attempts.ts'

/** Creates an in-memory localStorage. */
export function openStorage(): AttemptStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
}

/** Creates an in-memory store of lists of files. */
export async function openMemoryFiles(): Promise<FileStore> {
  const kept = new Map<string, readonly PictureSource[]>()
  return {
    get: async (key) => kept.get(key),
    set: async (key, files) => void kept.set(key, files),
    remove: async (key) => void kept.delete(key),
    async removeAllOf(draft, openTexts) {
      removeTexts(openTexts, draft)
      for (const key of keysOfOwner([...kept.keys()], draft)) kept.delete(key)
    },
  }
}
