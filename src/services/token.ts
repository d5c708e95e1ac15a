import { ACCESS_TOKEN_KEY } from '../domain/constants.ts'
import { createStoredText, type TextStorage } from './stored-text.ts'

export type TokenStore = {
  read(): string | null
  keep(token: string): void
  remove(): void
  /** Another tab removed the token, or cleared the whole storage. */
  onRemovedElsewhere(listener: () => void): () => void
}

/** The access token, kept in local storage under `accessToken` (rules S5 and S7) or, where that fails, in memory. */
export function createTokenStore(storage?: TextStorage): TokenStore {
  const text = createStoredText(ACCESS_TOKEN_KEY, () => storage ?? window.localStorage)
  return {
    read: () => text.read(),
    keep: (token) => text.keep(token),
    remove: () => text.remove(),
    onRemovedElsewhere: (listener) =>
      text.onChangedElsewhere(() => {
        if (text.read() === null) listener()
      }),
  }
}
