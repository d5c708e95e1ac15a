import { assign, setup, type SnapshotFrom } from 'xstate'
import { message } from '../src/domain/message.ts'
import type { Destination } from '../src/domain/destinations.ts'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import { type FieldErrors, isValid, remainingErrors } from '../src/domain/form.ts'
import {
  type LoginForm,
  loginErrors,
  type RegisterForm,
  registerErrors,
} from '../src/domain/sign-in-forms.ts'
import type { Toast } from '../src/domain/toast.ts'
import type { Identity, RegistrationRole, RestoredUser, Role, Viewer } from '../src/domain/user.ts'
import {
  confirmationMailSent,
  loggedOutElsewhere,
  sessionEnded,
  signInFailedToast,
} from '../src/domain/toasts.ts'
import { effect, keepFailure, listener, port, type Thrown, whenFailed } from './port.ts'

/** `origin`: the destination after signing in (rule S1); home by default. */
export type SessionEvent =
  | { type: 'login.change'; form: LoginForm }
  | { type: 'login.submit'; form: LoginForm; origin?: Destination }
  | { type: 'register.change'; form: RegisterForm }
  | { type: 'register.submit'; form: RegisterForm; origin?: Destination }
  | { type: 'google.submit'; origin?: Destination }
  | { type: 'google.cancel' }
  | { type: 'registration.complete'; role: RegistrationRole }
  | { type: 'session.retry' }
  | { type: 'session.logout'; destination: Destination }
  /** A protected call received 401; `at` is the user's current screen. */
  | { type: 'session.unauthorized'; at: Destination | null }
  /** A protected call received 401 again after the renewal. */
  | { type: 'session.refused'; at: Destination | null }
  /** The identity provider's user changed because another tab signed in or out. */
  | { type: 'identity.changed'; identity: Identity | null }
  /** The user has changed the name of the account. */
  | { type: 'identity.renamed'; name: string }
  /** The access token was removed in another tab. */
  | { type: 'token.removedElsewhere' }
  /** The lost connection is restored. */
  | { type: 'connection.restored' }

export type SessionContext = {
  identity: Identity | null
  role: Role | null
  /** The role that the server last gave this user on this device, until the server gives it again. */
  keptRole: Role | null
  /**
   * The role with which PUT /user saves a user whom the server does not know; a Google sign-in registers a buyer (rule
   * S3). null: the user is asked for the role.
   */
  registeringAs: RegistrationRole | null
  /** The role of the user whose session ended without a log-out; null after the next sign-in. */
  endedRole: Role | null
  /** The address in the login form, with which the form for a forgotten password begins. */
  typedEmail: string
  /** The form that was submitted last: `errors` and, while signed out, `failure` belong to it. */
  submitted: 'login' | 'register' | 'google' | null
  errors: FieldErrors<keyof RegisterForm>
  /** Nothing was changed since the last submit, so its first invalid field takes the focus. */
  isSubmitted: boolean
  failure: Failure | null
  /** null when no navigation follows the sign-in, as after a reload. */
  origin: Destination | null
}

/** The context before the session is restored. */
export const initialSession: SessionContext = {
  identity: null,
  role: null,
  keptRole: null,
  registeringAs: null,
  endedRole: null,
  typedEmail: '',
  submitted: null,
  errors: {},
  isSubmitted: false,
  failure: null,
  origin: null,
}

/** Returns the login destination that leads back to where the session ended. */
function loginAgain(at: Destination | null): Destination {
  return at === null ? { screen: 'login' } : { screen: 'login', origin: at }
}

const identityCode = (error: unknown) => {
  const failure = failureOf(error)
  return failure.kind === 'identity' ? failure.code : ''
}

/** The codes with which the identity provider ends a session. After any other code, it may still know the user. */
const ENDED = new Set([
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
])

/** True if the server or the identity provider says that the session has ended. */
const hasEnded = (error: unknown) =>
  failureOf(error).kind === 'unauthorized' || ENDED.has(identityCode(error))

/** True if the server does not know the user. */
const isUnknown = (error: unknown) => failureOf(error).kind === 'notFound'

const notifyFailure = {
  type: 'notify' as const,
  params: ({ event }: Thrown) => signInFailedToast(event.error),
}
const notifyNotRegistered = {
  type: 'notify' as const,
  params: ({ event }: Thrown) => signInFailedToast(event.error, 'notRegistered'),
}
/** The registration asks the identity provider for a mail that confirms the address. */
const notifyConfirmationMail = {
  type: 'notify' as const,
  params: ({ event }: { event: { output: Identity } }) => confirmationMailSent(event.output.email),
}
const notifySessionEnded = { type: 'notify' as const, params: sessionEnded }
const notifyLoggedOutElsewhere = { type: 'notify' as const, params: loggedOutElsewhere }

/** Opens the screen that the user chose. */
const goToChosen = {
  type: 'goTo' as const,
  params: ({ event }: { event: { destination: Destination } }) => event.destination,
}
const logOut = { target: '#session.signingOut', actions: goToChosen }

