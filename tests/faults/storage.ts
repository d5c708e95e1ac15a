import type { AttemptStorage } from '../../src/services/payment-attempts.ts'

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
