import { isDeepStrictEqual } from 'node:util'
import type { Services } from '../services.ts'
import { type Listing, readListingInput, updateListing } from '../listings/listings.ts'
import type { User } from '../users/users.ts'
import { cancelEndedIntents } from './cancel-intents.ts'
import { toCents } from '../http/decode.ts'
import { Problem } from '../http/problem.ts'
import { fittingValues, storedValues } from '../listings/attributes.ts'
import { readAttributes } from '../listings/categories.ts'
import { applySellerEvent, lockBoth } from './listing-events.ts'

/** The fields that a seller changes, and the edition that the seller has seen. */
type Edit = { id: string; edition: number; changed: Partial<Listing> }

/**
 * Changes these fields of a product that is not sold. An edit that changes nothing is no event. Throws product-unknown,
 * category-unknown, attribute-refused, edition-outdated, item-held and listing-refused.
 */
export async function editListing(
  services: Services,
  viewer: User,
  { id, edition, changed }: Edit,
): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const locked = await lockBoth(transaction, id, services)
    if (locked.listing.context.edition !== edition) throw new Problem('edition-outdated')
    const before = await readListingInput(transaction, id)
    const after = { ...before, ...changed }
    if (changed.categoryId !== undefined || changed.attributes !== undefined) {
      const attributes = await readAttributes(transaction, after.categoryId)
      after.attributes =
        changed.attributes === undefined
          ? fittingValues(attributes, before.attributes)
          : storedValues(attributes, changed.attributes)
    }
    const keys = (Object.keys(after) as (keyof Listing)[]).filter(
      (key) => !isDeepStrictEqual(after[key], before[key]),
    )
    if (keys.length === 0) return
    await applySellerEvent(transaction, locked, {
      type: 'seller.edit',
      cents: toCents(after.askingPrice),
      fields: keys.filter((name) => name !== 'imageSources'),
      viewer,
      clocks: services,
    })
    await updateListing(transaction, id, after)
  })
  // Nobody may be charged the former price.
  if (changed.askingPrice !== undefined) {
    await cancelEndedIntents(services, { productId: id })
  }
}
