import { FailureError } from '../domain/failure.ts'

/** Returns the failure of an error of the SDK, or of a failed import of its code. */
export function identityFailure(error: unknown): FailureError {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (typeof code === 'string' && code.startsWith('auth/')) {
    return new FailureError({ kind: 'identity', code }, { cause: error })
  }
  // A failed dynamic import rejects with a TypeError.
  const isUnreachable = error instanceof TypeError
  return new FailureError(
    {
      kind: 'identity',
      code: isUnreachable ? 'auth/network-request-failed' : 'auth/internal-error',
    },
    { cause: error },
  )
}
