import { ACCESS_TOKEN_KEY } from '../domain/constants.ts'
import type { Identity } from '../domain/user.ts'
import { createStoredText, type TextStorage } from './stored-text.ts'

export type TokenStore = {
  read(): string | null
  /** `owner`: the user that the token was issued to. */
  keep(token: string, owner: Identity): void
  /** Returns the owner of the stored token; null if there is none, or if the token is not to be tried again. */
  owner(): Identity | null
  /** Removes the owner and keeps the token. */
  signOutLocally(): void
  remove(): void
  /** Subscribes to another tab that removes the token or clears the storage. */
  onRemovedElsewhere(listener: () => void): () => void
}

const OWNER_KEY = 'loppis.tokenOwner'

/** Stores the access token in local storage under `accessToken` (rules S5 and S7) or, if that fails, in memory. */
export function createTokenStore(storage?: TextStorage): TokenStore {
  const open = () => storage ?? window.localStorage
  const text = createStoredText(ACCESS_TOKEN_KEY, open)
  const ownerText = createStoredText(OWNER_KEY, open)
  return {
    read: () => text.read(),
    keep(token, owner) {
      // A page that closes between the two writes leaves a token without an owner, never with another's owner.
      ownerText.remove()
      text.keep(token)
      ownerText.keep(JSON.stringify({ ...owner, tokenEnd: endOf(token) }))
    },
    owner() {
      const token = text.read()
      return token === null ? null : ownerIn(ownerText.read(), endOf(token))
    },
    signOutLocally: () => ownerText.remove(),
    remove() {
      ownerText.remove()
      text.remove()
    },
    onRemovedElsewhere: (listener) =>
      text.onChangedElsewhere(() => {
        if (text.read() === null) listener()
      }),
  }
}

/** Identifies a token by its end: another version of the app, in another tab, stores tokens without an owner. */
const endOf = (token: string) => token.slice(-16)

/** Validates by hand, as payment-attempts.ts does, because every page loads this file. Unreadable text has no owner. */
function ownerIn(text: string | null, tokenEnd: string): Identity | null {
  try {
    const stored: Readonly<Record<string, unknown>> = Object(JSON.parse(text ?? 'null'))
    const { email, name } = stored
    const isRead = stored['tokenEnd'] === tokenEnd && typeof email === 'string'
    return isRead && typeof name === 'string' ? { email, name } : null
  } catch {
    return null
  }
}
