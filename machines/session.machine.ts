import { setup, type SnapshotFrom } from 'xstate'
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
import {
  confirmationMailSent,
  loggedOutElsewhere,
  sessionEnded,
  signInFailedToast,
  type Toast,
} from '../src/domain/toasts.ts'
import type { Identity, RegistrationRole, RestoredUser, Role, Viewer } from '../src/domain/user.ts'
import { type Args, createAssign, effect, keepFailure, listener, port, type Thrown } from './kit.ts'

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

/** Input: the e-mail of the current identity. */
const emailInput = ({ context }: { context: SessionContext }) => ({
  email: context.identity?.email ?? '',
})

type Restored = { output: RestoredUser | null }
/** The identity of another tab. */
type Changed = { identity: Identity | null }

/** Returns to the form, which says under its fields what failed; the toast has the provider's code (rule S9). */
const backToForm = { target: 'idle', actions: [notifyFailure, keepFailure] }
const backToRegistration = { target: 'idle', actions: [notifyNotRegistered, keepFailure] }

const assign = createAssign<SessionContext>()
/** The login form has a valid e-mail address and a password. */
const isLoginComplete = ({ event }: { event: { form: LoginForm } }) =>
  isValid(loginErrors(event.form))
/** Every field of the registration form is filled in and valid. */
const isRegisterComplete = ({ event }: { event: { form: RegisterForm } }) =>
  isValid(registerErrors(event.form))
const hasToken = ({ event }: { event: Restored }) => event.output?.hasToken === true
/** The identity provider knows who the user of the last visit is. */
const isRestored = ({ event }: { event: Restored }) => Boolean(event.output?.identity)
/** The identity provider knows who the user is. */
const hasIdentity = ({ event }: { event: Changed }) => event.identity !== null
/** The identity provider names another user than before. */
const isSomeoneElse = ({ context, event: { identity } }: Args<SessionContext, Changed>) =>
  identity !== null && identity.email !== context.identity?.email
/** The identity provider says that nobody is signed in. */
const isNobody = ({ event }: { event: Changed }) => event.identity === null
const isArriving = ({ context }: { context: SessionContext }) => context.origin !== null
const wasAcknowledged = ({ event }: { event: { output: boolean } }) => event.output
const isUnknownUser = ({ event }: Thrown) => isUnknown(event.error)
const isUnknownWithRole = ({ context, event }: Args<SessionContext, Thrown['event']>) =>
  isUnknown(event.error) && context.registeringAs !== null
/** The session has ended, or the server refuses the user or knows none. */
const isEnded = ({ event }: Thrown) =>
  hasEnded(event.error) || ['forbidden', 'notFound'].includes(failureOf(event.error).kind)
/** A session of an earlier visit no longer counts. A user who has just signed in is told why that failed. */
const isEndedElsewhere = ({ context, event }: Args<SessionContext, Thrown['event']>) =>
  context.origin === null && hasEnded(event.error)
const isUnanswered = ({ context, event }: Args<SessionContext, Thrown['event']>) =>
  failureOf(event.error).kind === 'noAnswer' && context.keptRole !== null
const isPopupClosed = ({ event }: Thrown) =>
  ['auth/popup-closed-by-user', 'auth/cancelled-popup-request'].includes(identityCode(event.error))
const isPopupBlocked = ({ event }: Thrown) => identityCode(event.error) === 'auth/popup-blocked'
const keepLogin = assign<{ form: LoginForm; origin?: Destination }>(({ event }) => ({
  typedEmail: event.form.email,
  submitted: 'login' as const,
  failure: null,
  errors: loginErrors(event.form),
  isSubmitted: true,
  registeringAs: null,
  origin: event.origin ?? { screen: 'home' as const },
}))
const keepRegistration = assign<{ form: RegisterForm; origin?: Destination }>(({ event }) => ({
  submitted: 'register' as const,
  failure: null,
  errors: registerErrors(event.form),
  isSubmitted: true,
  registeringAs: event.form.role === '' ? null : event.form.role,
  origin: event.origin ?? { screen: 'home' as const },
}))
const keepLoginChange = assign<{ form: LoginForm }>(({ context, event }) => ({
  typedEmail: event.form.email,
  errors: remainingErrors(context.errors, loginErrors(event.form)),
  isSubmitted: false,
}))
const keepRegistrationChange = assign<{ form: RegisterForm }>(({ context, event }) => ({
  errors: remainingErrors(context.errors, registerErrors(event.form)),
  isSubmitted: false,
}))
const keepOrigin = assign<{ origin?: Destination }>(({ event }) => ({
  submitted: 'google' as const,
  failure: null,
  errors: {},
  registeringAs: 'buyer' as const,
  origin: event.origin ?? { screen: 'home' as const },
}))
const identified = (identity: Identity | null, keptRole: Role | null = null) => ({
  identity,
  role: null,
  keptRole,
  failure: null,
})
const keepIdentity = assign<{ output: Identity }>(({ event }) => identified(event.output))
const keepRestored = assign<Restored>(({ event: { output } }) =>
  identified(output?.identity ?? null, output?.role ?? null),
)
/** Keeps the identity of another tab's user, who is not saved with the role chosen in this tab. */
const replaceIdentity = assign<Changed>(({ event }) => ({
  ...identified(event.identity),
  registeringAs: null,
}))
const rename = assign<{ name: string }>(({ context, event }) => ({
  identity: context.identity && { ...context.identity, name: event.name },
}))
/** Goes on with the role of the last visit, which the server has not confirmed yet. */
const assumeRole = assign(({ context }) => ({ role: context.keptRole }))
const keepRole = assign<{ output: Role }>(({ event }) => ({
  role: event.output,
  endedRole: null,
  registeringAs: null,
  failure: null,
}))
/** Keeps whom the login of the ended session was for: that user needs no explanation of the page. */
const keepEndedRole = assign(({ context: { role, keptRole, endedRole } }) => ({
  endedRole: role ?? keptRole ?? endedRole,
}))
const chooseRole = assign<{ role: RegistrationRole }>(({ event }) => ({
  registeringAs: event.role,
}))
const forgetRegistration = assign({ registeringAs: null })
const keepRefusal = assign({
  failure: { kind: 'rejected', reason: message('accountNotSaved') },
})
const keepPlace = assign<{ at: Destination | null }>(({ event }) => ({ origin: event.at }))
const forgetOrigin = assign({ origin: null })
const forgetUser = assign(({ context: { endedRole } }) => ({ ...initialSession, endedRole }))

