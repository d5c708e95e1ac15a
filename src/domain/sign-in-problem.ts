import type { Failure } from './failure.ts'

export type SignInProblem =
  | 'wrongCredentials'
  | 'missingPassword'
  | 'wrongPassword'
  | 'weakPassword'
  | 'refusedPassword'
  | 'tooManyTries'
  | 'unknownEmail'
  | 'refusedEmail'
  | 'takenEmail'
  | 'disabled'
  | 'usesPassword'
  | 'windowClosed'
  | 'windowBlocked'
  | 'otherAccount'
  | 'notOffered'
  | 'unreachable'
  | 'unknown'

/** The field below which a form explains the failure; null: a callout explains it. */
type Placed = { field: 'email' | 'password' | null; problem: SignInProblem }

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

/** Returns what a code of the identity provider means. */
export const problemOf = (code: string): SignInProblem => known[code]?.problem ?? 'unknown'

/** Returns where and in which words a form explains a failure of the identity provider. */
export function placedProblem(failure: Failure): Placed {
  if (failure.kind === 'noAnswer') return { field: null, problem: 'unreachable' }
  const code = failure.kind === 'identity' ? failure.code : ''
  return known[code] ?? { field: null, problem: 'unknown' }
}
