/** The body of an error in Stripe's format: https://docs.stripe.com/api/errors */
export type ErrorBody = {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  code?: string
  decline_code?: string
  message: string
  param?: string
  charge?: string
  payment_intent?: object
}

type Status = 400 | 401 | 402 | 404 | 409

/** A failed request. Throwing it rolls back everything that the request wrote. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: Status
  readonly body: ErrorBody
  constructor(status: Status, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** Returns a 400: a parameter is missing or invalid. */
export function invalidRequest(code: string, message: string, param?: string): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    code,
    message,
    ...(param !== undefined && { param }),
  })
}

/** Returns a 404. `what` is Stripe's name for the type of the missing object, such as payment_intent. */
export function noSuch(what: string, id: string, param: string): ApiError {
  return new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
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
