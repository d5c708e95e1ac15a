import { loggedOutElsewhere } from './session-toasts.ts'
import { identityInput, sessionSetup } from './session.setup.ts'

/** The identity is known; the user record, access token and role are still missing. Every failure has a way out. */
export const establishing = sessionSetup.createStateConfig({
  tags: 'pending',
  initial: 'fetchingToken',
  on: {
    'session.logout': {
      target: '#session.signingOut',
      actions: { type: 'goTo', params: ({ event }) => event.destination },
    },
    'identity.changed': [
      {
        guard: { type: 'isNobody', params: ({ event }) => event },
        target: '#session.signingOut',
        actions: { type: 'notify', params: loggedOutElsewhere },
      },
      {
        guard: { type: 'isSomeoneElse', params: ({ event }) => event },
        description:
          'Restarts with the new identity, so that the token and the role belong to the same user.',
        target: '.fetchingToken',
        actions: { type: 'keepIdentity', params: ({ event }) => event },
      },
    ],
    'token.removedElsewhere': {
      target: '#session.signingOut',
      actions: { type: 'notify', params: loggedOutElsewhere },
    },
  },
  states: {
    resuming: {
      // Tries the token of an earlier visit before it fetches a new one.
      tags: 'busy',
      invoke: {
        id: 'resumeRole',
        src: 'fetchRole',
        input: ({ context }) => ({ email: context.identity?.email ?? '' }),
        onDone: {
          target: '#session.signedIn',
          actions: { type: 'keepRole', params: ({ event }) => ({ role: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isEnded', params: ({ event }) => event },
            target: '#session.restoring',
            actions: ['invalidateToken', 'forgetUser'],
          },
          {
            target: 'roleFailed',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    savingUser: {
      tags: 'busy',
      invoke: {
        id: 'saveUser',
        src: 'saveUser',
        input: ({ context }) => ({ ...identityInput({ context }), role: context.registeringAs }),
        onDone: [
          {
            guard: {
              type: 'wasAcknowledged',
              params: ({ event }) => ({ acknowledged: event.output }),
            },
            target: 'fetchingToken',
          },
          { target: 'saveUserFailed', actions: 'keepRefusal' },
        ],
        onError: {
          target: 'saveUserFailed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
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
          {
            guard: { type: 'isUnknownUser', params: ({ event }) => event },
            description: 'The identity provider has the account, but the server does not.',
            target: 'unregistered',
          },
          {
            target: 'tokenFailed',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
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
        input: ({ context }) => ({ email: context.identity?.email ?? '' }),
        onDone: [
          {
            guard: 'isArriving',
            description:
              'Redirects only after a sign-in through a form; a reload stays on its page.',
            target: '#session.signedIn',
            actions: [
              { type: 'keepRole', params: ({ event }) => ({ role: event.output }) },
              { type: 'goTo', params: ({ context }) => context.origin ?? { screen: 'home' } },
              'forgetOrigin',
            ],
          },
          {
            target: '#session.signedIn',
            actions: { type: 'keepRole', params: ({ event }) => ({ role: event.output }) },
          },
        ],
        onError: {
          target: 'roleFailed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    roleFailed: { tags: 'stuck', on: { 'session.retry': 'fetchingToken' } },
  },
})
