import { assign, setup } from 'xstate'
import type { TileProduct } from '../src/domain/wishlist.ts'
import { effect, listener, port } from './port.ts'

type Products = { products: readonly TileProduct[] }

/** `current`: the product whose page is open, which is remembered and not shown; null on another page. */
export type RecentlySeenContext = Products & { current: TileProduct | null }

const ofEvent = ({ event }: { event: Products }) => ({ products: event.products })
const ofAnswer = ({ event }: { event: { output: readonly TileProduct[] } }) => ({
  products: event.output,
})

/** The products that the viewer looked at last. The browser alone knows them; the server says which are still for sale. */
export const recentlySeenMachine = setup({
  types: {
    context: {} as RecentlySeenContext,
    input: {} as { current: TileProduct | null },
    events: {} as ({ type: 'seen.changed' } & Products) | { type: 'recentlySeen.clear' },
  },
  actors: {
    /** Remembers `current`; sends `seen.changed` at once and when another tab changes the list. */
    watchSeen: listener<{ current: TileProduct | null }>('recentlySeen.watchSeen'),
    /** Resolves to those of the products that are for sale, as they are today. */
    refresh: port<readonly TileProduct[], Products>('recentlySeen.refresh'),
  },
  guards: {
    isNothing: ({ context: { current } }, { products }: Products) =>
      products.every(({ _id }) => _id === current?._id),
  },
  actions: {
    keepProducts: assign(({ context: { current } }, { products }: Products) => ({
      products: products.filter(({ _id }) => _id !== current?._id),
    })),
    forgetProducts: assign({ products: [] }),
    /** Empties the list of the browser. */
    clear: effect('recentlySeen.clear'),
  },
}).createMachine({
  id: 'recentlySeen',
  context: ({ input }) => ({ ...input, products: [] }),
  invoke: {
    id: 'watchSeen',
    src: 'watchSeen',
    input: ({ context: { current } }) => ({ current }),
    onError: { description: 'A browser whose list cannot be read shows none.' },
  },
  on: {
    'seen.changed': [
      {
        guard: { type: 'isNothing', params: ofEvent },
        target: '.empty',
      },
      { target: '.refreshing', actions: { type: 'keepProducts', params: ofEvent } },
    ],
  },
  initial: 'empty',
  states: {
    empty: { entry: 'forgetProducts' },
    refreshing: {
      tags: 'busy',
      description: 'A price that was seen may have changed, so nothing is shown before the answer.',
      invoke: {
        id: 'refresh',
        src: 'refresh',
        input: ({ context: { products } }) => ({ products }),
        onDone: [
          { guard: { type: 'isNothing', params: ofAnswer }, target: 'empty' },
          { target: 'shown', actions: { type: 'keepProducts', params: ofAnswer } },
        ],
        onError: 'empty',
      },
    },
    shown: { on: { 'recentlySeen.clear': { target: 'empty', actions: 'clear' } } },
  },
})
