import { isUnavailable } from './database.ts'

/** Returns the error of one row, which does not concern the others. Throws the error of an unavailable database. */
export function rowFailure(error: unknown): Error {
  if (!(error instanceof Error) || isUnavailable(error)) throw error
  return error
}
