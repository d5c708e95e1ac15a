import { array, integer, is, string } from 'superstruct'
import { type ContactAudience, ContactAudienceStruct } from '../domain/contact.ts'
import { Id } from '../domain/field-structs.ts'

/** The calls beyond section 7 that a server may have. */
type ExtensionName =
  | 'account'
  | 'own-reports'
  | 'report-dismissal'
  | 'removal-reasons'
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

/** The choices of the seller of a new product besides its fields; nothing on a server without these extensions. */
export type ListingChoices = Pick<Announcement, 'lowestOffers' | 'contactFor'>

/** The announcement of a server with the role of the signed-in user. */
type Announcement = {
  extensions: readonly string[]
  _id: string | null
  /** In percent of the asking price. */
  lowestOffers: readonly number[]
  /** The users who see the contact of the seller. */
  contactFor: ContactAudience | null
}

/**
 * Stores which extensions the server announced in the role of the signed-in user, the id of the user, and the lowest offers
 * that a seller can choose. A server of section 7 announces none of them, and the client then makes none of their calls.
 */
export function createExtensions() {
  const read = (body: unknown): Announcement => {
    const field = (name: keyof Announcement): unknown =>
      typeof body === 'object' && body ? Reflect.get(body, name) : undefined
    const [names, id, offers] = [field('extensions'), field('_id'), field('lowestOffers')]
    const audience = field('contactFor')
    return {
      extensions: is(names, array(string())) ? names : [],
      _id: is(id, Id) ? id : null,
      lowestOffers: is(offers, array(integer())) ? offers : [],
      contactFor: is(audience, ContactAudienceStruct) ? audience : null,
    }
  }
  let announced = read(null)
  return {
    /** Reads the announcement from the response to GET /users/role/{email}; null announces nothing. */
    keep(body: unknown): void {
      announced = read(body)
    },
    announcement: (): Announcement => announced,
    has: (name: ExtensionName): boolean => announced.extensions.includes(name),
    userId: (): string | null => announced._id,
    listingChoices: (): ListingChoices => announced,
  }
}
