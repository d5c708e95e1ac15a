import type { REGISTRATION_ROLES, ROLES } from './constants.ts'

export type Role = (typeof ROLES)[number]
export type RegistrationRole = (typeof REGISTRATION_ROLES)[number]

/** Who the identity provider says is signed in. */
export type Identity = { email: string; name: string }

/** Who is looking at a screen, as far as the session knows. */
export type Viewer = { kind: 'guest' } | { kind: 'user'; email: string; name: string; role: Role }
