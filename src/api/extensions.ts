import { array, integer, is } from 'superstruct'
import { type ContactAudience, ContactAudienceStruct } from '../domain/contact.ts'
import { type ExtensionName, extensionsIn } from '../domain/extensions.ts'
import { Id } from '../domain/field-structs.ts'

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
    const [id, offers] = [field('_id'), field('lowestOffers')]
    const audience = field('contactFor')
    return {
      extensions: extensionsIn(body),
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
