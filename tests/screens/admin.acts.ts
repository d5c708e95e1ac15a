import type { ContextFrom } from 'xstate'
import type { createCollectionMachine } from '../../machines/collection.machine.ts'
import type { ConfirmationAct, ConfirmationOutcome } from '../../machines/confirmation.machine.ts'
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
import { request } from '../models/confirmation.events.ts'
import { answers, scriptFor } from '../models/script.ts'
import { button } from './acts.ts'
import { cancel, confirm, confirmationEnds } from './confirmation.acts.ts'
import type { ScreenFlow } from './screen.ts'

export type CollectionMachine<Item> = ReturnType<typeof createCollectionMachine<Item>>
type Listed<Item> = { context: { items: readonly Item[] } }

type AdminList<Item> = {
  name: string
  rules: string
  machine: CollectionMachine<Item>
  rows: readonly [Item, Item]
  idOf: (item: Item) => string
  acts: readonly {
    act: ConfirmationAct
    /** The name of its button in a row. */
    label: (item: Item) => string
    isOffered: (item: Item) => boolean
  }[]
  sights: { title: string; loading: string; empty: string; asks: readonly string[] }
}

/** What the admin does on a list. */
function adminActs<Item>({
  name: list,
  rules,
  machine,
  rows,
  idOf,
  acts,
  sights: { title, loading, empty, asks },
}: AdminList<Item>): ScreenFlow<ContextFrom<CollectionMachine<Item>>> {
  const asking = acts.flatMap(({ act, label, isOffered }) =>
    rows.map((row) => ({
      name: `item.ask=${label(row)}`,
      event: { type: 'item.ask' as const, request: { ...request, act, subjectId: idOf(row) } },
      when: ({ context }: Listed<Item>) =>
        context.items.some((item) => idOf(item) === idOf(row) && isOffered(item)),
    })),
  )
  const [one] = rows
  const lists = answers<Item[]>({ none: [], one: [one], two: [...rows] })
  return {
    name: list,
    rules,
    script: scriptFor(machine, {
      input: { of: '' },
      sends: [{ name: 'collection.retry', event: { type: 'collection.retry' } }, ...asking],
      listeners: {},
      ports: {
        load: lists,
        check: lists,
        confirmation: answers<{ outcome: ConfirmationOutcome }>({
          performed: { outcome: 'performed' },
          cancelled: { outcome: 'cancelled' },
          failed: { outcome: 'failed' },
        }),
      },
      factsOf: ({ items, request: asked }) => [
        JSON.stringify(items),
        `${asked?.act} ${asked?.subjectId}`,
      ],
      bound: 6,
    }),
    controls: [
      { sends: 'collection.retry', at: button('Try again') },
      ...asking.map(({ name, when }) => ({
        sends: name,
        at: button(name.replace('item.ask=', '')),
        where: when,
      })),
    ],
    gestures: {
      'confirmation=performed': [{ press: confirm }],
      'confirmation=failed': [{ press: confirm }],
      'confirmation=cancelled': [{ press: cancel }],
    },
    outOfReach: { 'confirmation!': confirmationEnds },
    sights: {
      loading: { says: [title, loading], hides: ['Try again', empty] },
      failed: { says: ['Try again'], hides: [loading, empty] },
      empty: { says: [title, empty], hides: ['Try again'] },
      'filled.browsing': { says: [title], hides: [empty, 'Cancel'] },
      'filled.checking': { says: [title], hides: [empty, 'Cancel'] },
      'filled.confirming': { says: [...asks, 'Cancel'], hides: [empty] },
    },
  }
}

const always = () => true

export const allBuyersActs = adminActs({
  name: 'all-buyers',
  rules: 'A1 and A2',
  machine: buyersMachine,
  rows: [bea, theo],
  idOf: ({ _id }) => _id,
  acts: [{ act: 'remove', label: ({ name }) => `Remove ${name}`, isOffered: always }],
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
    { act: 'remove', label: ({ name }) => `Remove ${name}`, isOffered: always },
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
      isOffered: always,
    },
  ],
  sights: {
    title: 'Reported Items',
    loading: 'Loading the reported items',
    empty: messages.noReports,
    asks: [messages.deleteProduct],
  },
})
