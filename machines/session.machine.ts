import type { SnapshotFrom } from 'xstate'
import type { Identity, Viewer } from '../src/domain/user.ts'
import { keepFailure, whenFailed } from './port.ts'
import { reidentifying, restoring } from './session-restoring.states.ts'
import { confirming, unconfirmed } from './session-unconfirmed.states.ts'
import {
  emailInput,
  goToChosen,
  identityInput,
  initialSession,
  keepRole,
  loginAgain,
  logOut,
  notifyFailure,
  notifyLoggedOutElsewhere,
  notifyNotRegistered,
  notifyConfirmationMail,
  notifySessionEnded,
  registrationInput,
  sessionSetup,
} from './session.setup.ts'

export type { SessionContext, SessionEvent } from './session.setup.ts'

type SignedIn = { event: { output: Identity } }
type Changed = { event: { identity: Identity | null } }

/** Returns to the form, which says under its fields what failed; the toast has the provider's code (rule S9). */
const backToForm = { target: 'idle', actions: [notifyFailure, keepFailure] }
const backToRegistration = { target: 'idle', actions: [notifyNotRegistered, keepFailure] }

const keepIdentity = {
  type: 'keepIdentity' as const,
  params: ({ event }: SignedIn) => ({ identity: event.output }),
}

const changed = ({ event }: Changed) => ({ identity: event.identity })

/** Guard on the identity of another tab. */
const whenChanged = <Guard extends string>(type: Guard) => ({ type, params: changed })
const replaceIdentity = { type: 'replaceIdentity' as const, params: changed }
const signedInElsewhere = {
  guard: whenChanged('hasIdentity'),
  description: 'The user signed in in another tab.',
  target: '#session.establishing.fetchingToken',
  actions: replaceIdentity,
}
/** Transitions for a user whom the identity provider knows, and the server does not. */
const unknownUser = [
  {
    guard: whenFailed('isUnknownWithRole'),
    description: 'A new Google user is saved as a buyer; only an unknown user is saved (rule S3).',
    target: 'savingUser',
  },
  {
    guard: whenFailed('isUnknownUser'),
    description: 'The user is asked for the role.',
    target: 'unregistered',
  },
]
const tokenGone = {
  target: '#session.signingOut',
  actions: ['keepEndedRole' as const, notifyLoggedOutElsewhere],
}
const identityGone = { guard: whenChanged('isNobody'), ...tokenGone }