const signedInElsewhere = {
  guard: hasIdentity,
  description: 'The user signed in in another tab.',
  target: '#session.establishing.fetchingToken',
  actions: replaceIdentity,
}
/** Transitions for a user whom the identity provider knows, and the server does not. */
const unknownUser = [
  {
    guard: isUnknownWithRole,
    description: 'A new Google user is saved as a buyer; only an unknown user is saved (rule S3).',
    target: 'savingUser',
  },
  {
    guard: isUnknownUser,
    description: 'The user is asked for the role.',
    target: 'unregistered',
  },
]
const tokenGone = {
  target: '#session.signingOut',
  actions: [keepEndedRole, notifyLoggedOutElsewhere],
}
const identityGone = { guard: isNobody, ...tokenGone }

/** Transitions for a user who was restored offline, and whom nobody has confirmed since. */
const notConfirmed = [
  {
    guard: isEnded,
    description: 'The account is gone or may no longer sign in.',
    target: '#session.signingOut',
    actions: [keepEndedRole, notifySessionEnded],
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
  actions: {
    notify: effect<Toast>('notify'),
    goTo: effect<Destination>('goTo'),
    removeToken: effect('removeToken'),
    /** Keeps the token for tabs that renew it, but marks it as not usable for restoring the session. */
    invalidateToken: effect('invalidateToken'),
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
          { guard: hasToken, target: '#session.establishing.resuming', actions: keepRestored },
          { guard: isRestored, target: '#session.establishing', actions: keepRestored },
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
          { guard: isRestored, target: '#session.establishing', actions: keepRestored },
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
      entry: forgetUser,
      initial: 'idle',
      on: {
        'session.logout': {
          description: 'The error screen offers Log Out to a guest too (rule N5).',
          actions: goToChosen,
        },
        'login.change': { actions: keepLoginChange },
        'register.change': { actions: keepRegistrationChange },
        'login.submit': [
          { guard: isLoginComplete, target: '.signingIn', actions: keepLogin },
          { target: '.idle', actions: keepLogin },
        ],
        'register.submit': [
          { guard: isRegisterComplete, target: '.registering', actions: keepRegistration },
          { target: '.idle', actions: keepRegistration },
        ],
        'google.submit': { target: '.signingInWithGoogle', actions: keepOrigin },
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
              { guard: isPopupClosed, target: 'idle' },
              { guard: isPopupBlocked, target: 'popupBlocked' },
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
            guard: isSomeoneElse,
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
                guard: isEnded,
                target: '#session.reidentifying',
                actions: ['invalidateToken', keepEndedRole, forgetUser],
              },
              {
                guard: isUnanswered,
                description: 'A user who reloads offline stays signed in.',
                target: '#session.signedIn.unconfirmed',
                actions: assumeRole,
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
                guard: wasAcknowledged,
                description: 'A user who is still unknown after this is asked for the role.',
                target: 'fetchingToken',
                actions: forgetRegistration,
              },
              { target: 'saveUserFailed', actions: keepRefusal },
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
                guard: isEndedElsewhere,
                description: 'The user has logged out everywhere on another device.',
                target: '#session.signingOut',
                actions: [keepEndedRole, notifySessionEnded],
              },
              { target: 'tokenFailed', actions: keepFailure },
            ],
          },
        },
        unregistered: {
          tags: 'stuck',
          on: {
            'registration.complete': { target: 'savingUser', actions: chooseRole },
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
                guard: isArriving,
                description:
                  'Redirects only after a sign-in through a form; a reload stays on its page.',
                target: '#session.signedIn',
                actions: [
                  keepRole,
                  { type: 'goTo', params: ({ context }) => context.origin ?? { screen: 'home' } },
                  forgetOrigin,
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
        'identity.renamed': { actions: rename },
        'session.refused': {
          description:
            'The renewed token was rejected too; the user logs in again and returns here.',
          target: '#session.signingOut',
          actions: [
            keepEndedRole,
            notifySessionEnded,
            { type: 'goTo', params: ({ event }) => loginAgain(event.at) },
          ],
        },
        'token.removedElsewhere': tokenGone,
        'identity.changed': [
          identityGone,
          {
            guard: isSomeoneElse,
            target: '#session.establishing.fetchingToken',
            actions: replaceIdentity,
          },
        ],
      },
      initial: 'active',
      states: {
        active: {
          on: {
            'session.unauthorized': { target: 'renewing', actions: keepPlace },
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
            onDone: { target: 'active', actions: forgetOrigin },
            onError: [
              {
                guard: isEnded,
                target: '#session.signingOut',
                actions: [
                  keepEndedRole,
                  notifySessionEnded,
                  { type: 'goTo', params: ({ context }) => loginAgain(context.origin) },
                ],
              },
              {
                description:
                  'The server is unreachable; the user stays signed in, and the request fails.',
                target: 'active',
                actions: forgetOrigin,
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
