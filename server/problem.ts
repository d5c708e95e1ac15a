/**
 * The status and title of each problem by its stable code. The response is RFC 9457 problem details with `code`.
 * The client shows the title to the user.
 */
const problems = {
  'invalid-request': [400, 'The request could not be understood.'],
  'signature-invalid': [400, 'The card provider has not signed this.'],
  'token-missing': [401, 'Please log in first.'],
  'token-invalid': [401, 'Your session has ended. Please log in again.'],
  'id-token-missing': [401, 'The identity provider has to vouch for this e-mail first.'],
  'id-token-invalid': [401, 'The identity provider does not vouch for this. Please log in again.'],
  'account-removed': [403, 'This account has been removed.'],
  'role-required': [403, 'Your account may not do this.'],
  'not-yours': [403, 'This belongs to somebody else.'],
  'user-unknown': [404, 'Nobody is registered with this e-mail.'],
  'booking-unknown': [404, 'There is no such booking.'],
  'product-unknown': [404, 'There is no such product.'],
  'category-unknown': [404, 'There is no such category.'],
  'not-found': [404, 'There is nothing here.'],
  'item-changed': [409, 'The item has changed since you opened it. Please look at it again.'],
  'price-changed': [409, 'The price is not the one you were shown. Please look at it again.'],
  'item-unavailable': [409, 'This item is no longer available.'],
  'item-held': [409, 'Another buyer is paying for this item right now. It may come back soon.'],
  'buyer-paying': [409, 'This buyer is paying for an item right now. Please try again later.'],
  'item-sold': [409, 'This item has been sold.'],
  'already-paid': [409, 'You have already paid for this item.'],
  'payment-unknown': [409, 'The card provider does not know this payment.'],
  'payment-unfinished': [409, 'The card provider has not completed this payment.'],
  'payment-mismatch': [409, 'This payment was made for something else.'],
  refunded: [409, 'The item was gone before you paid. Your payment has been refunded.'],
  'request-in-progress': [409, 'The same request is still being worked on.'],
  'too-large': [413, 'That is more than this server takes.'],
  'too-many-requests': [429, 'That was too much at once. Please wait a moment and try again.'],
  'idempotency-key-reused': [422, 'This Idempotency-Key was used for a different request.'],
  'database-unavailable': [503, 'The market cannot be reached right now. Please try again.'],
  internal: [500, 'Something unexpected happened. Please try again.'],
  'identity-unavailable': [503, 'The identity provider cannot be reached. Please try again.'],
  'cards-unavailable': [503, 'The card provider cannot be reached. Please try again.'],
  'refund-pending': [503, 'The item was gone before you paid. Your payment is being refunded.'],
} as const satisfies Record<string, readonly [number, string]>

export type ProblemCode = keyof typeof problems

/** Every code, for the test that each language has a text for it. */
export const problemCodes = Object.keys(problems)

/** `retryAfter`: seconds until a retry makes sense. */
type Options = ErrorOptions & { retryAfter?: number }

/** Thrown to refuse a request. `detail` is part of the response, so it must not reveal internals. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly detail: string | null
  readonly retryAfter: number | null
  constructor(code: ProblemCode, detail: string | null = null, options: Options = {}) {
    super(detail ?? problems[code][1], options)
    this.code = code
    this.detail = detail
    this.retryAfter = options.retryAfter ?? (problems[code][0] === 503 ? 5 : null)
  }
}

/** Returns the response for a problem; `requestId` is the request's id in the log. */
export function problemResponse({ code, detail, retryAfter }: Problem, requestId = ''): Response {
  const [status, title] = problems[code]
  const body = {
    type: `urn:loppis:problem:${code}`,
    title,
    status,
    ...(detail === null ? {} : { detail }),
    code,
    ...(requestId === '' ? {} : { requestId }),
  }
  const headers = new Headers({
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  })
  if (status === 401) headers.set('www-authenticate', 'Bearer')
  if (retryAfter !== null) headers.set('retry-after', String(retryAfter))
  return new Response(JSON.stringify(body), { status, headers })
}
