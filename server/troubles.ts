import { HTTPException } from 'hono/http-exception'
import { CardProviderError } from './cards/provider.ts'
import { isUnavailable } from './database/database.ts'
import type { Log } from './log.ts'
import { Problem } from './problem.ts'

/** Returns the problem to send for a thrown error. Only the log gets the cause; an unexpected error logs its stack. */
export function problemOf(error: Error, requestId: string, log: Log): Problem {
  const tell = (about: string, message: string) =>
    log({ event: 'trouble', requestId, about, message })
  if (error instanceof Problem) {
    if (error.cause instanceof Error) tell(error.code, error.cause.message)
    return error
  }
  if (error instanceof CardProviderError) {
    tell('cards-unavailable', error.message)
    return new Problem('cards-unavailable')
  }
  if (isUnavailable(error)) {
    tell('database-unavailable', error.message)
    return new Problem('database-unavailable')
  }
  if (error instanceof HTTPException && error.status < 500) return new Problem('invalid-request')
  tell('internal', error.stack ?? error.message)
  return new Problem('internal')
}
