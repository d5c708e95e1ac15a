import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Stripe } from 'stripe'

/** The body of an error in Stripe's format: https://docs.stripe.com/api/errors */
export type ErrorBody = {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  code?: string
  decline_code?: string
  doc_url?: string
  message: string
  param?: string
  charge?: string
  payment_intent?: object
  payment_method?: Stripe.PaymentMethod
  payment_method_type?: string
}

type Status = 400 | 401 | 402 | 403 | 404 | 409

/** A failed request. Throwing it rolls back everything that the request wrote. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: Status
  readonly body: ErrorBody
  constructor(status: Status, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = documented(body)
  }
}

/** Adds the address of Stripe's page about the error's code. */
export function documented<Body extends ErrorBody>(body: Body): Body {
  if (body.code === undefined) return body
  const page = body.code.replaceAll('_', '-')
  return { ...body, doc_url: `https://stripe.com/docs/error-codes/${page}` }
}

/** Returns a 400: a parameter is missing or invalid. Stripe gives some of these errors no code. */
export function invalidRequest(code: string | null, message: string, param?: string): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    ...(code !== null && { code }),
    message,
    ...(param !== undefined && { param }),
  })
}

/**
 * Returns a 404 for the id in a path, or a 400 for one in a parameter. `what` is Stripe's name for the type of the missing
 * object, such as payment_intent.
 */
export function noSuch(what: string, id: string, param: string, status: 400 | 404 = 404): ApiError {
  return new ApiError(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  })
}

/** Returns a 400: the request gives parameters of which Stripe takes one. */
export function onlyOneOf(names: readonly string[]): ApiError {
  const message = `You may only specify one of these parameters: ${names.join(', ')}.`
  return invalidRequest(null, message, names[0])
}

/** Returns a 401: the key is missing or wrong, or does not permit the operation. */
export function unauthorized(message: string, code?: string): ApiError {
  return new ApiError(401, {
    type: 'invalid_request_error',
    message,
    ...(code !== undefined && { code }),
  })
}

/** Returns a 402: the card itself cannot be used. */
export function cardError(code: string, message: string, param?: string): ApiError {
  return new ApiError(402, {
    type: 'card_error',
    code,
    message,
    ...(param !== undefined && { param }),
  })
}

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
