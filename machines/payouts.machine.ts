import { setup } from 'xstate'
import type { Failure } from '../src/domain/failure.ts'
import { canSetUp, type SellerMoney } from '../src/domain/seller-money.ts'
import {
  connectionListener,
  createAssign,
  createLoader,
  effect,
  forgetFailure,
  isAbsent,
  keepFailure,
  listener,
  port,
} from './kit.ts'

export type PayoutsContext = {
  money: SellerMoney | null
  /** Why the money was not loaded, or the provider's page was not opened. */
  failure: Failure | null
}

const assign = createAssign<PayoutsContext>()
/** The payout account lacks details that the seller can give. */
const isIncomplete = ({ context: { money } }: { context: PayoutsContext }) =>
  money !== null && canSetUp(money.account)
const keepMoney = assign<{ output: SellerMoney | null }>(({ event }) => ({
  money: event.output,
  failure: null,
}))

/** A failure is kept until the money is there. */
const { loading, failed } = createLoader('payouts.retry', {
  onDone: [
    { guard: isAbsent, target: 'absent' },
    { target: 'shown', actions: keepMoney },
  ],
})

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
  actions: {
    /** Leaves the app for the provider's page. */
    leave: effect<{ url: string }>('payouts.leave'),
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
    loading,
    failed: { on: failed.on, invoke: failed.invoke },
    absent: { type: 'final', description: 'The server has no payouts.' },
    shown: {
      on: {
        'payouts.setUp': { guard: isIncomplete, target: 'opening', actions: forgetFailure },
        'list.outdated': 'refreshing',
      },
    },
    refreshing: {
      description: 'The page shows what was loaded before.',
      on: {
        'payouts.setUp': { guard: isIncomplete, target: 'opening', actions: forgetFailure },
        'list.outdated': { target: 'refreshing', reenter: true },
      },
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          { guard: isAbsent, target: 'shown' },
          { target: 'shown', actions: keepMoney },
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
