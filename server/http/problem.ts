/**
 * The status and title of each problem by its stable code. The response is RFC 9457 problem details with `code`.
 * The client shows the title to the user.
 */
const problems = {
  'invalid-request': [400, "We couldn't understand this request."],
  'signature-invalid': [400, 'The signature of this event is invalid.'],
  'token-missing': [401, 'Please log in first.'],
  'token-invalid': [401, 'Your session has ended. Please log in again.'],
  'id-token-missing': [401, 'Please log in again to confirm your email address.'],
  'signed-out-everywhere': [401, 'You logged out on every device. Please log in again.'],
  'id-token-invalid': [401, 'Your login is no longer valid. Please log in again.'],
  'email-unverified': [
    403,
    "Please confirm your email address first. We've sent you an email with a link. Then log in again.",
  ],
  'identity-changed': [
    403,
    'This email address belongs to an account with another login. Please write to the operator of this market.',
  ],
  'account-removed': [403, 'This account has been removed.'],
  'role-required': [403, "Your account can't do this."],
  'not-yours': [403, 'This belongs to another account.'],
  'user-unknown': [404, 'No account is registered with this email address.'],
  'booking-unknown': [404, "We couldn't find this booking."],
  'product-unknown': [404, "We couldn't find this item."],
  'seller-unknown': [404, "We couldn't find this seller."],
  'order-unknown': [404, "We couldn't find this order."],
  'conversation-unknown': [404, "We couldn't find this conversation."],
  'offer-unknown': [404, "We couldn't find this offer."],
  'review-unknown': [404, 'This order has no reviews yet.'],
  'category-unknown': [404, "We couldn't find this category."],
  'not-found': [404, "We couldn't find what you're looking for."],
  'item-changed': [409, 'This item has changed since you opened it. Please check it again.'],
  'price-changed': [
    409,
    'The price has changed since you opened this item. Please check it again.',
  ],
  'item-unavailable': [409, 'This item is no longer available.'],
  'item-held': [
    409,
    'This item is reserved for another buyer. It may become available again soon.',
  ],
  'hold-used-up': [
    409,
    'You had this item on hold twice. Other buyers can pay for it now. Please try again in half an hour.',
  ],
  'item-sold': [409, 'This item has been sold.'],
  'already-paid': [409, "You've already paid for this item."],
  'payment-unknown': [409, 'The card provider has no record of this payment.'],
  'payment-unfinished': [409, "The card provider hasn't completed this payment."],
  'payment-mismatch': [409, 'This payment was made for another booking.'],
  refunded: [409, "This item was no longer available when you paid. We've refunded your payment."],
  'price-refunded': [
    409,
    "The price had changed when you paid, so we've refunded your payment. You can pay the new price.",
  ],
  'wishlist-full': [409, 'Your wishlist is full. Remove something to save more.'],
  'saved-searches-full': [409, 'You have saved too many searches. Remove one to save another.'],
  'following-full': [409, 'You follow too many sellers. Unfollow one to follow another.'],
  'follow-self': [409, "You can't follow yourself."],
  'demo-clock-at-end': [409, 'The demo clock is a year ahead. It goes no further.'],
  'event-refused': [409, "This isn't possible now. Please look at the order again."],
  'conversation-refused': [409, "This isn't possible now. Please look at the conversation again."],
  'conversation-blocked': [409, "You can't contact this person."],
  'dealing-blocked': [
    409,
    "You can't buy from this seller, because one of you has blocked the other.",
  ],
  'offer-refused': [409, "This isn't possible now. Please look at the offer again."],
  'review-refused': [409, "This isn't possible now. Please look at the reviews again."],
  'offer-open': [409, 'You already have an offer for this item.'],
  'offers-off': [409, 'This seller takes no offers for this item.'],
  'offers-used-up': [409, 'You have made all of your offers for this item.'],
  'listing-refused': [409, "This isn't possible now. Please look at the item again."],
  'edition-outdated': [
    412,
    'This item was changed in another tab or on another device. Please check what it says now.',
  ],
  'edition-missing': [428, 'Please load this item again before you change it.'],
  'account-in-use': [409, "Your account can't be deleted yet. Something is still open."],
  'request-in-progress': [
    409,
    "We're still working on the same request. Please try again in a moment.",
  ],
  'host-unknown': [421, "This server doesn't serve this address."],
  'too-large': [413, 'This is too large to send.'],
  'too-many-requests': [429, 'Too many requests. Please wait a moment and try again.'],
  'offer-price': [422, "This price isn't possible. Please name another one."],
  'offer-too-low': [422, 'This seller wants a higher offer.'],
  'attribute-refused': [
    422,
    "One of the details doesn't fit this category. Please check them and try again.",
  ],
  'price-not-payable': [422, "This price can't be paid by card. Ask the seller to change it."],
  'idempotency-key-reused': [422, 'This Idempotency-Key was used for another request.'],
  'database-unavailable': [503, 'Loppis is unavailable right now. Please try again.'],
  internal: [500, 'Something unexpected happened. Please try again.'],
  'identity-unavailable': [503, "We couldn't reach the login service. Please try again."],
  'cards-unavailable': [503, "We couldn't reach the card provider. Please try again."],
  'refund-pending': [503, "Your payment didn't buy this item, so we're refunding it."],
} as const satisfies Record<string, readonly [number, string]>

export type ProblemCode = keyof typeof problems

/** Every code, for the test that each language has a text for it. */
export const problemCodes = Object.keys(problems)

/** The text of every problem, which is English. */
export const problemTitles: readonly string[] = Object.values(problems).map(([, title]) => title)

/** Extension members of the response. */
type Members = Readonly<Record<string, unknown>>

/**
 * `retryAfter`: seconds until a retry makes sense. `heldUntil`: until when the item is held for another buyer; an
 * extension member of the response. `members`: further extension members.
 */
type Options = ErrorOptions & { retryAfter?: number; heldUntil?: Date; members?: Members }

/** Thrown to refuse a request. `detail` is part of the response, so it must not reveal internals. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly detail: string | null
  readonly retryAfter: number | null
  readonly heldUntil: Date | null
  readonly members: Members
  constructor(code: ProblemCode, detail: string | null = null, options: Options = {}) {
    super(detail ?? problems[code][1], options)
    this.code = code
    this.detail = detail
    this.heldUntil = options.heldUntil ?? null
    this.members = options.members ?? {}
    this.retryAfter = options.retryAfter ?? (problems[code][0] === 503 ? 5 : null)
  }
}

/** Returns the response for a problem; `requestId` is the request's id in the log. */
export function problemResponse(problem: Problem, requestId = ''): Response {
  const { code, detail, retryAfter, heldUntil, members } = problem
  const [status, title] = problems[code]
  const body = {
    type: `urn:loppis:problem:${code}`,
    title,
    status,
    ...(detail === null ? {} : { detail }),
    code,
    ...(heldUntil === null ? {} : { heldUntil: heldUntil.toISOString() }),
    ...members,
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
