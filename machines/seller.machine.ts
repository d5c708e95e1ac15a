import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import type { SellerPage } from '../src/domain/seller-page.ts'
import { connectionListener, keepFailure, port, watchConnection, whenFailed } from './port.ts'

type SellerInput = { sellerId: string }

export type SellerContext = SellerInput & {
  /** The page with all products that have arrived. */
  page: SellerPage | null
  /** The number of products before the last page arrived. */
  before: number
  failure: Failure | null
}

const ofPage = ({ event }: { event: { output: SellerPage } }) => ({ page: event.output })

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
    loadMore: port<SellerPage, SellerInput & { next: number }>('seller.loadMore'),
    watchConnection: connectionListener,
  },
  guards: {
    isUnknown: (_, params: { error: unknown }) => failureOf(params.error).kind === 'notFound',
    isLast: (_, { page }: { page: SellerPage }) => page.next === undefined,
  },
  actions: {
    keepPage: assign(({ context }, { page }: { page: SellerPage }) => {
      const here = context.page?.products ?? []
      const known = new Set(here.map(({ _id }) => _id))
      // A product that is listed meanwhile moves the others to a later page.
      const products = [...here, ...page.products.filter(({ _id }) => !known.has(_id))]
      return { page: { ...page, products }, before: here.length, failure: null }
    }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
}).createMachine({
  id: 'seller',
  context: ({ input: { sellerId } }) => ({ sellerId, page: null, before: 0, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { sellerId } }) => ({ sellerId }),
        onDone: [
          {
            guard: { type: 'isLast', params: ofPage },
            target: 'shown.complete',
            actions: { type: 'keepPage', params: ofPage },
          },
          { target: 'shown', actions: { type: 'keepPage', params: ofPage } },
        ],
        onError: [
          { guard: whenFailed('isUnknown'), target: 'missing', actions: keepFailure },
          { target: 'failed', actions: keepFailure },
        ],
      },
    },
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
            input: ({ context: { sellerId, page } }) => ({ sellerId, next: page?.next ?? 1 }),
            onDone: [
              {
                guard: { type: 'isLast', params: ofPage },
                target: 'complete',
                actions: { type: 'keepPage', params: ofPage },
              },
              { target: 'browsing', actions: { type: 'keepPage', params: ofPage } },
            ],
            onError: { target: 'interrupted', actions: keepFailure },
          },
        },
        interrupted: {
          description: 'The next page failed to load; an error shows after the loaded products.',
          on: { 'seller.loadMore': 'loadingMore' },
        },
        complete: {},
      },
    },
    missing: {
      description: 'There is no such seller any more, or there has never been one.',
      on: { 'seller.retry': 'loading' },
    },
    failed: {
      on: { 'seller.retry': 'loading', 'connection.restored': 'loading' },
      invoke: watchConnection,
    },
  },
})
