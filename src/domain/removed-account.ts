import type { Failure } from './failure.ts'

/** Returns whether the server refused a request because the user's account was removed. */
export const isAccountRemoved = (failure: Failure | null): boolean =>
  failure?.kind === 'forbidden' && failure.code === 'account-removed'
