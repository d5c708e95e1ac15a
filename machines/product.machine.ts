import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import type { ProductPage } from '../src/domain/product-page.ts'
import { connectionListener, keepFailure, port, watchConnection, whenFailed } from './port.ts'

type ProductInput = { productId: string }

export type ProductContext = ProductInput & {
  page: ProductPage | null
  failure: Failure | null
}

type Loaded = { page: ProductPage }
const loaded = ({ event }: { event: { output: ProductPage } }): Loaded => ({ page: event.output })
const keepPage = { type: 'keepPage' as const, params: loaded }

/** The page of a product, which is for sale, sold, or gone. */
export const productMachine = setup({
  types: {
    context: {} as ProductContext,
    input: {} as ProductInput,
    events: {} as { type: 'product.retry' } | { type: 'connection.restored' },
  },
  actors: {
    /** Fails with `notFound` where there has never been such a product, and on a server without pages of products. */
    load: port<ProductPage, ProductInput>('product.load'),
    watchConnection: connectionListener,
  },
  guards: {
    isForSale: (_, { page }: Loaded) => page.availability === 'forSale',
    isSold: (_, { page }: Loaded) => page.availability === 'sold',
    isUnknown: (_, params: { error: unknown }) => failureOf(params.error).kind === 'notFound',
  },
  actions: {
    keepPage: assign((_, { page }: Loaded) => ({ page, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
}).createMachine({
  id: 'product',
  context: ({ input: { productId } }) => ({ productId, page: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { productId } }) => ({ productId }),
        onDone: [
          { guard: { type: 'isForSale', params: loaded }, target: 'forSale', actions: keepPage },
          { guard: { type: 'isSold', params: loaded }, target: 'sold', actions: keepPage },
          { target: 'gone', actions: keepPage },
        ],
        onError: [
          { guard: whenFailed('isUnknown'), target: 'missing', actions: keepFailure },
          { target: 'failed', actions: keepFailure },
        ],
      },
    },
    forSale: { type: 'final' },
    sold: { type: 'final' },
    gone: { type: 'final', description: 'Its seller, or an admin, has removed it.' },
    missing: {
      description: 'There has never been such a product.',
      on: { 'product.retry': 'loading' },
    },
    failed: {
      on: { 'product.retry': 'loading', 'connection.restored': 'loading' },
      invoke: watchConnection,
    },
  },
})
