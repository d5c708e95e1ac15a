import { setup } from 'xstate'
import type { Failure } from '../src/domain/failure.ts'
import { createAssign, effect, forgetFailure, keepFailure, port } from './kit.ts'

const assign = createAssign<{
  /** The user has opened it before, so the button that opens it takes the focus back. */
  wasOpened: boolean
  failure: Failure | null
}>()
const begin = assign({ wasOpened: true })

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
  },
}).createMachine({
  id: 'signOutEverywhere',
  context: { wasOpened: false, failure: null },
  initial: 'idle',
  states: {
    idle: { on: { 'signOutEverywhere.open': { target: 'asking', actions: begin } } },
    asking: {
      on: {
        'signOutEverywhere.cancel': { target: 'idle', actions: forgetFailure },
        'signOutEverywhere.confirm': { target: 'ending', actions: forgetFailure },
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