/** Input: the current identity. Throws when there is none. */
function identityInput({ context }: { context: SessionContext }): { identity: Identity } {
  if (context.identity === null) throw new Error('Nobody is known.')
  return { identity: context.identity }
}

/** Input: the current identity and the role to save it with. Throws when either is missing. */
function registrationInput({ context }: { context: SessionContext }) {
  const { registeringAs: role } = context
  if (role === null) throw new Error('No role is chosen.')
  return { ...identityInput({ context }), role }
}

/** Keeps the role that the server responded with. */
const keepRole = {
  type: 'keepRole' as const,
  params: ({ event }: { event: { output: Role } }) => ({ role: event.output }),
}

/** Input: the e-mail of the current identity. */
const emailInput = ({ context }: { context: SessionContext }) => ({
  email: context.identity?.email ?? '',
})

/** Params: the restored user. */
const restoredIn = ({ event }: { event: { output: RestoredUser | null } }) => ({
  identity: event.output?.identity ?? null,
  role: event.output?.role ?? null,
})

const hasIdentity = { type: 'hasIdentity' as const, params: restoredIn }
const keepRestored = { type: 'keepIdentity' as const, params: restoredIn }

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

/** Transitions for a user who was restored offline, and whom nobody has confirmed since. */
const notConfirmed = [
  {
    guard: whenFailed('isEnded'),
    description: 'The account is gone or may no longer sign in.',
    target: '#session.signingOut',
    actions: ['keepEndedRole' as const, notifySessionEnded],
  },
  { target: '#session.signedIn.unconfirmed' },
]

