import type { Role } from '../users/users.ts'

type Extension = {
  name: string
  /** Whether GET /capabilities names it, for clients that ask before anybody signs in. */
  isPublic: boolean
  /** The roles for whose users GET /users/role/{email} names it: its calls need the user's token. */
  roles: readonly Role[]
}

const buyersAndSellers = ['buyer', 'seller'] as const
const everyone = [...buyersAndSellers, 'admin'] as const

/** Only a demo world has a clock that users move. */
export const DEMO_CLOCK = 'demo-clock'

/** Names the calls that no client of the market makes. */
export const SERVER = 'server'

/** The extensions of this server beyond section 7. */
const EXTENSIONS: readonly Extension[] = [
  { name: 'account', isPublic: true, roles: everyone },
  { name: 'orders', isPublic: true, roles: [] },
  { name: 'offers', isPublic: true, roles: buyersAndSellers },
  { name: 'reviews', isPublic: true, roles: everyone },
  { name: 'conversations', isPublic: true, roles: everyone },
  { name: 'notifications', isPublic: true, roles: everyone },
  { name: 'push', isPublic: true, roles: everyone },
  { name: 'live', isPublic: true, roles: [] },
  { name: 'payouts', isPublic: true, roles: everyone },
  { name: 'search', isPublic: true, roles: [] },
  { name: 'places', isPublic: true, roles: ['seller'] },
  { name: 'products', isPublic: true, roles: [] },
  { name: 'pictures', isPublic: true, roles: ['seller'] },
  { name: 'wishlist', isPublic: true, roles: everyone },
  { name: 'saved-searches', isPublic: true, roles: everyone },
  { name: 'following', isPublic: true, roles: everyone },
  { name: 'listings', isPublic: true, roles: [] },
  { name: 'own-reports', isPublic: false, roles: everyone },
  { name: 'report-dismissal', isPublic: false, roles: ['admin'] },
  { name: 'cases', isPublic: false, roles: everyone },
  { name: 'desk', isPublic: false, roles: ['admin'] },
  { name: 'removal-reasons', isPublic: false, roles: ['admin'] },
  // Announced to all roles: an unannounced call seems not to exist, and the server refuses users who are no admins.
  { name: 'order-reviews', isPublic: false, roles: everyone },
  { name: DEMO_CLOCK, isPublic: false, roles: everyone },
]

/** The names of all extensions. */
export const extensionNames: readonly string[] = EXTENSIONS.map(({ name }) => name)

/** The names of the extensions that clients may know before anybody signs in. */
export const publicExtensions = EXTENSIONS.filter(({ isPublic }) => isPublic).map(
  ({ name }) => name,
)

/** Returns the names of the extensions that a client may use in the name of a user of this role. */
export const extensionsOf = (role: Role, { hasDemoClock }: { hasDemoClock: boolean }): string[] =>
  EXTENSIONS.filter(({ roles }) => roles.includes(role))
    .map(({ name }) => name)
    .filter((name) => hasDemoClock || name !== DEMO_CLOCK)
