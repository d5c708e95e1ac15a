import type { OfferContext } from '../../machines/market/offer.machine.ts'
import { OPEN } from './offer-table.ts'

/** An offer with the deadline that runs. Equal offers are one object. */
export type Offer = {
  id: number
  state: string
  context: OfferContext
  deadline: string | null
}

/**
 * A payment in progress, of a price in cents. The charge may come after its hold has ended, until the server cancels the
 * payment.
 */
type Payment = { cents: number; isHeld: boolean }

/** A buyer with the last of the offers that the buyer has made. */
export type Buyer = {
  offer: Offer | null
  /** How many prices the buyer has named. */
  named: number
  payment: Payment | null
  /** The price at which the item is reserved for the buyer. */
  reserved: number | null
  /** The prices of the charges that are recorded. */
  charged: readonly number[]
}

/** One item with its seller, an admin and the buyers who make offers. */
export type OfferWorld = {
  listing: 'forSale' | 'withdrawn' | 'removed' | 'sold'
  buyers: readonly Buyer[]
}

/** The rules that the server follows; a test plants a mistake by setting one to false. */
export type OfferServer = {
  /** Tells an acceptance that a buyer pays. */
  tellsPayments: boolean
  /** Tells an acceptance that the item is reserved. */
  tellsReservations: boolean
  /** Ends the open offers when the item is no longer for sale. */
  closesOffers: boolean
  /** Takes the agreed price from the buyer whose offer is accepted. */
  takesAgreedPrice: boolean
  /** Ends the reservation with the accepted offer. */
  endsReservations: boolean
  /** Cancels the payments whose hold has ended when an offer is accepted, those of its buyer too. */
  cancelsLatePayments: boolean
  /** Cancels the payment at the agreed price when the accepted offer ends. */
  cancelsAgreedPayments: boolean
  /** Tells an offer how many prices its buyer has named in earlier ones. */
  countsEarlierPrices: boolean
  /** Records one charge for an item, and refunds the others. */
  sellsOnce: boolean
}

export const soundServer: OfferServer = {
  tellsPayments: true,
  tellsReservations: true,
  closesOffers: true,
  takesAgreedPrice: true,
  endsReservations: true,
  cancelsLatePayments: true,
  cancelsAgreedPayments: true,
  countsEarlierPrices: true,
  sellsOnce: true,
}

/** Returns whether a buyer's offer is not over. */
export const isOpen = ({ offer }: Buyer): boolean => offer !== null && OPEN.has(offer.state)

export const isAccepted = ({ offer }: Buyer): boolean => offer?.state === 'accepted'

/** Returns a key of an offer. The price of an offer that led to nothing makes no difference any more. */
function keyOfOffer({ id, state, context }: Offer): string {
  return OPEN.has(state) || state === 'paid' ? String(id) : `${state} ${context.prices}`
}

const keyOfBuyer = ({ offer, named, payment, reserved, charged }: Buyer): string =>
  JSON.stringify([
    offer && keyOfOffer(offer),
    named,
    payment?.cents,
    payment?.isHeld,
    reserved,
    charged,
  ])

/** Returns the key of a world. The buyers are alike, so worlds that differ in their order are one. */
export const keyOfOfferWorld = ({ listing, buyers }: OfferWorld): string =>
  [listing, ...buyers.map(keyOfBuyer).toSorted()].join(' ')