/**
 * The authentication and role lifecycle (rules S1 to S9): the signed-in user, the role, and every way in and out.
 * `signedIn` means that identity, access token and role are all available.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: initialSession,
  invoke: {
    id: 'watchSession',
    src: 'watchSession',
    onError: {
      description:
        'Changes in other tabs go unnoticed; the server still rejects unauthorized requests.',
      actions: notifyFailure,
    },
  },
  initial: 'restoring',
  states: {
    restoring,
    reidentifying,
    signedOut: {
      entry: 'forgetUser',
      initial: 'idle',
      on: {
        'session.logout': {
          description: 'The error screen offers Log Out to a guest too (rule N5).',
          actions: goToChosen,
        },
        'login.change': { actions: { type: 'keepLoginChange', params: ({ event }) => event } },
        'register.change': {
          actions: { type: 'keepRegistrationChange', params: ({ event }) => event },
        },
        'login.submit': [
          {
            guard: { type: 'isLoginComplete', params: ({ event }) => event },
            target: '.signingIn',
            actions: { type: 'keepLogin', params: ({ event }) => event },
          },
          { target: '.idle', actions: { type: 'keepLogin', params: ({ event }) => event } },
        ],
        'register.submit': [
          {
            guard: { type: 'isRegisterComplete', params: ({ event }) => event },
            target: '.registering',
            actions: { type: 'keepRegistration', params: ({ event }) => event },
          },
          { target: '.idle', actions: { type: 'keepRegistration', params: ({ event }) => event } },
        ],
        'google.submit': {
          target: '.signingInWithGoogle',
          actions: { type: 'keepOrigin', params: ({ event }) => event },
        },
      },
      states: {
        idle: { on: { 'identity.changed': signedInElsewhere } },
        signingIn: {
          tags: 'busy',
          on: { 'login.submit': {}, 'register.submit': {}, 'google.submit': {} },
          invoke: {
            id: 'signInWithPassword',
            src: 'signInWithPassword',
            input: ({ event }) => {
              if (event.type !== 'login.submit') throw new Error('Only a login form signs in.')
              return event.form
            },
            onDone: { target: '#session.establishing.fetchingToken', actions: keepIdentity },
            onError: backToForm,
          },
        },
        signingInWithGoogle: {
          tags: 'busy',
          description:
            'The popup is open; Cancel exists because it may be hidden by other windows.',
          on: {
            'login.submit': {},
            'register.submit': {},
            'google.submit': {},
            'google.cancel': 'idle',
          },
          invoke: {
            id: 'signInWithGoogle',
            src: 'signInWithGoogle',
            onDone: { target: '#session.establishing.fetchingToken', actions: keepIdentity },
            onError: [
              { guard: whenFailed('isPopupClosed'), target: 'idle' },
              { guard: whenFailed('isPopupBlocked'), target: 'popupBlocked' },
              backToForm,
            ],
          },
        },
        popupBlocked: {
          description: 'The browser blocked the popup; the screen explains how to allow it.',
          on: { 'identity.changed': signedInElsewhere },
        },
        registering: {
          tags: 'busy',
          on: { 'login.submit': {}, 'register.submit': {}, 'google.submit': {} },
          invoke: {
            id: 'registerIdentity',
            src: 'registerIdentity',
            input: ({ event }) => {
              if (event.type !== 'register.submit')
                throw new Error('Only a register form registers.')
              return event.form
            },
            onDone: {
              target: '#session.establishing.savingUser',
              actions: [keepIdentity, notifyConfirmationMail],
            },
            onError: backToRegistration,
          },
        },
      },
    },
    establishing: {
      tags: 'pending',
      initial: 'fetchingToken',
      on: {
        'session.logout': logOut,
        'identity.changed': [
          identityGone,
          {
            guard: whenChanged('isSomeoneElse'),
            description:
              'Restarts with the new identity, so that the token and the role belong to the same user.',
            target: '.fetchingToken',
            actions: replaceIdentity,
          },
        ],
        'token.removedElsewhere': tokenGone,
      },
      states: {
        resuming: {
          // Tries the token of an earlier visit before it fetches a new one.
          tags: 'busy',
          invoke: {
            id: 'resumeRole',
            src: 'fetchRole',
            input: emailInput,
            onDone: { target: '#session.signedIn', actions: keepRole },
            onError: [
              {
                guard: whenFailed('isEnded'),
                target: '#session.reidentifying',
                actions: ['invalidateToken', 'keepEndedRole', 'forgetUser'],
              },
              {
                guard: whenFailed('isUnanswered'),
                description: 'A user who reloads offline stays signed in.',
                target: '#session.signedIn.unconfirmed',
                actions: 'assumeRole',
              },
              { target: 'roleFailed', actions: keepFailure },
            ],
          },
        },
        savingUser: {
          tags: 'busy',
          invoke: {
            id: 'saveUser',
            src: 'saveUser',
            input: registrationInput,
            onDone: [
              {
                guard: {
                  type: 'wasAcknowledged',
                  params: ({ event }) => ({ acknowledged: event.output }),
                },
                description: 'A user who is still unknown after this is asked for the role.',
                target: 'fetchingToken',
                actions: 'forgetRegistration',
              },
              { target: 'saveUserFailed', actions: 'keepRefusal' },
            ],
            onError: { target: 'saveUserFailed', actions: keepFailure },
          },
        },
        saveUserFailed: { tags: 'stuck', on: { 'session.retry': 'savingUser' } },
        fetchingToken: {
          tags: 'busy',
          invoke: {
            id: 'fetchToken',
            src: 'fetchToken',
            input: identityInput,
            onDone: 'fetchingRole',
            onError: [
              ...unknownUser,
              {
                guard: whenFailed('isEndedElsewhere'),
                description: 'The user has logged out everywhere on another device.',
                target: '#session.signingOut',
                actions: ['keepEndedRole', notifySessionEnded],
              },
              { target: 'tokenFailed', actions: keepFailure },
            ],
          },
        },
        unregistered: {
          tags: 'stuck',
          on: {
            'registration.complete': {
              target: 'savingUser',
              actions: { type: 'chooseRole', params: ({ event }) => event },
            },
          },
        },
        tokenFailed: { tags: 'stuck', on: { 'session.retry': 'fetchingToken' } },
        fetchingRole: {
          tags: 'busy',
          invoke: {
            id: 'fetchRole',
            src: 'fetchRole',
            input: emailInput,
            onDone: [
              {
                guard: 'isArriving',
                description:
                  'Redirects only after a sign-in through a form; a reload stays on its page.',
                target: '#session.signedIn',
                actions: [
                  keepRole,
                  { type: 'goTo', params: ({ context }) => context.origin ?? { screen: 'home' } },
                  'forgetOrigin',
                ],
              },
              { target: '#session.signedIn', actions: keepRole },
            ],
            onError: [...unknownUser, { target: 'roleFailed', actions: keepFailure }],
          },
        },
        roleFailed: { tags: 'stuck', on: { 'session.retry': 'fetchingToken' } },
      },
    },
    signedIn: {
      on: {
        'session.logout': logOut,
        'identity.renamed': { actions: { type: 'rename', params: ({ event }) => event } },
        'session.refused': {
          description:
            'The renewed token was rejected too; the user logs in again and returns here.',
          target: '#session.signingOut',
          actions: [
            'keepEndedRole',
            notifySessionEnded,
            { type: 'goTo', params: ({ event }) => loginAgain(event.at) },
          ],
        },
        'token.removedElsewhere': tokenGone,
        'identity.changed': [
          identityGone,
          {
            guard: whenChanged('isSomeoneElse'),
            target: '#session.establishing.fetchingToken',
            actions: replaceIdentity,
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
          tags: 'renewing',
          description:
            'A request failed with 401; the token is renewed once while the request waits.',
          invoke: {
            id: 'renewToken',
            src: 'fetchToken',
            input: identityInput,
            onDone: { target: 'active', actions: 'forgetOrigin' },
            onError: [
              {
                guard: whenFailed('isEnded'),
                target: '#session.signingOut',
                actions: [
                  'keepEndedRole',
                  notifySessionEnded,
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
        unconfirmed,
        confirming,
      },
    },
    signingOut: {
      description: 'Always ends signed out, whatever the provider responds (rule S7).',
      entry: 'removeToken',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context: { identity, endedRole } }) => ({
          leaving: endedRole === null ? (identity?.email ?? null) : null,
        }),
        onDone: 'signedOut',
        onError: 'signedOut',
      },
      after: { signOutTimeout: 'signedOut' },
    },
  },
})

/** Returns the current viewer. */
export function viewerOf(session: SnapshotFrom<typeof sessionMachine>): Viewer {
  const { identity, role } = session.context
  if (identity !== null && role !== null) return { kind: 'user', ...identity, role }
  if (identity !== null && session.hasTag('stuck')) return { kind: 'stuck' }
  const isFindingOut = session.hasTag('pending')
  return { kind: isFindingOut ? 'unidentified' : 'guest' }
}
