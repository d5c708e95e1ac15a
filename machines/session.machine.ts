import type { SnapshotFrom } from 'xstate'
import type { Viewer } from '../src/domain/user.ts'
import { establishing } from './session-establishing.states.ts'
import { failureToast, loggedOutElsewhere, sessionEnded } from './session-toasts.ts'
import { identityIn, identityInput, loginAgain, sessionSetup } from './session.setup.ts'
import { signedOut } from './session-signed-out.states.ts'

const signedIn = sessionSetup.createStateConfig({
  on: {
    'session.logout': {
      target: '#session.signingOut',
      actions: { type: 'goTo', params: ({ event }) => event.destination },
    },
    'session.refused': {
      description: 'The renewed token was rejected too; the user logs in again and returns here.',
      target: '#session.signingOut',
      actions: [
        { type: 'notify', params: sessionEnded },
        { type: 'goTo', params: ({ event }) => loginAgain(event.at) },
      ],
    },
    'token.removedElsewhere': {
      target: '#session.signingOut',
      actions: { type: 'notify', params: loggedOutElsewhere },
    },
    'identity.changed': [
      {
        guard: { type: 'isNobody', params: ({ event }) => event },
        target: '#session.signingOut',
        actions: { type: 'notify', params: loggedOutElsewhere },
      },
      {
        guard: { type: 'isSomeoneElse', params: ({ event }) => event },
        target: '#session.establishing.fetchingToken',
        actions: { type: 'keepIdentity', params: ({ event }) => event },
      },
    ],
  },
  initial: 'active',
  states: {
    active: {
      on: {
        'session.unauthorized': {
          target: 'renewing',
          actions: { type: 'keepPlace', params: ({ event }) => event },
        },
      },
    },
    renewing: {
      description: 'A request failed with 401; the token is renewed once while the request waits.',
      invoke: {
        id: 'renewToken',
        src: 'fetchToken',
        input: identityInput,
        onDone: { target: 'active', actions: 'forgetOrigin' },
        onError: [
          {
            guard: { type: 'isEnded', params: ({ event }) => event },
            target: '#session.signingOut',
            actions: [
              { type: 'notify', params: sessionEnded },
              { type: 'goTo', params: ({ context }) => loginAgain(context.origin) },
            ],
          },
          {
            description:
              'The server is unreachable; the user stays signed in, and the request fails.',
            target: 'active',
            actions: 'forgetOrigin',
          },
        ],
      },
    },
  },
})

/**
 * The authentication and role lifecycle (rules S1 to S9): the signed-in user, the role, and every way in and out.
 * `signedIn` means that identity, access token and role are all available.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: {
    identity: null,
    role: null,
    registeringAs: 'buyer',
    errors: {},
    failure: null,
    origin: null,
  },
  invoke: {
    id: 'watchSession',
    src: 'watchSession',
    onError: {
      description:
        'Changes in other tabs go unnoticed; the server still rejects unauthorized requests.',
      actions: { type: 'notify', params: ({ event }) => failureToast(event.error) },
    },
  },
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'pending',
      invoke: {
        id: 'restoreIdentity',
        src: 'restoreIdentity',
        onDone: [
          {
            guard: { type: 'hasToken', params: ({ event }) => ({ restored: event.output }) },
            target: 'establishing.resuming',
            actions: { type: 'keepIdentity', params: ({ event }) => identityIn(event.output) },
          },
          {
            guard: { type: 'hasIdentity', params: ({ event }) => identityIn(event.output) },
            target: 'establishing',
            actions: { type: 'keepIdentity', params: ({ event }) => identityIn(event.output) },
          },
          { target: 'signedOut' },
        ],
        onError: {
          description: 'Continues as a guest, with a toast that gives the reason.',
          target: 'signedOut',
          actions: { type: 'notify', params: ({ event }) => failureToast(event.error) },
        },
      },
    },
    signedOut,
    establishing,
    signedIn,
    signingOut: {
      description: 'Always ends signed out, whatever the provider responds (rule S7).',
      entry: 'removeToken',
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
      after: { signOutTimeout: 'signedOut' },
    },
  },
})

/** Returns the current viewer. A user whose sign-in is stuck counts as a guest. */
export function viewerOf(session: SnapshotFrom<typeof sessionMachine>): Viewer {
  const { identity, role } = session.context
  if (identity !== null && role !== null) return { kind: 'user', ...identity, role }
  const isFindingOut = session.hasTag('pending') && !session.hasTag('stuck')
  return { kind: isFindingOut ? 'unidentified' : 'guest' }
}
