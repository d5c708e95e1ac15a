import type { ContextFrom } from 'xstate'
import type { ConfirmationAct } from '../../machines/confirmation.machine.ts'
import { buyersMachine, reportedItemsMachine, sellersMachine } from '../../src/actors/admin.ts'
import { messages } from '../../src/domain/messages.ts'
import {
  bea,
  reportedCamera,
  reportedLost,
  sam,
  theo,
  vera,
} from '../../src/screens/admin/admin-story-world.ts'
import { nameOfReported } from '../../src/screens/confirmation/requests.ts'
import { button } from './acts.ts'
import { type CollectionMachine, listActs } from './list-acts.ts'
import type { ScreenFlow } from './screen.ts'

type AdminList<Item> = {
  name: string
  rules: string
  machine: CollectionMachine<Item>
  rows: readonly [Item, Item]
  idOf: (item: Item) => string
  acts: readonly {
    act: ConfirmationAct
    /** Returns the label of the action's button in a row, which also names the action in a path. */
    label: (item: Item) => string
    isOffered?: (item: Item) => boolean
  }[]
  sights: { title: string; loading: string; empty: string; asks: readonly string[] }
}

/** Returns the screen flow of one of the admin's lists. */
function adminActs<Item>({
  acts,
  sights: { title, loading, empty, asks },
  ...list
}: AdminList<Item>): ScreenFlow<ContextFrom<CollectionMachine<Item>>> {
  return listActs({
    ...list,
    of: '',
    acts: acts.map(({ label, ...act }) => ({
      ...act,
      nameOf: label,
      at: (row: Item) => button(label(row)),
    })),
    bound: 6,
    sights: {
      loading: { says: [title, loading], hides: ['Try again', empty] },
      failed: { says: ['Try again'], hides: [loading, empty] },
      empty: { says: [title, empty], hides: ['Try again'] },
      'filled.browsing': { says: [title], hides: [empty, 'Cancel'] },
      'filled.checking': { says: [title], hides: [empty, 'Cancel'] },
      'filled.confirming': { says: [...asks, 'Cancel'], hides: [empty] },
    },
  })
}

export const allBuyersActs = adminActs({
  name: 'all-buyers',
  rules: 'A1 and A2',
  machine: buyersMachine,
  rows: [bea, theo],
  idOf: ({ _id }) => _id,
  acts: [{ act: 'remove', label: ({ name }) => `Remove ${name}` }],
  sights: {
    title: 'All Buyers',
    loading: 'Loading the buyers',
    empty: 'Nobody buys here yet.',
    asks: [messages.removeBuyer],
  },
})

export const allSellersActs = adminActs({
  name: 'all-sellers',
  rules: 'A3 to A5',
  machine: sellersMachine,
  rows: [vera, sam],
  idOf: ({ _id }) => _id,
  acts: [
    { act: 'remove', label: ({ name }) => `Remove ${name}` },
    {
      act: 'verify',
      label: ({ name }) => `Verify ${name}`,
      isOffered: ({ isVerified }) => !isVerified,
    },
  ],
  sights: {
    title: 'All Sellers',
    loading: 'Loading the sellers',
    empty: 'Nobody sells here yet.',
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
      act: 'remove',
      label: (item) => `Delete ${nameOfReported(item)}`,
    },
  ],
  sights: {
    title: 'Reported Items',
    loading: 'Loading the reported items',
    empty: messages.noReports,
    asks: [messages.deleteProduct],
  },
})
