import { setup } from 'xstate'
import type { Failure } from '../src/domain/failure.ts'
import type { SellerPage } from '../src/domain/seller-page.ts'
import {
  connectionListener,
  createAssign,
  createLoader,
  forgetFailure,
  isNotFound,
  keepFailure,
  port,
} from './kit.ts'

type SellerInput = { sellerId: string }

export type SellerContext = SellerInput & {
  /** The page with all products that have arrived. */
  page: SellerPage | null
  /** The number of products before the last page arrived. */
  before: number
  failure: Failure | null
}

const assign = createAssign<SellerContext>()
const isLast = ({ event: { output: page } }: { event: { output: SellerPage } }) =>
  page.next === undefined
const keepPage = assign<{ output: SellerPage }>(({ context, event: { output: page } }) => {
  const here = context.page?.products ?? []
  const known = new Set(here.map(({ _id }) => _id))
  // A product that is listed meanwhile moves the others to a later page.
  const products = [...here, ...page.products.filter(({ _id }) => !known.has(_id))]
  return { page: { ...page, products }, before: here.length }
})

/** The public page of a seller: shows the loaded products for sale, and loads the next page of them on request. */
export const sellerMachine = setup({
  types: {
    context: {} as SellerContext,
    input: {} as SellerInput,
    events: {} as
      | { type: 'seller.loadMore' }
      | { type: 'seller.retry' }
      | { type: 'connection.restored' },
  },
  actors: {
    /** Fails with `notFound` where there is no such seller, and on a server without pages of sellers. */
    load: port<SellerPage, SellerInput>('seller.load'),
    loadMore: port<SellerPage, SellerInput & { next: number; products: SellerPage['products'] }>(
      'seller.loadMore',
    ),
    watchConnection: connectionListener,
  },
}).createMachine({
  id: 'seller',
  context: ({ input: { sellerId } }) => ({ sellerId, page: null, before: 0, failure: null }),
  initial: 'loading',
  states: {
    ...createLoader(
      'seller.retry',
      {
        input: ({ context: { sellerId } }: { context: SellerContext }) => ({ sellerId }),
        onDone: [
          { guard: isLast, target: 'shown.complete', actions: keepPage },
          { target: 'shown', actions: keepPage },
        ],
      },
      { onError: [{ guard: isNotFound, target: 'missing', actions: keepFailure }] },
    ),
    shown: {
      initial: 'browsing',
      states: {
        browsing: { on: { 'seller.loadMore': 'loadingMore' } },
        loadingMore: {
          tags: 'busy',
          description: 'The loaded products stay while the next page loads.',
          invoke: {
            id: 'loadMore',
            src: 'loadMore',
            input: ({ context: { sellerId, page } }) => ({
              sellerId,
              next: page?.next ?? 1,
              products: page?.products ?? [],
            }),
            onDone: [
              { guard: isLast, target: 'complete', actions: keepPage },
              { target: 'browsing', actions: keepPage },
            ],
            onError: { target: 'interrupted', actions: keepFailure },
          },
        },
        interrupted: {
          description: 'The next page failed to load; an error shows after the loaded products.',
          on: { 'seller.loadMore': 'loadingMore' },
          exit: forgetFailure,
        },
        complete: {},
      },
    },
    missing: {
      description: 'There is no such seller any more, or there has never been one.',
      on: { 'seller.retry': 'loading' },
      exit: forgetFailure,
    },
  },
})
