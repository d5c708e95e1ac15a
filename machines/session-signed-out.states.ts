import { failureToast } from './session-toasts.ts'
import { sessionSetup } from './session.setup.ts'

/** Signed out: sign-in by e-mail or Google, and registration. */
export const signedOut = sessionSetup.createStateConfig({
  entry: 'forgetUser',
  initial: 'idle',
  on: {
    'session.logout': {
      description: 'The error screen offers Log Out to a guest too (rule N5).',
      actions: { type: 'goTo', params: ({ event }) => event.destination },
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
    idle: {
      on: {
        'identity.changed': {
          guard: { type: 'hasIdentity', params: ({ event }) => event },
          description: 'The user signed in in another tab.',
          target: '#session.establishing.fetchingToken',
          actions: { type: 'keepIdentity', params: ({ event }) => event },
        },
      },
    },
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
        onDone: {
          target: '#session.establishing.fetchingToken',
          actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.output }) },
        },
        onError: {
          target: 'idle',
          actions: { type: 'notify', params: ({ event }) => failureToast(event.error) },
        },
      },
    },
    signingInWithGoogle: {
      tags: 'busy',
      description:
        'The popup is open; Cancel exists because a closed popup is reported only after seconds.',
      on: {
        'login.submit': {},
        'register.submit': {},
        'google.submit': {},
        'google.cancel': 'idle',
      },
      invoke: {
        id: 'signInWithGoogle',
        src: 'signInWithGoogle',
        onDone: {
          target: '#session.establishing.savingUser',
          actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.output }) },
        },
        onError: [
          { guard: { type: 'isPopupClosed', params: ({ event }) => event }, target: 'idle' },
          {
            guard: { type: 'isPopupBlocked', params: ({ event }) => event },
            target: 'popupBlocked',
          },
          {
            target: 'idle',
            actions: { type: 'notify', params: ({ event }) => failureToast(event.error) },
          },
        ],
      },
    },
    popupBlocked: {
      description: 'The browser blocked the popup; the screen explains how to allow it.',
    },
    registering: {
      tags: 'busy',
      on: { 'login.submit': {}, 'register.submit': {}, 'google.submit': {} },
      invoke: {
        id: 'registerIdentity',
        src: 'registerIdentity',
        input: ({ event }) => {
          if (event.type !== 'register.submit') throw new Error('Only a register form registers.')
          return event.form
        },
        onDone: {
          target: '#session.establishing.savingUser',
          actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.output }) },
        },
        onError: {
          target: 'idle',
          actions: { type: 'notify', params: ({ event }) => failureToast(event.error) },
        },
      },
    },
  },
})
