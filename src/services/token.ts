import { ACCESS_TOKEN_KEY } from '../domain/constants.ts'
import type { Identity } from '../domain/user.ts'
import { createStoredText, type TextStorage } from './stored-text.ts'

export type TokenStore = {
  read(): string | null
  /** `owner`: to whom it was given. */
  keep(token: string, owner: Identity): void
  /** To whom the token was given that is kept; null where there is none, or it is not to be tried again. */
  owner(): Identity | null
  /** The token stays, and nobody owns it any more. */
  disown(): void
  remove(): void
  /** Another tab removed the token, or cleared the whole storage. */
  onRemovedElsewhere(listener: () => void): () => void
}

const OWNER_KEY = 'loppis.tokenOwner'

/** The access token, kept in local storage under `accessToken` (rules S5 and S7) or, where that fails, in memory. */
export function createTokenStore(storage?: TextStorage): TokenStore {
  const open = () => storage ?? window.localStorage
  const text = createStoredText(ACCESS_TOKEN_KEY, open)
  const ownerText = createStoredText(OWNER_KEY, open)
  return {
    read: () => text.read(),
    keep(token, owner) {
      // A page that ends between the two leaves a token without an owner, never with another's.
      ownerText.remove()
      text.keep(token)
      ownerText.keep(JSON.stringify({ ...owner, tokenEnd: endOf(token) }))
    },
    owner() {
      const token = text.read()
      return token === null ? null : ownerIn(ownerText.read(), endOf(token))
    },
    disown: () => ownerText.remove(),
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

/** Enough of a token to know it by: another version of the product, in another tab, keeps tokens without an owner. */
const endOf = (token: string) => token.slice(-16)

/** By hand, as of the attempts to pay: every page has this file. What cannot be read is nobody's. */
function ownerIn(text: string | null, tokenEnd: string): Identity | null {
  try {
    const kept: Readonly<Record<string, unknown>> = Object(JSON.parse(text ?? 'null'))
    const { email, name } = kept
    const isRead = kept['tokenEnd'] === tokenEnd && typeof email === 'string'
    return isRead && typeof name === 'string' ? { email, name } : null
  } catch {
    return null
  }
}
