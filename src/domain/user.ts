import type { REGISTRATION_ROLES, ROLES } from './constants.ts'

export type Role = (typeof ROLES)[number]
export type RegistrationRole = (typeof REGISTRATION_ROLES)[number]

/** Who the identity provider says is signed in. */
export type Identity = { email: string; name: string }

/** Who was signed in before the reload. */
export type RestoredUser = {
  identity: Identity
  /** An earlier visit kept an access token that was given to them. */
  hasToken: boolean
}

/** Who is looking at a screen, as far as the session knows. */
export type Viewer =
  /** The session is still finding out. */
  | { kind: 'unidentified' }
  | { kind: 'guest' }
  | { kind: 'user'; email: string; name: string; role: Role }

/** Who somebody counts as where it will not be found out any more. */
export function knownOrGuest(viewer: Viewer): Viewer {
  return viewer.kind === 'unidentified' ? { kind: 'guest' } : viewer
}

/** Whether one is who the other is, in the same role. */
export function isSameViewer(one: Viewer, other: Viewer): boolean {
  return one.kind === 'user' && other.kind === 'user'
    ? one.email === other.email && one.role === other.role
    : one.kind === other.kind
}
