import type { Context } from 'hono'
import { ApiError } from './api-error.ts'

/** Answers an error in Stripe's shape; one that is not ours is logged and answered without its words. */
export function answerError(error: Error, context: Context): Response {
  if (error instanceof ApiError) return context.json({ error: error.body }, error.status)
  console.error('card stand-in:', error)
  return context.json({ error: { type: 'api_error', message: 'An error occurred.' } }, 500)
}
