import { array, boolean, type Infer, integer, nullable, string, type } from 'superstruct'
import { extension, Moment } from './field-structs.ts'

/** A seller's actions on a listing, apart from an edit and a removal; the event of the server is `seller.<act>`. */
export const LISTING_ACTS = ['renew', 'putBack', 'withdraw', 'sellElsewhere'] as const
export type ListingAct = (typeof LISTING_ACTS)[number]

/** Where a product's listing is; an extension. Times are ISO 8601. A newer server may add states and events. */
export const SellerListingStruct = type({
  state: string(),
  /** How often the seller has changed the product; an edit names it. */
  edition: integer(),
  /** The actions that the seller can take now. */
  can: array(type({ event: string() })),
  /** The event that happens at the time `at` if the seller does nothing. */
  deadline: nullable(type({ at: Moment, event: string() })),
  /** Until when a buyer who is paying holds the item. */
  heldUntil: nullable(Moment),
  /** A measure of moderation hides it, whatever its state is. */
  isHidden: extension(boolean()),
})
export type SellerListing = Infer<typeof SellerListingStruct>

/** Returns whether the seller can do something with a listing now. */
export const canDo = ({ can }: SellerListing, act: ListingAct | 'edit'): boolean =>
  can.some(({ event }) => event === `seller.${act}`)

/** The states in which buyers see the product. */
const SHOWN = new Set(['published', 'expiring'])

/** Returns whether buyers can find a product that is not sold; a product without a listing is for sale. */
export const isShown = (listing: Pick<SellerListing, 'state' | 'isHidden'> | undefined): boolean =>
  listing === undefined || (SHOWN.has(listing.state) && listing.isHidden !== true)

/** Returns whether an act of a confirmation is one on a listing. */
export const isListingAct = (act: string): act is ListingAct =>
  LISTING_ACTS.some((name) => name === act)
