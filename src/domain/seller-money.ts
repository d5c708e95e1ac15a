import { array, boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import { extension, Id, Moment, Numeric, RequiredString } from './field-structs.ts'

/** An order of GET /orders, as far as its money concerns the seller. Amounts are in US dollars. */
export const SellerOrderStruct = type({
  _id: Id,
  role: string(),
  product: type({ name: RequiredString }),
  price: Numeric,
  paidAt: Moment,
  /** Where the item is. */
  state: extension(string()),
  /** Where the money is. A newer server may have positions that this client does not know. */
  position: string(),
  money: type({
    held: Numeric,
    inFlight: Numeric,
    released: Numeric,
    refunded: Numeric,
    waitsFor: nullable(string()),
  }),
})
export type SellerOrder = Infer<typeof SellerOrderStruct>

/** The seller's account at the card provider, as GET /payout-account returns it. */
export const PayoutAccountStruct = type({
  status: enums(['none', 'pending', 'active', 'restricted', 'rejected']),
  /** The seller has given all details that the provider asked for. */
  isSubmitted: boolean(),
  /** The details that the provider still asks for. */
  missing: array(string()),
})
export type PayoutAccount = Infer<typeof PayoutAccountStruct>

/** A seller's orders, newest first, and the account to which their money is sent. */
export type SellerMoney = { orders: readonly SellerOrder[]; account: PayoutAccount }

/**
 * Returns the sums that are held, that are due to the seller and on their way or waiting for the payout account, and that
 * were sent, in US dollars.
 */
export function moneySums(orders: readonly SellerOrder[]) {
  const sumOf = (amountOf: (order: SellerOrder) => number) =>
    orders.reduce((cents, order) => cents + Math.round(amountOf(order) * 100), 0) / 100
  return {
    held: sumOf(({ position, money }) => (position === 'held' ? money.held : 0)),
    due: sumOf((order) => (waits(order) ? 0 : dueToSeller(order))),
    waiting: sumOf((order) => (waits(order) ? dueToSeller(order) : 0)),
    sent: sumOf(({ money }) => money.released),
  }
}

const waits = ({ money }: SellerOrder): boolean => money.waitsFor === 'payoutAccount'

/** The buyer gets the part of a split first; until then nothing is due to the seller. */
function dueToSeller({ position, money }: SellerOrder): number {
  const isDue = position === 'releasing' || (position === 'splitting' && money.refunded > 0)
  return isDue ? money.held + money.inFlight : 0
}

/** Returns whether the seller can open the provider's page to give details. */
export const canSetUp = ({ status, isSubmitted, missing }: PayoutAccount): boolean =>
  status === 'none' ||
  status === 'restricted' ||
  (status === 'pending' && (!isSubmitted || missing.length > 0))

/** Returns whether money waits for the seller to set up the account. */
export const waitsForAccount = ({ orders, account }: SellerMoney): boolean =>
  canSetUp(account) && orders.some(waits)
