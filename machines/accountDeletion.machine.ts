import { assign, setup } from 'xstate'
import type { Blocker, SignInMethod } from '../src/domain/account.ts'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import { isAccountRemoved } from '../src/domain/removed-account.ts'
import { effect, forgetFailure, keepFailure, port, whenFailed } from './kit.ts'

export type AccountDeletionContext = {
  /** The open orders, bookings, sales and refunds that keep the account. */
  blockers: readonly Blocker[]
  method: SignInMethod
  /** The user has opened it before, so the button that opens it takes the focus back. */
  wasOpened: boolean
  failure: Failure | null
}

/** The information that the user needs before the deletion. */
export type DeletionTerms = { blockers: readonly Blocker[]; method: SignInMethod }

/** The codes of an identity that is gone already. */
const GONE = new Set(['auth/user-not-found', 'auth/user-token-expired'])

const isOpen = (_: unknown, params: { blockers: readonly Blocker[] }) => params.blockers.length > 0
const outputOf = <Output>({ event }: { event: { output: Output } }) => event.output

/**
 * Deletes the account of the user at the market, and then the user of the identity provider. A user who remains there
 * after the account is gone can be deleted again, or be left.
 */
export const accountDeletionMachine = setup({
  types: {
    context: {} as AccountDeletionContext,
    events: {} as
      /** Reads the terms of the deletion; also again, after a blocker was closed. */
      | { type: 'accountDeletion.open' }
      | { type: 'accountDeletion.cancel' }
      /** `password`: null for a user of Google. */
      | { type: 'accountDeletion.confirm'; password: string | null }
      /** Tries again to delete the user of the identity provider. */
      | { type: 'accountDeletion.retry' }
      | { type: 'accountDeletion.leave' },
  },
  actors: {
    readTerms: port<DeletionTerms>('accountDeletion.readTerms'),
    /** Resolves when the identity provider has seen that the user is present. */
    proveIdentity: port<void, { password: string | null }>('accountDeletion.proveIdentity'),
    /** Resolves to the blockers; without any, the account is deleted. */
    deleteAccount: port<readonly Blocker[]>('accountDeletion.deleteAccount'),
    deleteIdentity: port<void>('accountDeletion.deleteIdentity'),
  },
  guards: {
    isOpen,
    isGone: (_, params: { error: unknown }) => {
      const failure = failureOf(params.error)
      return failure.kind === 'identity' && GONE.has(failure.code)
    },
    /** The answer to an earlier attempt was lost. */
    isDeleted: (_, params: { error: unknown }) => isAccountRemoved(failureOf(params.error)),
  },
  actions: {
    /** Signs out in this browser, and opens the home page. */
    leave: effect('accountDeletion.leave'),
    keepTerms: assign((_, params: DeletionTerms) => params),
    keepBlockers: assign((_, params: { blockers: readonly Blocker[] }) => params),
    begin: assign({ wasOpened: true, failure: null }),
  },
}).createMachine({
  id: 'accountDeletion',
  context: { blockers: [], method: 'password', wasOpened: false, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: { 'accountDeletion.open': { target: 'checking', actions: 'begin' } },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'readTerms',
        src: 'readTerms',
        onDone: [
          {
            guard: { type: 'isOpen', params: outputOf },
            target: 'blocked',
            actions: { type: 'keepTerms', params: outputOf },
          },
          { target: 'asking', actions: { type: 'keepTerms', params: outputOf } },
        ],
        onError: { target: 'idle', actions: keepFailure },
      },
    },
    blocked: {
      on: { 'accountDeletion.open': 'checking', 'accountDeletion.cancel': 'idle' },
    },
    asking: {
      on: {
        'accountDeletion.cancel': { target: 'idle', actions: forgetFailure },
        'accountDeletion.confirm': { target: 'proving', actions: forgetFailure },
      },
    },
    proving: {
      tags: 'busy',
      invoke: {
        id: 'proveIdentity',
        src: 'proveIdentity',
        input: ({ event }) => {
          if (event.type !== 'accountDeletion.confirm') throw new Error('Nothing is confirmed.')
          return { password: event.password }
        },
        onDone: 'deleting',
        onError: { target: 'asking', actions: keepFailure },
      },
    },
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        onDone: [
          {
            guard: {
              type: 'isOpen',
              params: ({ event }) => ({ blockers: event.output }),
            },
            target: 'blocked',
            actions: {
              type: 'keepBlockers',
              params: ({ event }) => ({ blockers: event.output }),
            },
          },
          { target: 'deletingIdentity' },
        ],
        onError: [
          { guard: whenFailed('isDeleted'), target: 'deletingIdentity' },
          { target: 'asking', actions: keepFailure },
        ],
      },
    },
    deletingIdentity: {
      tags: 'busy',
      invoke: {
        id: 'deleteIdentity',
        src: 'deleteIdentity',
        onDone: { target: 'deleted', actions: 'leave' },
        onError: [
          { guard: whenFailed('isGone'), target: 'deleted', actions: 'leave' },
          { target: 'identityKept', actions: keepFailure },
        ],
      },
    },
    identityKept: {
      description: 'The account is deleted; the identity provider still knows the user.',
      on: {
        'accountDeletion.retry': { target: 'deletingIdentity', actions: forgetFailure },
        'accountDeletion.leave': { target: 'deleted', actions: 'leave' },
      },
    },
    deleted: { type: 'final' },
  },
})
