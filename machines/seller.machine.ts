import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import type { SellerPage } from '../src/domain/seller-page.ts'
import { connectionListener, keepFailure, port, watchConnection, whenFailed } from './port.ts'

type SellerInput = { sellerId: string }

export type SellerContext = SellerInput & {
  page: SellerPage | null
  failure: Failure | null
}

/** The public page of a seller. */
export const sellerMachine = setup({
  types: {
    context: {} as SellerContext,
    input: {} as SellerInput,
    events: {} as { type: 'seller.retry' } | { type: 'connection.restored' },
  },
  actors: {
    /** Fails with `notFound` where there is no such seller, and on a server without pages of sellers. */
    load: port<SellerPage, SellerInput>('seller.load'),
    watchConnection: connectionListener,
  },
  guards: {
    isUnknown: (_, params: { error: unknown }) => failureOf(params.error).kind === 'notFound',
  },
  actions: {
    keepPage: assign((_, { page }: { page: SellerPage }) => ({ page, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
}).createMachine({
  id: 'seller',
  context: ({ input: { sellerId } }) => ({ sellerId, page: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { sellerId } }) => ({ sellerId }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) },
        },
        onError: [
          { guard: whenFailed('isUnknown'), target: 'missing', actions: keepFailure },
          { target: 'failed', actions: keepFailure },
        ],
      },
    },
    shown: { type: 'final' },
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
