import { setup } from 'xstate'
import type { Failure } from '../src/domain/failure.ts'
import type { ProductPage } from '../src/domain/product-page.ts'
import {
  connectionListener,
  createAssign,
  createLoader,
  forgetFailure,
  isNotFound,
  keepFailure,
  port,
} from './kit.ts'

type ProductInput = { productId: string }

export type ProductContext = ProductInput & {
  page: ProductPage | null
  failure: Failure | null
}

type Loaded = { event: { output: ProductPage } }
const isForSale = ({ event }: Loaded) => event.output.availability === 'forSale'
const isSold = ({ event }: Loaded) => event.output.availability === 'sold'
const keepPage = createAssign<ProductContext>()<Loaded['event']>(({ event }) => ({
  page: event.output,
}))

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
}).createMachine({
  id: 'product',
  context: ({ input: { productId } }) => ({ productId, page: null, failure: null }),
  initial: 'loading',
  states: {
    ...createLoader(
      'product.retry',
      {
        input: ({ context: { productId } }: { context: ProductContext }) => ({ productId }),
        onDone: [
          { guard: isForSale, target: 'forSale', actions: keepPage },
          { guard: isSold, target: 'sold', actions: keepPage },
          { target: 'gone', actions: keepPage },
        ],
      },
      { onError: [{ guard: isNotFound, target: 'missing', actions: keepFailure }] },
    ),
    forSale: { type: 'final' },
    sold: { type: 'final' },
    gone: { type: 'final', description: 'Its seller, or an admin, has removed it.' },
    missing: {
      description: 'There has never been such a product.',
      on: { 'product.retry': 'loading' },
      exit: forgetFailure,
    },
  },
})
