import { nextStep } from '../../machines/market/step.ts'
import type { Services } from '../services.ts'
import type { Queryable } from '../database/database.ts'
import { lockProduct } from '../listings/product-lock.ts'
import type { User } from '../users/users.ts'
import type { EventBody } from '../http/decode.ts'
import { applyEvent } from '../flows/engine.ts'
import { closeOffers } from '../offers/close.ts'
import { cancelEndedIntents } from './cancel-intents.ts'
import { Problem } from '../http/problem.ts'
import { situationOf } from '../listings/answer.ts'
import { isSimpleEvent } from '../listings/events.ts'
import { listingFlow, lockListing } from '../listings/listing.ts'
import { readSituations } from '../listings/read.ts'

/** Tells a seller why an item cannot be taken away. The problem's own words are for another buyer. */
export const HELD_FOR_A_BUYER = 'This item is reserved for a buyer right now.'

type Clocks = Pick<Services, 'clock' | 'flowClock'>
type LockedListing = NonNullable<Awaited<ReturnType<typeof lockListing>>>

/** A listing and its product, locked until the transaction ends. */
export type Locked = { listing: LockedListing; heldUntil: Date | null }

/** Locks a listing, and then its product. Throws product-unknown. */
export async function lockBoth(
  transaction: Queryable,
  id: string,
  { clock, flowClock }: Clocks,
): Promise<Locked> {
  const listing = await lockListing(transaction, id, flowClock())
  const product = await lockProduct(transaction, id, clock())
  if (listing === null || product === null || product.isRemoved) {
    throw new Problem('product-unknown')
  }
  return { listing, heldUntil: product.heldUntil }
}

/**
 * Applies the event of a seller to a locked listing. Throws item-held while a buyer pays for the item, and listing-refused;
 * both have the state of the listing, the seller's possible events and the deadline.
 */
export async function applySellerEvent(
  transaction: Queryable,
  { listing, heldUntil }: Locked,
  {
    viewer,
    clocks,
    ...event
  }: { viewer: User; clocks: Clocks; type: string; [field: string]: unknown },
): Promise<void> {
  const at = clocks.flowClock().getTime()
  const sent = { ...event, at, isHeld: heldUntil !== null }
  const sender = { event: sent, userId: viewer.id }
  if (await applyEvent(transaction, listingFlow, listing, sender)) {
    await endOffers(transaction, listing.id, sent)
    return
  }
  const situations = await readSituations(transaction, [listing.id], clocks.clock())
  const situation = situations.get(listing.id)
  const members = situation === undefined ? {} : situationOf(situation)
  const isTakenLater = nextStep(listingFlow.machine, listing, { ...sent, isHeld: false }) !== null
  if (heldUntil === null || !isTakenLater) throw new Problem('listing-refused', null, { members })
  throw new Problem('item-held', HELD_FOR_A_BUYER, { heldUntil, members })
}

/** Ends the offers for an item that is not for sale any more, or that has another price. */
async function endOffers(
  transaction: Queryable,
  productId: string,
  { type: event, at, cents }: { type: string; at: number; cents?: unknown },
): Promise<void> {
  const closing = { of: { productId }, at: new Date(at) }
  if (event === 'seller.withdraw' || event === 'seller.sellElsewhere') {
    await closeOffers(transaction, { ...closing, reason: 'withdrawn' })
  } else if (event === 'seller.edit' && typeof cents === 'number') {
    await closeOffers(transaction, { ...closing, reason: 'priceChanged', askingCents: cents })
  }
}

/**
 * Sends the viewer's event to the listing of a product. Throws product-unknown, invalid-request, item-held and
 * listing-refused.
 */
export async function sendListingEvent(
  services: Services,
  viewer: User,
  { id, body }: { id: string; body: EventBody },
): Promise<void> {
  const { event } = body
  if (!isSimpleEvent(event)) throw new Problem('invalid-request', `There is no event '${event}'.`)
  await services.database.transaction(async (transaction) => {
    const locked = await lockBoth(transaction, id, services)
    await applySellerEvent(transaction, locked, { type: event, viewer, clocks: services })
  })
  // Nobody may be charged for an item that is not for sale any more.
  await cancelEndedIntents(services, { productId: id })
}
