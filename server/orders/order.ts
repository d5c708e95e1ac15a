import type { OrderContext } from '../../machines/market/order.events.ts'
import { orderMachine } from '../../machines/market/order.machine.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { UNDONE } from '../listings/sales.ts'
import { startFlow } from '../flows/engine.ts'
import type { Flow, Snapshot } from '../flows/flow.ts'
import type { Value } from '../database/columns.ts'
import { buyerNotices } from './buyer-notices.ts'
import { deadlineNotices } from './deadline-notices.ts'
import { reviewFlow } from '../reviews/review.ts'
import { marketNotices } from './market-notices.ts'
import { sellerNotices } from './seller-notices.ts'

/** The steps of a movement of money, below the state of the money. */
const STEPS = ['sent', 'waiting', 'stuck'] as const
type MoneyStep = (typeof STEPS)[number]

/** Returns the path of a region's state, such as ['handedOver', 'met']. */
function pathOf(value: Value | undefined): string[] {
  if (value === undefined) return []
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([state, below]) => [state, ...pathOf(below)])
}

const regionOf = (value: Value, name: 'goods' | 'money') =>
  pathOf(typeof value === 'string' ? undefined : value[name])

/** Returns where the item of an order is: 'paid', 'handedOver.met', 'completed' … */
export const stateOf = (value: Value): string => regionOf(value, 'goods').join('.')

/** Returns where the money of an order is: 'held', 'releasing', 'splitting' … */
export const positionOf = (value: Value): string => regionOf(value, 'money')[0] ?? ''

/** Returns whether a movement of money was sent to the provider, waits for a retry, or is stuck; null at rest. */
export const moneyStepOf = (value: Value): MoneyStep | null =>
  STEPS.find((step) => regionOf(value, 'money').at(-1) === step) ?? null

/** Returns whether the money of an order waits for an account of the seller that takes it. */
export const awaitsAccount = (value: Value): boolean =>
  regionOf(value, 'money').at(-1) === 'awaitingAccount'

/** Returns how an order ended without a sale; null for a sale, also for one that is not over. */
export const undoneOf = (value: Value): (typeof UNDONE)[number] | null =>
  UNDONE.find((state) => state === stateOf(value)) ?? null

/**
 * Returns what the buyer has paid and does not get back, and the seller earns, in whole cents. A part or a refund that is
 * decided counts as paid back while it is on its way.
 */
export function keptCents({ value, context }: Snapshot<OrderContext>): number {
  if (undoneOf(value) !== null || positionOf(value) === 'chargedBack') return 0
  const { due, ledger } = context
  return ledger.charged - (due?.to === 'both' ? due.cents : ledger.refunded)
}

/** Returns whether an admin has decided that the market bears a shortfall. */
const isWrittenOff = (value: Value) => regionOf(value, 'money').at(-1) === 'writtenOff'

/** Returns whether nothing more happens to an order: the item is where it stays, and no money moves. */
export function isOver({ value, context }: Snapshot<OrderContext>): boolean {
  const goods = orderMachine.states['goods']?.states[stateOf(value)]
  return goods?.type === 'final' && orderMachine.resolveState({ value, context }).hasTag('atRest')
}

/** Why an order waits for an admin, the most urgent first. */
const REVIEWS = ['undecided', 'stuck', 'disputed', 'shortfall'] as const
type Review = (typeof REVIEWS)[number]

/**
 * Returns why an order waits for an admin: the two sides disagree, the provider does not make a payment, the bank
 * decides a dispute, or the market has paid for the seller and nobody has written it off; null where it does not wait.
 */
export function reviewOf({ value, context }: Snapshot<OrderContext>): Review | null {
  if (stateOf(value) === 'underReview') return 'undecided'
  if (moneyStepOf(value) === 'stuck') return 'stuck'
  if (context.dispute?.status === 'open') return 'disputed'
  return positionOf(value) === 'shortfall' && !isWrittenOff(value) ? 'shortfall' : null
}

/** Returns whether the item was received, or the two have agreed or an admin has decided who gets the money. */
const isDone = ({ value, context }: Snapshot<OrderContext>) =>
  context.receivedAt !== null || stateOf(value) === 'completed' || stateOf(value) === 'refunded'

/** Returns whether an event ends a deal. A seller who refunds an item that never came has made none. */
const endsDeal = (before: Snapshot<OrderContext>, after: Snapshot<OrderContext>) =>
  isDone(after) &&
  !isDone(before) &&
  !(stateOf(before.value) === 'problem' && stateOf(after.value) === 'refunded')

/** The states in which a return runs, or an admin decides about it. */
const UNDECIDED: ReadonlySet<string> = new Set([
  'returnAsked',
  'returning',
  'returnMet',
  'returnSent',
  'underReview',
])

/** An order: its id is the id of the recorded payment. */
export const orderFlow: Flow<OrderContext> = {
  name: 'order',
  machine: orderMachine,
  version: 2,
  upgrades: {
    // Nobody is owed the money of a received item while its return runs.
    1: ({ value, context }) => ({
      value,
      context:
        'due' in context && UNDECIDED.has(stateOf(value)) ? { ...context, due: null } : context,
    }),
  },
  // A reminder is a row of the journal, which the live stream delivers.
  performed: ['refund', 'transfer', 'reverse'],
  notices: { ...sellerNotices, ...buyerNotices, ...marketNotices, ...deadlineNotices },
  kind: 'orders',
  productOf: (id) => sql`(select product_id from payments where id = ${id})`,
  pathOf: (id) => `/dashboard/order/${encodeURIComponent(id)}`,
  button: { en: 'See order', sv: 'Se köpet' },
  adminRank(order) {
    const review = reviewOf(order)
    return review === null ? null : REVIEWS.indexOf(review)
  },
  adminReason: reviewOf,
  opens: ({ before, after }) => (endsDeal(before, after) ? reviewFlow : null),
}

/** Opens the order of a payment in the transaction that records it. The buyer's payment is its first event. */
export function openOrder(
  transaction: Queryable,
  payment: { id: string; cents: number; buyerId: string; sellerId: string; at: Date },
): Promise<void> {
  const { id, cents, buyerId, sellerId, at } = payment
  return startFlow(transaction, orderFlow, {
    id,
    created: { type: 'buyer.pay', at: at.getTime(), cents },
    members: [
      { userId: buyerId, role: 'buyer' },
      { userId: sellerId, role: 'seller' },
    ],
    userId: buyerId,
  })
}
