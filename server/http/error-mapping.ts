import { HTTPException } from 'hono/http-exception'
import { AmountRefused, CardProviderError } from '../vendors/cards/provider.ts'
import { isUnavailable } from '../database/database.ts'
import type { Log } from '../config/log.ts'
import { Problem } from './problem.ts'

/** Returns the problem to send for a thrown error. Only the log gets the cause; an unexpected error logs its stack. */
export function toProblem(error: Error, requestId: string, log: Log): Problem {
  const logError = (about: string, message: string) =>
    log.error({ requestId, source: about }, message)
  if (error instanceof Problem) {
    if (error.cause instanceof Error) logError(error.code, error.cause.message)
    return error
  }
  if (error instanceof AmountRefused) {
    logError('price-not-payable', error.message)
    return new Problem('price-not-payable')
  }
  if (error instanceof CardProviderError) {
    logError('cards-unavailable', error.message)
    return new Problem('cards-unavailable')
  }
  // The caller has left before the body was complete: nobody gets the response.
  if (error.message === 'aborted') return new Problem('invalid-request')
  if (isUnavailable(error)) {
    logError('database-unavailable', error.message)
    return new Problem('database-unavailable')
  }
  if (error instanceof HTTPException && error.status < 500) return new Problem('invalid-request')
  logError('internal', error.stack ?? error.message)
  return new Problem('internal')
}
