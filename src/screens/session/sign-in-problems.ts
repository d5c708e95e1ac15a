import type { Failure } from '../../domain/failure.ts'
import type { sessionMessages } from '../../messages/session.ts'
import type { signInProblems } from '../../messages/signInProblems.ts'
import type { SessionViewProps } from './session-view.ts'

type Problems = (typeof signInProblems)['en']

/** The field below which a form explains the failure; null: a callout explains it. */
type Placed = { field: 'email' | 'password' | null; problem: keyof Problems }

/** The codes of the identity provider: https://firebase.google.com/docs/auth/admin/errors and the SDK's AuthErrorCodes. */
const known: Readonly<Record<string, Placed>> = {
  // The provider does not tell which of the two is wrong, so that nobody can search for accounts.
  'auth/invalid-credential': { field: 'password', problem: 'wrongCredentials' },
  'auth/invalid-login-credentials': { field: 'password', problem: 'wrongCredentials' },
  'auth/missing-password': { field: 'password', problem: 'missingPassword' },
  'auth/wrong-password': { field: 'password', problem: 'wrongPassword' },
  'auth/weak-password': { field: 'password', problem: 'weakPassword' },
  'auth/password-does-not-meet-requirements': { field: 'password', problem: 'refusedPassword' },
  'auth/too-many-requests': { field: 'password', problem: 'tooManyTries' },
  'auth/user-not-found': { field: 'email', problem: 'unknownEmail' },
  'auth/invalid-email': { field: 'email', problem: 'refusedEmail' },
  'auth/email-already-in-use': { field: 'email', problem: 'takenEmail' },
  'auth/user-disabled': { field: 'email', problem: 'disabled' },
  'auth/account-exists-with-different-credential': { field: null, problem: 'usesPassword' },
  'auth/popup-closed-by-user': { field: null, problem: 'windowClosed' },
  'auth/popup-blocked': { field: null, problem: 'windowBlocked' },
  'auth/user-mismatch': { field: null, problem: 'otherAccount' },
  'auth/operation-not-allowed': { field: null, problem: 'notOffered' },
  'auth/network-request-failed': { field: null, problem: 'unreachable' },
}

/** Returns where and in which words a form explains a failure of the identity provider. */
export function placedProblem(failure: Failure): Placed {
  if (failure.kind === 'noAnswer') return { field: null, problem: 'unreachable' }
  const code = failure.kind === 'identity' ? failure.code : ''
  return known[code] ?? { field: null, problem: 'unknown' }
}

/** Returns why a form cannot be submitted: another sign-in is pending. */
export function pendingReason(
  state: SessionViewProps['state'],
  messages: (typeof sessionMessages)['en'],
) {
  if (!state.hasTag('busy')) return undefined
  return state.matches({ signedOut: 'signingInWithGoogle' })
    ? messages.googlePending
    : messages.loginPending
}

/** Returns what a form says about its last submission; '' where it says nothing. */
export function problemsOf(
  { context }: SessionViewProps['state'],
  form: 'login' | 'register' | 'google',
  words: Problems,
) {
  const { failure, submitted } = context
  const isShown = failure !== null && submitted === form
  const placed = isShown ? placedProblem(failure) : null
  // Google's button has no fields.
  const field = form === 'google' ? null : (placed?.field ?? null)
  const text = placed === null ? undefined : words[placed.problem]
  return {
    errors: submitted === form ? context.errors : {},
    email: field === 'email' ? text : undefined,
    password: field === 'password' ? text : undefined,
    whole: field === null ? text : undefined,
  }
}
