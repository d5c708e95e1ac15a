import type { Context } from 'hono'

/**
 * An error with a code of Google's Identity Toolkit. The Firebase SDK maps the codes to its own: EMAIL_EXISTS becomes
 * auth/email-already-in-use. A message may follow the code after ' : '.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: 400 | 403 | 404 | 413 | 429
  constructor(message: string, status: 400 | 403 | 404 | 413 | 429 = 400) {
    super(message)
    this.status = status
  }
}

/** Returns a 429 with the code that the SDK maps to auth/too-many-requests. */
export function refuseManySignIns(context: Context): Response {
  return refusalResponse(context, new Refusal('TOO_MANY_ATTEMPTS_TRY_LATER', 429))
}

/** Returns the error response in Google's format. */
export function refusalResponse(context: Context, { message, status }: Refusal): Response {
  const errors = [{ message, domain: 'global', reason: 'invalid' }]
  return context.json({ error: { code: status, message, errors } }, status)
}
