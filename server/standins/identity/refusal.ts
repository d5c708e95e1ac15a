import type { Context } from 'hono'

/**
 * A request that is refused, by the code that Google's Identity Toolkit uses for it. The Firebase SDK makes its own
 * codes of them: EMAIL_EXISTS becomes auth/email-already-in-use. Words may follow after ' : '.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: 400 | 403 | 404 | 413 | 429
  constructor(message: string, status: 400 | 403 | 404 | 413 | 429 = 400) {
    super(message)
    this.status = status
  }
}

/** Answers one who tries too often, in the words that the SDK knows as auth/too-many-requests. */
export function refuseManySignIns(context: Context): Response {
  return refusalResponse(context, new Refusal('TOO_MANY_ATTEMPTS_TRY_LATER', 429))
}

/** The answer for a refusal, shaped as Google's. */
export function refusalResponse(context: Context, { message, status }: Refusal): Response {
  const errors = [{ message, domain: 'global', reason: 'invalid' }]
  return context.json({ error: { code: status, message, errors } }, status)
}