/**
 * The authentication and role lifecycle (rules S1 to S9): the signed-in user, the role, and every way in and out.
 * `signedIn` means that identity, access token and role are all available.
 */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: {
    /** Sends `identity.changed`, `token.removedElsewhere` and `connection.restored`. */
    watchSession: listener('session.watchSession'),
    /** Resolves to the user who was signed in before the reload; null for a guest. */
    restoreIdentity: port<RestoredUser | null>('session.restoreIdentity'),
    signInWithPassword: port<Identity, LoginForm>('session.signInWithPassword'),
    signInWithGoogle: port<Identity>('session.signInWithGoogle'),
    registerIdentity: port<Identity, LoginForm & { name: string }>('session.registerIdentity'),
    /** Resolves to true when the server acknowledged the user (rule S4). */
    saveUser: port<boolean, { identity: Identity; role: RegistrationRole }>('session.saveUser'),
    /** Fetches and stores the access token (rule S5). */
    fetchToken: port<void, { identity: Identity }>('session.fetchToken'),
    fetchRole: port<Role, { email: string }>('session.fetchRole'),
    /** `leaving`: the e-mail address of a user who logs out; null where the session has ended otherwise. */
    signOut: port<void, { leaving: string | null }>('session.signOut'),
  },
  delays: { signOutTimeout: 3000 },
  guards: {
    /** The login form has a valid e-mail address and a password. */
    isLoginComplete: (_, params: { form: LoginForm }) => isValid(loginErrors(params.form)),
    /** Every field of the registration form is filled in and valid. */
    isRegisterComplete: (_, params: { form: RegisterForm }) => isValid(registerErrors(params.form)),
    /** The identity provider knows who the user is. */
    hasIdentity: (_, params: { identity: Identity | null }) => params.identity !== null,
    hasToken: (_, params: { restored: RestoredUser | null }) => params.restored?.hasToken === true,
    /** The identity provider names another user than before. */
    isSomeoneElse: ({ context }, params: { identity: Identity | null }) =>
      params.identity !== null && params.identity.email !== context.identity?.email,
    /** The identity provider says that nobody is signed in. */
    isNobody: (_, params: { identity: Identity | null }) => params.identity === null,
    isArriving: ({ context }) => context.origin !== null,
    wasAcknowledged: (_, params: { acknowledged: boolean }) => params.acknowledged,
    isUnknownUser: (_, params: { error: unknown }) => isUnknown(params.error),
    isUnknownWithRole: ({ context }, params: { error: unknown }) =>
      isUnknown(params.error) && context.registeringAs !== null,
    /** The session has ended, or the server refuses the user or knows none. */
    isEnded: (_, params: { error: unknown }) =>
      hasEnded(params.error) || ['forbidden', 'notFound'].includes(failureOf(params.error).kind),
    /** A session of an earlier visit no longer counts. A user who has just signed in is told why that failed. */
    isEndedElsewhere: ({ context }, params: { error: unknown }) =>
      context.origin === null && hasEnded(params.error),
    isUnanswered: ({ context }, params: { error: unknown }) =>
      failureOf(params.error).kind === 'noAnswer' && context.keptRole !== null,
    isPopupClosed: (_, params: { error: unknown }) =>
      ['auth/popup-closed-by-user', 'auth/cancelled-popup-request'].includes(
        identityCode(params.error),
      ),
    isPopupBlocked: (_, params: { error: unknown }) =>
      identityCode(params.error) === 'auth/popup-blocked',
  },
  actions: {
    notify: effect<Toast>('notify'),
    goTo: effect<Destination>('goTo'),
    removeToken: effect('removeToken'),
    /** Keeps the token for tabs that renew it, but marks it as not usable for restoring the session. */
    invalidateToken: effect('invalidateToken'),
    keepLogin: assign((_, params: { form: LoginForm; origin?: Destination }) => ({
      typedEmail: params.form.email,
      submitted: 'login' as const,
      failure: null,
      errors: loginErrors(params.form),
      isSubmitted: true,
      registeringAs: null,
      origin: params.origin ?? { screen: 'home' as const },
    })),
    keepRegistration: assign((_, params: { form: RegisterForm; origin?: Destination }) => ({
      submitted: 'register' as const,
      failure: null,
      errors: registerErrors(params.form),
      isSubmitted: true,
      registeringAs: params.form.role === '' ? null : params.form.role,
      origin: params.origin ?? { screen: 'home' as const },
    })),
    keepLoginChange: assign(({ context }, params: { form: LoginForm }) => ({
      typedEmail: params.form.email,
      errors: remainingErrors(context.errors, loginErrors(params.form)),
      isSubmitted: false,
    })),
    keepRegistrationChange: assign(({ context }, params: { form: RegisterForm }) => ({
      errors: remainingErrors(context.errors, registerErrors(params.form)),
      isSubmitted: false,
    })),
    keepOrigin: assign((_, params: { origin?: Destination }) => ({
      submitted: 'google' as const,
      failure: null,
      errors: {},
      registeringAs: 'buyer' as const,
      origin: params.origin ?? { screen: 'home' as const },
    })),
    keepIdentity: assign((_, params: { identity: Identity | null; role?: Role | null }) => ({
      identity: params.identity,
      role: null,
      keptRole: params.role ?? null,
      failure: null,
    })),
    /** Keeps the identity of another tab's user, who is not saved with the role chosen in this tab. */
    replaceIdentity: assign((_, params: { identity: Identity | null }) => ({
      identity: params.identity,
      role: null,
      keptRole: null,
      registeringAs: null,
      failure: null,
    })),
    rename: assign(({ context }, params: { name: string }) => ({
      identity: context.identity && { ...context.identity, name: params.name },
    })),
    /** Goes on with the role of the last visit, which the server has not confirmed yet. */
    assumeRole: assign(({ context }) => ({ role: context.keptRole })),
    keepRole: assign((_, params: { role: Role }) => ({
      role: params.role,
      endedRole: null,
      registeringAs: null,
      failure: null,
    })),
    /** Keeps whom the login of the ended session was for: that user needs no explanation of the page. */
    keepEndedRole: assign(({ context: { role, keptRole, endedRole } }) => ({
      endedRole: role ?? keptRole ?? endedRole,
    })),
    chooseRole: assign((_, params: { role: RegistrationRole }) => ({
      registeringAs: params.role,
    })),
    forgetRegistration: assign({ registeringAs: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepRefusal: assign({
      failure: { kind: 'rejected', reason: message('accountNotSaved') },
    }),
    keepPlace: assign((_, params: { at: Destination | null }) => ({ origin: params.at })),
    forgetOrigin: assign({ origin: null }),
    forgetUser: assign(({ context: { endedRole } }) => ({ ...initialSession, endedRole })),
  },
}).createMachine({
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
    restoring: {
      tags: 'pending',
      on: { 'session.logout': logOut },
      invoke: {
        id: 'restoreIdentity',
        src: 'restoreIdentity',
        onDone: [
          {
            guard: { type: 'hasToken', params: ({ event }) => ({ restored: event.output }) },
            target: '#session.establishing.resuming',
            actions: keepRestored,
          },
          { guard: hasIdentity, target: '#session.establishing', actions: keepRestored },
          { target: '#session.signedOut' },
        ],
        onError: {
          description: 'Continues as a guest, with a toast that gives the reason.',
          target: '#session.signedOut',
          actions: notifyFailure,
        },
      },
    },
    reidentifying: {
      tags: 'pending',
      on: { 'session.logout': logOut },
      invoke: {
        id: 'identifyAgain',
        src: 'restoreIdentity',
        onDone: [
          { guard: hasIdentity, target: '#session.establishing', actions: keepRestored },
          {
            description: 'The identity provider has ended the session, as after a new password.',
            target: '#session.signedOut',
            actions: notifySessionEnded,
          },
        ],
        onError: { target: '#session.signedOut', actions: notifyFailure },
      },
    },
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
        unconfirmed: {
          description: 'The role is that of the last visit; the server still checks every call.',
          on: { 'connection.restored': 'confirming', 'session.unauthorized': 'confirming' },
        },
        confirming: {
          tags: 'renewing',
          initial: 'fetchingToken',
          states: {
            fetchingToken: {
              invoke: {
                id: 'confirmToken',
                src: 'fetchToken',
                input: identityInput,
                onDone: 'fetchingRole',
                onError: notConfirmed,
              },
            },
            fetchingRole: {
              invoke: {
                id: 'confirmRole',
                src: 'fetchRole',
                input: emailInput,
                onDone: { target: '#session.signedIn.active', actions: keepRole },
                onError: notConfirmed,
              },
            },
          },
        },
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
