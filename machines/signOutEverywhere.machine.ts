import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import { effect, keepFailure, port } from './port.ts'

/** Ends all sessions of the user, this one last. */
export const signOutEverywhereMachine = setup({
  types: {
    context: {} as {
      /** The user has opened it before, so the button that opens it takes the focus back. */
      wasOpened: boolean
      failure: Failure | null
    },
    events: {} as
      | { type: 'signOutEverywhere.open' }
      | { type: 'signOutEverywhere.cancel' }
      | { type: 'signOutEverywhere.confirm' },
  },
  actors: {
    /** Resolves when the server refuses all earlier sessions. */
    endSessions: port<void>('signOutEverywhere.endSessions'),
  },
  actions: {
    /** Signs out in this browser, and opens the login. */
    leave: effect('signOutEverywhere.leave'),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    begin: assign({ wasOpened: true }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'signOutEverywhere',
  context: { wasOpened: false, failure: null },
  initial: 'idle',
  states: {
    idle: { on: { 'signOutEverywhere.open': { target: 'asking', actions: 'begin' } } },
    asking: {
      on: {
        'signOutEverywhere.cancel': { target: 'idle', actions: 'forgetFailure' },
        'signOutEverywhere.confirm': { target: 'ending', actions: 'forgetFailure' },
      },
    },
    ending: {
      tags: 'busy',
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        onDone: { target: 'ended', actions: 'leave' },
        onError: { target: 'asking', actions: keepFailure },
      },
    },
    ended: { type: 'final' },
  },
})
