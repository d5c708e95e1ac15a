import { setup } from 'xstate'
import type { TileProduct } from '../src/domain/wishlist.ts'
import { type Args, createAssign, effect, listener, port } from './kit.ts'

type Products = { products: readonly TileProduct[] }

/** `current`: the product whose page is open, which is remembered and not shown; null on another page. */
export type RecentlySeenContext = Products & { current: TileProduct | null }

type Answer = { output: readonly TileProduct[] }

/** Returns the products without that of the page. */
const others = ({ current }: RecentlySeenContext, products: readonly TileProduct[]) =>
  products.filter(({ _id }) => _id !== current?._id)

const assign = createAssign<RecentlySeenContext>()
const hasSeenNothing = ({ context, event }: Args<RecentlySeenContext, Products>) =>
  others(context, event.products).length === 0
const isNothingForSale = ({ context, event }: Args<RecentlySeenContext, Answer>) =>
  others(context, event.output).length === 0
const keepSeen = assign<Products>(({ context, event }) => ({
  products: others(context, event.products),
}))
const keepForSale = assign<Answer>(({ context, event }) => ({
  products: others(context, event.output),
}))
const forgetProducts = assign({ products: [] })

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
  actions: {
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
      { guard: hasSeenNothing, target: '.empty' },
      { target: '.refreshing', actions: keepSeen },
    ],
  },
  initial: 'empty',
  states: {
    empty: { entry: forgetProducts },
    refreshing: {
      tags: 'busy',
      description: 'A price that was seen may have changed, so nothing is shown before the answer.',
      invoke: {
        id: 'refresh',
        src: 'refresh',
        input: ({ context: { products } }) => ({ products }),
        onDone: [
          { guard: isNothingForSale, target: 'empty' },
          { target: 'shown', actions: keepForSale },
        ],
        onError: 'empty',
      },
    },
    shown: { on: { 'recentlySeen.clear': { target: 'empty', actions: 'clear' } } },
  },
})
