import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ApiError } from './api-error.ts'

/** Responds with an error in Stripe's format. Logs an error other than ApiError and does not reveal its message. */
export function answerError(error: Error, context: Context): Response {
  if (error instanceof ApiError) return context.json({ error: error.body }, error.status)
  // Hono's bodyLimit throws it.
  if (error instanceof HTTPException && error.status === 413) {
    const message = 'The request is too large.'
    return context.json({ error: { type: 'invalid_request_error', message } }, 413)
  }
  console.error('card stand-in:', error)
  return context.json({ error: { type: 'api_error', message: 'An error occurred.' } }, 500)
}
