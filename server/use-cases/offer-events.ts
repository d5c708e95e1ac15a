import { type } from 'superstruct'
import { nextStep } from '../../machines/market/step.ts'
import type { Services } from '../services.ts'
import type { Queryable } from '../database/database.ts'
import { lockProduct } from '../listings/product-lock.ts'
import { db, run } from '../database/sql.ts'
import { requireNotSuspended } from '../users/blocks.ts'
import type { User } from '../users/users.ts'
import { decode, type EventBody, ExactDollars, toCents } from '../http/decode.ts'
import { applyEvent, lockFlowFor } from '../flows/engine.ts'
import { lockListing } from '../listings/listing.ts'
import { cancelEndedIntents, isChargeable, requireCancelled } from './cancel-intents.ts'
import { Problem } from '../http/problem.ts'
import {
  isPersonEvent,
  type PersonEvent,
  type Prices,
  pricesOf,
  situationOf,
} from '../offers/answer.ts'
import { requirePrice } from './make-offer.ts'
import { offerFlow } from '../offers/offer.ts'
import { readOffer } from '../offers/read.ts'
import { lapseReservation, recordAgreement, reserve } from '../offers/reservation.ts'

type Sent = { id: string; body: EventBody }

/**
 * Sends the viewer's event to an offer. Throws offer-unknown, role-required for an event of the other side,
 * account-suspended for an agreement, invalid-request, offer-price, offer-too-low, item-unavailable and item-held for
 * an acceptance, and offer-refused with the offer's state, possible events and deadline.
 */
export async function sendOfferEvent(
  services: Services,
  viewer: User,
  { id, body }: Sent,
): Promise<void> {
  const { event: name } = body
  if (!isPersonEvent(name)) throw new Problem('invalid-request', `There is no event '${name}'.`)
  const { database, clock, flowClock } = services
  const { productId, buyerId } = await readParties(database, id)
  // The agreed price must be the only one at which the buyer can be charged.
  if (isAcceptance(name)) await requireCancelled(services, { productId })
  await database.transaction(async (transaction) => {
    // As every transaction that changes both, this locks the listing and the product before the flow.
    await lockListing(transaction, productId, flowClock())
    const product = await lockProduct(transaction, productId, clock())
    const found = await lockFlowFor(transaction, offerFlow, { id, userId: viewer.id })
    if (found === null || product === null) throw new Problem('offer-unknown')
    const { stored: offer, side } = found
    if (side === null || !name.startsWith(`${side}.`)) throw new Problem('role-required')
    const isHeld = product.heldUntil !== null
    const event = {
      type: name,
      at: flowClock().getTime(),
      isHeld,
      ...priceIn(body, name, pricesOf(side, offer.context)),
    }
    if (isAcceptance(name) || name.endsWith('.counter')) {
      await requireNotSuspended(transaction, viewer.id)
      // Nobody agrees with a buyer who may not pay.
      await requireNotSuspended(transaction, buyerId, 'offer-refused')
    }
    if (isAcceptance(name) && isTaken(offer, { ...event, isHeld: false })) {
      if (product.isSold || product.isRemoved || !product.isPublished) {
        throw new Problem('item-unavailable')
      }
      if (product.heldUntil !== null) {
        throw new Problem('item-held', null, { heldUntil: product.heldUntil })
      }
      await lapseReservation(transaction, productId, flowClock())
      // A hold may have ended since the others were cancelled.
      if (await isChargeable(transaction, productId)) throw new Problem('item-held')
    }
    if (!(await applyEvent(transaction, offerFlow, offer, { event, userId: viewer.id }))) {
      const refused = await readOffer(transaction, id, clock())
      throw new Problem('offer-refused', null, {
        members: refused === null ? {} : situationOf(refused, side),
      })
    }
    const agreed = { id, productId, buyerId, cents: offer.context.cents }
    if (isAcceptance(name)) {
      await reserve(transaction, agreed, clock())
      const share = offer.context.cents / offer.context.askingCents
      await recordAgreement(transaction, { id, share, at: flowClock() })
    }
  })
  // Nobody may be charged at a price that is agreed no more.
  await cancelEndedIntents(services, { productId })
}

const isAcceptance = (event: PersonEvent) => event.endsWith('.accept')

const isTaken = (
  offer: Parameters<typeof nextStep>[1],
  event: Parameters<typeof nextStep>[2],
): boolean => nextStep(offerFlow.machine, offer, event) !== null

/** Returns the price in whole cents that comes with an event, if it has one. Throws as `requirePrice` says. */
function priceIn(body: unknown, event: PersonEvent, possible: Prices): { cents?: number } {
  if (!event.endsWith('.counter')) return {}
  const cents = toCents(decode(body, type({ price: ExactDollars })).price)
  requirePrice(cents, possible)
  return { cents }
}

async function readParties(database: Queryable, id: string) {
  const [parties] = await run(
    database,
    db
      .selectFrom('offers')
      .select(['product_id as productId', 'buyer_id as buyerId'])
      .where('id', '=', id),
  )
  if (parties === undefined) throw new Problem('offer-unknown')
  return parties
}
