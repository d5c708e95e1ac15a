import type { DurationName } from '../../machines/market/policy.ts'

/** Where each state goes; an event that is not here is refused. */
export const TABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  none: { 'seller.publish': 'published' },
  published: {
    'seller.edit': 'published',
    'seller.withdraw': 'withdrawn',
    'seller.sellElsewhere': 'soldElsewhere',
    'seller.remove': 'removed',
    'admin.remove': 'removed',
    'buyer.pay': 'sold',
    'deadline.expiring': 'expiring',
  },
  expiring: {
    'seller.edit': 'expiring',
    'seller.renew': 'published',
    'seller.withdraw': 'withdrawn',
    'seller.sellElsewhere': 'soldElsewhere',
    'seller.remove': 'removed',
    'admin.remove': 'removed',
    'buyer.pay': 'sold',
    'deadline.expired': 'expired',
  },
  expired: {
    'seller.edit': 'expired',
    'seller.renew': 'published',
    'seller.sellElsewhere': 'soldElsewhere',
    'seller.remove': 'removed',
    'admin.remove': 'removed',
    'buyer.pay': 'sold',
  },
  withdrawn: {
    'seller.edit': 'withdrawn',
    'seller.putBack': 'published',
    'seller.sellElsewhere': 'soldElsewhere',
    'seller.remove': 'removed',
    'admin.remove': 'removed',
    'buyer.pay': 'sold',
  },
  soldElsewhere: {
    'seller.putBack': 'published',
    'seller.remove': 'removed',
    'admin.remove': 'removed',
  },
  sold: {},
  removed: {},
}

/** Where an event leads instead, while a buyer holds the item. */
export const WHILE_HELD: typeof TABLE = { expiring: { 'deadline.expired': 'expiring' } }

/** The deadline of each state that has one, and its duration in the policy. */
export const DEADLINES: Readonly<Record<string, [event: string, duration: DurationName]>> = {
  published: ['deadline.expiring', 'listing'],
  expiring: ['deadline.expired', 'renewal'],
}

/** The states in which an item is neither for sale nor gone. */
export const HIDDEN: ReadonlySet<string> = new Set(['expired', 'withdrawn', 'soldElsewhere'])
export const FINAL: ReadonlySet<string> = new Set(['sold', 'removed'])
/** A buyer who pays does not stop these. */
export const AT_ANY_TIME = /^(?:admin|buyer|deadline)\.|^seller\.(?:putBack|renew)$/
