/** Local storage, or another store of text by key. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type StoredText = {
  read(): string | null
  keep(text: string): void
  remove(): void
  /**
   * Subscribes to another tab that stores, changes or removes the text, or clears the storage. `text` is what that tab has
   * stored; it may have stored something else since. A page that the browser's Back has restored from its cache has missed
   * such changes, and learns what is stored now.
   */
  onChangedElsewhere(listener: (text: string | null) => void): () => void
}

/**
 * Persists one text across reloads. Calls `openStorage` each time, because accessing local storage may throw. If it
 * does (private windows, a full disk), the text stays in this page's memory.
 */
export function createStoredText(key: string, openStorage: () => TextStorage): StoredText {
  /** Text that the storage refused; null: a removal that it refused; undefined: read from the storage. */
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
        // Session storage fires the same event; clear() fires it with a null key.
        if (event.storageArea !== null && event.storageArea !== storageOrNull(openStorage)) return
        if (event.key === key || event.key === null) listener(event.newValue)
      }
      const catchUp = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) listener(this.read())
      }
      window.addEventListener('storage', listen)
      window.addEventListener('pageshow', catchUp)
      return () => {
        window.removeEventListener('storage', listen)
        window.removeEventListener('pageshow', catchUp)
      }
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
