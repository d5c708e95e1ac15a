import { array, integer, is, string, type } from 'superstruct'
import { Id } from '../domain/field-structs.ts'

/** The calls beyond section 7 that a server may have. */
type ExtensionName =
  | 'account'
  | 'own-reports'
  | 'report-dismissal'
  | 'payouts'
  | 'offers'
  | 'conversations'
  | 'notifications'
  | 'push'
  | 'order-reviews'
  | 'demo-clock'
  | 'pictures'
  | 'wishlist'
  | 'saved-searches'

export type Extensions = ReturnType<typeof createExtensions>

const LowestOffersStruct = type({ lowestOffers: array(integer()) })

/**
 * Stores which extensions the server announced in the role of the signed-in user, the id of the user, and the lowest offers
 * that a seller can choose. A server of section 7 announces none of them, and the client then makes none of their calls.
 */
export function createExtensions() {
  let announced: readonly string[] = []
  let userId: string | null = null
  let lowestOffers: readonly number[] = []
  return {
    /** Reads the announcement from the response to GET /users/role/{email}; null announces nothing. */
    keep(body: unknown): void {
      const names: unknown = typeof body === 'object' && body ? Reflect.get(body, 'extensions') : []
      announced = is(names, array(string())) ? names : []
      userId = is(body, type({ _id: Id })) ? body._id : null
      lowestOffers = is(body, LowestOffersStruct) ? body.lowestOffers : []
    },
    /** Returns what was announced, as `keep` reads it. */
    announcement: () => ({ extensions: announced, _id: userId }),
    has: (name: ExtensionName): boolean => announced.includes(name),
    userId: (): string | null => userId,
    lowestOffers: (): readonly number[] => lowestOffers,
  }
}
