/** Local storage, or whatever keeps text under keys. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type StoredText = {
  read(): string | null
  keep(text: string): void
  remove(): void
  /** Another tab kept, changed or removed the text, or cleared everything. */
  onChangedElsewhere(listener: () => void): () => void
}

/**
 * One text that outlives a reload. `openStorage` is called each time, because merely reaching for local storage may
 * throw. Where it does (private windows, a full disk) this page's memory stands in for it.
 */
export function createStoredText(key: string, openStorage: () => TextStorage): StoredText {
  /** What the storage did not take; null: what it did not let go of; undefined: the storage has the last word. */
  let memory: string | null | undefined

  const write = (text: string | null): void => {
    try {
      if (text === null) openStorage().removeItem(key)
      else openStorage().setItem(key, text)
      memory = undefined
    } catch {
      memory = text
    }
  }

  return {
    read() {
      if (memory !== undefined) return memory
      try {
        return openStorage().getItem(key)
      } catch {
        return null
      }
    },
    keep: write,
    remove: () => write(null),
    onChangedElsewhere(listener) {
      const listen = (event: StorageEvent): void => {
        // Session storage sends the same event; clear() sends it without a key.
        if (event.storageArea !== null && event.storageArea !== storageOrNull(openStorage)) return
        if (event.key === key || event.key === null) listener()
      }
      window.addEventListener('storage', listen)
      return () => window.removeEventListener('storage', listen)
    },
  }
}

function storageOrNull(openStorage: () => TextStorage): TextStorage | null {
  try {
    return openStorage()
  } catch {
    return null
  }
}
