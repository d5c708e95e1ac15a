import { matchesState, sendTo, setup, type SnapshotFrom, type StateValue } from 'xstate'
import { message } from '../src/domain/message.ts'
import type { Toast } from '../src/domain/toasts.ts'
import { connectionMachine } from './connection.machine.ts'
import { effect, port, type Thrown } from './kit.ts'
import { type Preferences, preferencesLogic } from './preferences.ts'
import { prefetchMachine } from './prefetch.machine.ts'
import { type SessionContext, sessionMachine } from './session.machine.ts'
import { toastsLogic } from './toasts.ts'
import { updateLogic } from './update.ts'

/** Guard on the session's new state. */
const whenSession = <Guard extends string>(type: Guard) => ({
  type,
  params: ({ event }: { event: { snapshot: SnapshotFrom<typeof sessionMachine> } }) => ({
    state: event.snapshot.value,
    context: event.snapshot.context,
  }),
})

/** A machine that stops with an error leaves the others running. */
const logError = {
  type: 'logError' as const,
  params: ({ event }: Thrown) => ({ error: event.error }),
}

/**
 * The root of the page's actors. It starts those that live as long as the page, with their names as system ids, and
 * connects them.
 */
export const appMachine = setup({
  types: {
    input: {} as { preferences: Preferences },
    context: {} as { preferences: Preferences },
    events: {} as
      /** A guest opened a screen that offers to sign in. */
      | { type: 'signIn.expected' }
      /** The user pressed a button or a key for the first time. */
      | { type: 'user.active' }
      | { type: 'report.save' }
      /** An error screen offers Log Out also when the session has stopped with an error (rule N5). */
      | { type: 'session.logout' }
      | { type: 'page.reload' }
      | { type: 'page.print' },
  },
  actors: {
    toasts: toastsLogic,
    preferences: preferencesLogic,
    connection: connectionMachine,
    update: updateLogic,
    prefetch: prefetchMachine,
    session: sessionMachine,
    /** Resolves when no resource has arrived for a while. */
    waitForNetworkIdle: port<void>('app.waitForNetworkIdle'),
    /** Downloads a flight recording of the machines; resolves to the name of the file. */
    saveReport: port<string>('app.saveReport'),
    /** Removes the token, signs out of the identity provider and opens the login. */
    abandonSession: port<void>('app.abandonSession'),
  },
  guards: {
    /** The session is signed in. */
    isSignedIn: (_, params: { state: StateValue }) => matchesState('signedIn', params.state),
    /** A sign-in form was submitted, and has not failed since. */
    isSubmitted: (_, params: { state: StateValue; context: SessionContext }) =>
      matchesState('signedOut', params.state) &&
      params.context.submitted !== null &&
      params.context.failure === null,
    /** The session is signed out, or a user has just signed in, who may be another one than before. */
    isUnidentified: (_, params: { state: StateValue }) =>
      matchesState('signedOut', params.state) ||
      matchesState({ establishing: 'fetchingToken' }, params.state),
    /** The session has an access token, and fetches the role of the user. */
    hasToken: (_, params: { state: StateValue }) =>
      matchesState({ establishing: 'resuming' }, params.state) ||
      matchesState({ establishing: 'fetchingRole' }, params.state),
  },
  actions: {
    /** Prefetches the data of the payment screen, if that screen is open. */
    prefetchPayment: effect('app.prefetchPayment'),
    /** Deletes prefetched data, so that the next user does not see it. */
    forgetPrefetched: effect('app.forgetPrefetched'),
    /** Caches the files of this build, so that a running flow can finish on them after a deployment. */
    cacheFiles: effect('app.cacheFiles'),
    /** Loads the identity provider's code, once. */
    loadIdentity: effect('app.loadIdentity'),
    /** Loads the code that creates reports. */
    loadRecorder: effect('app.loadRecorder'),
    /** Reloads the page. */
    reload: effect('app.reload'),
    /** Opens the browser's print dialog, which also saves a page as PDF. */
    print: effect('app.print'),
    addToast: sendTo('toasts', (_, params: Toast) => ({
      type: 'toast.added' as const,
      toast: params,
    })),
    dismissGuestToasts: sendTo('toasts', {
      type: 'toast.obsoleted' as const,
      by: 'signedIn' as const,
    }),
    dismissSignInFailures: sendTo('toasts', {
      type: 'toast.obsoleted' as const,
      by: 'signInSubmitted' as const,
    }),
    logOut: sendTo('session', {
      type: 'session.logout' as const,
      destination: { screen: 'login' as const },
    }),
    /** Logs an error that only a developer understands. */
    logError: effect<Thrown['event']>('app.logError'),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => input,
  type: 'parallel',
  invoke: [
    { id: 'toasts', systemId: 'toasts', src: 'toasts', onError: { actions: logError } },
    {
      id: 'preferences',
      systemId: 'preferences',
      src: 'preferences',
      input: ({ context }) => context.preferences,
      onError: { actions: logError },
    },
    { id: 'connection', systemId: 'connection', src: 'connection', onError: { actions: logError } },
    { id: 'update', systemId: 'update', src: 'update', onError: { actions: logError } },
    { id: 'prefetch', systemId: 'prefetch', src: 'prefetch', onError: { actions: logError } },
  ],
  on: {
    'signIn.expected': {
      description: 'A browser blocks a pop-up that opens late after a click.',
      actions: 'loadIdentity',
    },
    'user.active': { actions: 'loadRecorder' },
    'page.reload': { actions: 'reload' },
    'page.print': { actions: 'print' },
  },
  states: {
    session: {
      initial: 'active',
      states: {
        active: {
          invoke: {
            id: 'session',
            systemId: 'session',
            src: 'session',
            onSnapshot: [
              { guard: whenSession('isSignedIn'), target: '.signedIn' },
              { guard: whenSession('hasToken'), target: '.establishing' },
              {
                guard: whenSession('isSubmitted'),
                target: '.unidentified',
                actions: 'dismissSignInFailures',
              },
              { guard: whenSession('isUnidentified'), target: '.unidentified' },
            ],
            onError: { target: 'failed', actions: logError },
          },
          on: { 'session.logout': { actions: 'logOut' } },
          initial: 'unidentified',
          states: {
            unidentified: { entry: 'forgetPrefetched' },
            establishing: {
              description: 'There is an access token, and the role is being fetched.',
              entry: 'prefetchPayment',
            },
            signedIn: {
              entry: ['dismissGuestToasts', 'dismissSignInFailures', 'cacheFiles'],
              initial: 'settling',
              states: {
                settling: {
                  description:
                    'The identity provider confirms a restored session later: its code must not delay the page.',
                  invoke: {
                    id: 'waitForNetworkIdle',
                    src: 'waitForNetworkIdle',
                    onDone: { target: 'settled', actions: 'loadIdentity' },
                    onError: { target: 'settled', actions: 'loadIdentity' },
                  },
                },
                settled: {},
              },
            },
          },
        },
        failed: {
          description: 'The session has stopped; the error screen still offers Log Out.',
          on: { 'session.logout': 'abandoning' },
        },
        abandoning: {
          invoke: {
            id: 'abandonSession',
            src: 'abandonSession',
            onDone: 'failed',
            onError: 'failed',
          },
        },
      },
    },
    report: {
      initial: 'idle',
      states: {
        idle: { on: { 'report.save': 'saving' } },
        saving: {
          invoke: {
            id: 'saveReport',
            src: 'saveReport',
            onDone: {
              target: 'idle',
              actions: {
                type: 'addToast',
                params: ({ event }) => ({
                  tone: 'positive',
                  title: message('reportSaved'),
                  detail: { text: event.output },
                }),
              },
            },
            onError: {
              target: 'idle',
              actions: {
                type: 'addToast',
                params: { tone: 'negative', title: message('noAnswer') },
              },
            },
          },
        },
      },
    },
  },
})
