import type { ContextFrom } from 'xstate'
import { specMessages } from '../../src/messages/catalogue.ts'
import type { ConfirmationAction } from '../../machines/confirmation.machine.ts'
import { buyersMachine, reportedItemsMachine, sellersMachine } from '../../src/actors/admin.ts'
import {
  bea,
  reportedCamera,
  reportedLost,
  sam,
  theo,
  vera,
} from '../../src/screens/admin/admin-story-fixtures.ts'
import { nameOfReported } from '../../src/screens/confirmation/requests.ts'
import { button } from './actions.ts'
import { type CollectionMachine, listFlow } from './list-actions.ts'
import type { ScreenFlow } from './screen.ts'

type AdminList<Item> = {
  name: string
  rules: string
  machine: CollectionMachine<Item>
  rows: readonly [Item, Item]
  idOf: (item: Item) => string
  acts: readonly {
    action: ConfirmationAction
    /** Returns the label of the action's button in a row, which also names the action in a path. */
    label: (item: Item) => string
    isOffered?: (item: Item) => boolean
  }[]
  assertions: { title: string; loading: string; empty: string; asks: readonly string[] }
}

/** Returns the screen flow of one of the admin's lists. */
function adminActs<Item>({
  acts,
  assertions: { title, loading, empty, asks },
  ...list
}: AdminList<Item>): ScreenFlow<ContextFrom<CollectionMachine<Item>>> {
  return listFlow({
    ...list,
    of: '',
    acts: acts.map(({ label, ...asked }) => ({
      ...asked,
      nameOf: label,
      at: (row: Item) => button(label(row)),
    })),
    bound: 6,
    assertions: {
      loading: { shows: [title, loading], hides: ['Try again', empty] },
      failed: { shows: ['Try again'], hides: [loading, empty] },
      empty: { shows: [title, empty], hides: ['Try again'] },
      'filled.browsing': { shows: [title], hides: [empty, 'Cancel'] },
      'filled.checking': { shows: [title], hides: [empty, 'Cancel'] },
      'filled.confirming': { shows: [...asks, 'Cancel'], hides: [empty] },
    },
  })
}

export const allBuyersActs = adminActs({
  name: 'all-buyers',
  rules: 'A1 and A2',
  machine: buyersMachine,
  rows: [bea, theo],
  idOf: ({ _id }) => _id,
  acts: [{ action: 'remove', label: ({ name }) => `Remove ${name}` }],
  assertions: {
    title: 'All Buyers',
    loading: 'Loading buyers',
    empty: 'No buyers yet.',
    asks: [specMessages.removeBuyer],
  },
})

export const allSellersActs = adminActs({
  name: 'all-sellers',
  rules: 'A3 to A5',
  machine: sellersMachine,
  rows: [vera, sam],
  idOf: ({ _id }) => _id,
  acts: [
    { action: 'remove', label: ({ name }) => `Remove ${name}` },
    {
      action: 'verify',
      label: ({ name }) => `Verify ${name}`,
      isOffered: ({ isVerified }) => !isVerified,
    },
  ],
  assertions: {
    title: 'All Sellers',
    loading: 'Loading sellers',
    empty: 'No sellers yet.',
    asks: ['seller'],
  },
})

export const reportedItemsActs = adminActs({
  name: 'reported-items',
  rules: 'A6 and A7',
  machine: reportedItemsMachine,
  rows: [reportedCamera, reportedLost],
  idOf: ({ productId }) => productId,
  acts: [
    {
      action: 'remove',
      label: (item) => `Delete ${nameOfReported(item)}`,
    },
  ],
  assertions: {
    title: 'Reported Items',
    loading: 'Loading reported items',
    empty: specMessages.noReports,
    asks: [specMessages.deleteProduct],
  },
})
