import type { Failure } from './failure.ts'

/** The identity provider's codes for a link that has expired, was used, or whose account is gone or disabled. */
const USELESS = new Set([
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
])

/** Returns whether the link of a mail can never be used any more. */
export const isUselessLink = (failure: Failure): boolean =>
  failure.kind === 'identity' && USELESS.has(failure.code)
