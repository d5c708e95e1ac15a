import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import { canSetUp, type SellerMoney } from '../src/domain/seller-money.ts'
import { connectionListener, effect, keepFailure, listener, port, watchConnection } from './port.ts'

export type PayoutsContext = {
  money: SellerMoney | null
  /** Why the money was not loaded, or the provider's page was not opened. */
  failure: Failure | null
}

/** A seller's money and payout account, on a server that has payouts. */
export const payoutsMachine = setup({
  types: {
    context: {} as PayoutsContext,
    events: {} as
      | { type: 'payouts.retry' }
      | { type: 'payouts.setUp' }
      /** Something of the user has changed, or the user is back on the page. */
      | { type: 'list.outdated' }
      | { type: 'connection.restored' },
    children: {} as {
      load: 'load'
      openOnboarding: 'openOnboarding'
      watchChanges: 'watchChanges'
      watchConnection: 'watchConnection'
    },
  },
  actors: {
    /** Resolves to null where the server has no payouts. */
    load: port<SellerMoney | null>('payouts.load'),
    /** Resolves to the address of the provider's page for the details. */
    openOnboarding: port<string>('payouts.openOnboarding'),
    /** Sends `list.outdated` when the money may have changed. */
    watchChanges: listener('watchChanges'),
    watchConnection: connectionListener,
  },
  guards: {
    hasPayouts: (_, params: { money: SellerMoney | null }) => params.money !== null,
    /** The payout account lacks details that the seller can give. */
    canSetUp: ({ context: { money } }) => money !== null && canSetUp(money.account),
  },
  actions: {
    /** Leaves the app for the provider's page. */
    leave: effect<{ url: string }>('payouts.leave'),
    keepMoney: assign((_, params: { money: SellerMoney | null }) => ({
      money: params.money,
      failure: null,
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'payouts',
  context: { money: null, failure: null },
  invoke: {
    id: 'watchChanges',
    src: 'watchChanges',
    onError: { description: 'The page shows what was loaded last.' },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'hasPayouts', params: ({ event }) => ({ money: event.output }) },
            target: 'shown',
            actions: { type: 'keepMoney', params: ({ event }) => ({ money: event.output }) },
          },
          { target: 'absent' },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    absent: { type: 'final', description: 'The server has no payouts.' },
    failed: {
      on: { 'payouts.retry': 'loading', 'connection.restored': 'loading' },
      invoke: watchConnection,
    },
    shown: {
      on: {
        'payouts.setUp': { guard: 'canSetUp', target: 'opening', actions: 'forgetFailure' },
        'list.outdated': 'refreshing',
      },
    },
    refreshing: {
      description: 'The page shows what was loaded before.',
      on: {
        'payouts.setUp': { guard: 'canSetUp', target: 'opening', actions: 'forgetFailure' },
        'list.outdated': { target: 'refreshing', reenter: true },
      },
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'hasPayouts', params: ({ event }) => ({ money: event.output }) },
            target: 'shown',
            actions: { type: 'keepMoney', params: ({ event }) => ({ money: event.output }) },
          },
          { target: 'shown' },
        ],
        onError: { target: 'shown', description: 'The next change reads it again.' },
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openOnboarding',
        src: 'openOnboarding',
        onDone: {
          target: 'shown',
          description: 'The browser may come back to this page as it was.',
          actions: { type: 'leave', params: ({ event }) => ({ url: event.output }) },
        },
        onError: { target: 'shown', actions: keepFailure },
      },
    },
  },
})
