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
  listener,
  port,
} from './kit.ts'

/** `near`: the place from which the distance is told. */
type ProductInput = { productId: string; near?: string | undefined }

export type ProductContext = ProductInput & {
  page: ProductPage | null
  failure: Failure | null
}

type Read = { type: 'product.read'; page: ProductPage }
type Arrived = { event: { output: ProductPage } | Read }

const pageIn = ({ event }: Arrived) => ('output' in event ? event.output : event.page)
const isForSale = (arrived: Arrived) => pageIn(arrived).availability === 'forSale'
const isSold = (arrived: Arrived) => pageIn(arrived).availability === 'sold'
const keepPage = createAssign<ProductContext>()<Arrived['event']>((arrived) => ({
  page: pageIn(arrived),
}))

/** Transitions of a page that has arrived: show what can be done with the product. */
const shown = [
  { guard: isForSale, target: 'forSale', actions: keepPage },
  { guard: isSold, target: 'sold', actions: keepPage },
  { target: 'gone', actions: keepPage },
] as const

/** The page of a product, which is for sale, sold, or gone. */
export const productMachine = setup({
  types: {
    context: {} as ProductContext,
    input: {} as ProductInput,
    events: {} as { type: 'product.retry' } | { type: 'connection.restored' } | Read,
  },
  actors: {
    /** Fails with `notFound` where there has never been such a product, and on a server without pages of products. */
    load: port<ProductPage, ProductInput>('product.load'),
    /** Sends `product.read` when the page has changed on the server. */
    watchPage: listener<ProductInput>('product.watchPage'),
    watchConnection: connectionListener,
  },
}).createMachine({
  id: 'product',
  context: ({ input: { productId, near } }) => ({ productId, near, page: null, failure: null }),
  initial: 'loading',
  states: {
    ...createLoader(
      'product.retry',
      {
        input: ({ context: { productId, near } }: { context: ProductContext }) => ({
          productId,
          near,
        }),
        onDone: shown,
      },
      { onError: [{ guard: isNotFound, target: 'missing', actions: keepFailure }] },
    ),
    forSale: {
      description: 'Somebody can buy it, or its seller can change it, while the page is open.',
      invoke: {
        id: 'watchPage',
        src: 'watchPage',
        input: ({ context: { productId, near } }) => ({ productId, near }),
        onError: { description: 'The page shows what was read last.' },
      },
      on: { 'product.read': shown },
    },
    sold: { type: 'final' },
    gone: { type: 'final', description: 'Its seller, or an admin, has removed it.' },
    missing: {
      description: 'There has never been such a product.',
      on: { 'product.retry': 'loading' },
      exit: forgetFailure,
    },
  },
})
