import type { REGISTRATION_ROLES, ROLES } from './constants.ts'

export type Role = (typeof ROLES)[number]
export type RegistrationRole = (typeof REGISTRATION_ROLES)[number]

/** The signed-in user, as the identity provider reports it. */
export type Identity = { email: string; name: string }

/** The user who was signed in before the reload. */
export type RestoredUser = {
  identity: Identity
  /** An earlier visit stored this user's access token. */
  hasToken: boolean
  /** The role that the server gave this user on an earlier visit; null: not known here. */
  role: Role | null
}

/** The current user, as far as the session knows. */
export type Viewer =
  /** The session is still resolving the user. */
  | { kind: 'unidentified' }
  | { kind: 'guest' }
  /** The user is known, but the sign-in is not complete; the login page says why, and goes on from there. */
  | { kind: 'stuck' }
  | { kind: 'user'; email: string; name: string; role: Role }

/** A viewer who is signed in. */
export type User = Extract<Viewer, { kind: 'user' }>

/** Returns true when both are the same user in the same role. */
export function isSameViewer(one: Viewer, other: Viewer): boolean {
  return one.kind === 'user' && other.kind === 'user'
    ? one.email === other.email && one.role === other.role
    : one.kind === other.kind
}
