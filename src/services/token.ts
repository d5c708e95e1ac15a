import { ACCESS_TOKEN_KEY, ROLES } from '../domain/constants.ts'
import type { Identity, Role } from '../domain/user.ts'
import { createStoredText, type TextStorage } from './stored-text.ts'

export type TokenStore = {
  read(): string | null
  /** `owner`: the user that the token was issued to. */
  keep(token: string, owner: Identity): void
  /** Returns the owner of the stored token; null if there is none, or if the token is not to be tried again. */
  owner(): Identity | null
  /** Stores the role that the server gave the owner, and what it announced with it, until the token is removed. */
  keepRole(role: Role, announcement: unknown): void
  /** Returns the stored role of the owner; null if there is none. */
  role(): Role | null
  /** Returns what the server announced with the stored role, unchecked; undefined if nothing is stored. */
  announcement(): unknown
  /** Removes the owner and keeps the token. */
  signOutLocally(): void
  remove(): void
  /** Subscribes to another tab that removes the token or clears the storage. */
  onRemovedElsewhere(listener: () => void): () => void
}

/** The last answer for the owner's role. */
type Known = { role: Role | undefined; announcement: unknown }

const OWNER_KEY = 'loppis.tokenOwner'

/** Stores the access token in local storage under `accessToken` (rules S5 and S7) or, if that fails, in memory. */
export function createTokenStore(storage?: TextStorage): TokenStore {
  const open = () => storage ?? window.localStorage
  const text = createStoredText(ACCESS_TOKEN_KEY, open)
  const ownerText = createStoredText(OWNER_KEY, open)
  const owned = () => {
    const token = text.read()
    return token === null ? null : ownedIn(ownerText.read(), endOf(token))
  }
  const write = (token: string, { email, name }: Identity, known?: Known) =>
    ownerText.keep(JSON.stringify({ email, name, ...known, tokenEnd: endOf(token) }))
  return {
    read: () => text.read(),
    keep(token, owner) {
      const before = owned()
      // A page that closes between the two writes leaves a token without an owner, never with another's owner.
      ownerText.remove()
      text.keep(token)
      write(token, owner, before?.owner.email === owner.email ? before.known : undefined)
    },
    owner: () => owned()?.owner ?? null,
    keepRole(role, announcement) {
      const token = text.read()
      const known = owned()
      if (token !== null && known !== null) write(token, known.owner, { role, announcement })
    },
    role: () => owned()?.known.role ?? null,
    announcement: () => owned()?.known.announcement,
    signOutLocally: () => ownerText.remove(),
    remove() {
      ownerText.remove()
      text.remove()
    },
    onRemovedElsewhere: (listener) =>
      text.onChangedElsewhere((stored) => {
        if (stored === null && text.read() === null) listener()
      }),
  }
}

/** Identifies a token by its end: another version of the app, in another tab, stores tokens without an owner. */
const endOf = (token: string) => token.slice(-16)

/** Validates by hand, because every page loads this file. Unreadable text has no owner. */
function ownedIn(text: string | null, tokenEnd: string) {
  try {
    const stored: Readonly<Record<string, unknown>> = Object(JSON.parse(text ?? 'null'))
    const { email, name } = stored
    const isRead = stored['tokenEnd'] === tokenEnd && typeof email === 'string'
    if (!isRead || typeof name !== 'string') return null
    const role = ROLES.find((known) => known === stored['role'])
    return { owner: { email, name }, known: { role, announcement: stored['announcement'] } }
  } catch {
    return null
  }
}
