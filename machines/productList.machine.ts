import { setup } from 'xstate'
import type { Failure } from '../src/domain/failure.ts'
import type { Listed } from '../src/domain/listed.ts'
import { nextPageOf, type Page } from '../src/domain/page.ts'
import type { Product } from '../src/domain/product.ts'
import {
  connectionListener,
  createAssign,
  createLoader,
  forgetFailure,
  keepFailure,
  port,
} from './kit.ts'

/** `of`: a category's id, '' when only one list exists. `wantedId`: the product to return to, listed first. */
export type ProductListInput = { of: string; wantedId: string | null }

export type ProductListContext = ProductListInput & {
  products: readonly Listed<Product>[]
  next: string | null
  total: number | null
  /** The number of products before the last page arrived. */
  before: number
  failure: Failure | null
}

type Arrived = { output: Page<Listed<Product>> }

const assign = createAssign<ProductListContext>()
const isEmpty = ({ event }: { event: Arrived }) => event.output.items.length === 0
const isLast = ({ event }: { event: Arrived }) => event.output.next === null
const add = assign<Arrived>(({ context, event: { output: page } }) => {
  const { products: here } = context
  const known = new Set(here.map(({ _id }) => _id))
  // Skip items already loaded: they move to a later page when the list changes on the server.
  const products = [...here, ...page.items.filter(({ _id }) => !known.has(_id))]
  const total = page.next === null ? products.length : (page.total ?? context.total)
  return { products, next: page.next, total, before: here.length }
})

/** A paginated product list: shows the loaded products, and loads the next page on request. */
export const productListMachine = setup({
  types: {
    context: {} as ProductListContext,
    input: {} as ProductListInput,
    events: {} as
      | { type: 'productList.loadMore' }
      | { type: 'productList.retry' }
      | { type: 'connection.restored' },
  },
  actors: {
    load: port<Page<Listed<Product>>, ProductListInput>('productList.load'),
    loadMore: port<
      Page<Listed<Product>>,
      Pick<ProductListContext, 'of' | 'products'> & { next: string }
    >('productList.loadMore'),
    watchConnection: connectionListener,
  },
}).createMachine({
  id: 'productList',
  context: ({ input: { of, wantedId } }) => ({
    of,
    wantedId,
    products: [],
    next: null,
    total: null,
    before: 0,
    failure: null,
  }),
  initial: 'loading',
  states: {
    ...createLoader('productList.retry', {
      input: ({ context: { of, wantedId } }: { context: ProductListContext }) => ({ of, wantedId }),
      onDone: [
        { guard: isEmpty, target: 'empty' },
        { guard: isLast, target: 'complete', actions: add },
        { target: 'filled', actions: add },
      ],
    }),
    filled: {
      tags: 'shown',
      initial: 'browsing',
      states: {
        browsing: {
          on: { 'productList.loadMore': 'loadingMore' },
        },
        loadingMore: {
          tags: 'busy',
          description: 'The loaded products stay while the next page loads.',
          invoke: {
            id: 'loadMore',
            src: 'loadMore',
            input: ({ context }) => ({
              of: context.of,
              next: nextPageOf(context),
              products: context.products,
            }),
            onDone: [
              { guard: isLast, target: '#productList.complete', actions: add },
              { target: 'browsing', actions: add },
            ],
            onError: { target: 'interrupted', actions: keepFailure },
          },
        },
        interrupted: {
          description: 'The next page failed to load; an error shows after the loaded products.',
          on: { 'productList.loadMore': 'loadingMore' },
          exit: forgetFailure,
        },
      },
    },
    complete: { type: 'final', tags: 'shown' },
    empty: { type: 'final' },
  },
})
