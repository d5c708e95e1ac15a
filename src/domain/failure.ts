import { type Message, message } from './message.ts'

/**
 * `message`: the words of the server, '' without any; `code`: its stable code; `requestId`: the request's id in its log. A server may
 * leave out the last two.
 */
type Refusal = { message: string; code?: string; requestId?: string }

/**
 * The closed union of port failures. Every port throws `FailureError`; a machine branches on `failureOf(event.error).kind`
 * where the error arrives.
 */
export type Failure =
  /**
   * No response: offline, connection refused or aborted; with the code, the server was silent for too long. The outcome
   * on the server is unknown.
   */
  | { kind: 'noAnswer'; code?: 'timeout' }
  /** 401: the access token is missing, expired or revoked. */
  | { kind: 'unauthorized' }
  /** 403: signed in, but not allowed. */
  | ({ kind: 'forbidden' } & Refusal)
  /** 404 */
  | ({ kind: 'notFound' } & Refusal)
  /**
   * 409 and 412: the state on the server has changed; `code` is the problem's stable code, '' from a server without one.
   * `heldUntil`: until when the item is held for another buyer, as ISO 8601; a server may leave it out.
   */
  | ({ kind: 'conflict'; code: string; heldUntil?: string } & Refusal)
  /** 400 and 422: the server rejected the request. */
  | ({ kind: 'rejected' } & Refusal)
  /** The client rejected it, or the server responded with success but did not do it. */
  | { kind: 'rejected'; reason: Message }
  /** 429 */
  | ({ kind: 'tooMany' } & Refusal)
  /**
   * Any other status, and 409 with the code IN_PROGRESS, whose outcome is unknown.
   */
  | ({ kind: 'server'; status: number } & Refusal)
  /** The response does not match section 7 (rule C4). */
  | { kind: 'undecodable'; message: string }
  /** The identity provider's own code, such as auth/invalid-credential (rule S9). */
  | { kind: 'identity'; code: string }
  /** The card provider's script or iframes could not be loaded. */
  | { kind: 'cardsUnavailable' }
  /** Not thrown by a port: a defect. */
  | { kind: 'unexpected'; message: string }

/** The code of a server that still works on an earlier request with the same idempotency key. */
export const IN_PROGRESS = 'request-in-progress'

/** How long a server may be silent, or an upload make no progress, in milliseconds. */
export const LONGEST_SILENCE = 30_000

/** The failure of a call whose server was silent for longer. */
export const timedOut: Failure = { kind: 'noAnswer', code: 'timeout' }

/** The error that every port throws. */
export class FailureError extends Error {
  override readonly name = 'FailureError'
  readonly failure: Failure
  constructor(failure: Failure, options?: ErrorOptions) {
    super(`${failure.kind}: ${'message' in failure ? failure.message : ''}`, options)
    this.failure = failure
  }
}

/** Returns the failure of a thrown value; a value that is not `FailureError` is `unexpected`. */
export function failureOf(error: unknown): Failure {
  if (error instanceof FailureError) return error.failure
  return { kind: 'unexpected', message: error instanceof Error ? error.message : String(error) }
}

/** The messages of responses without words, as from a proxy. */
const wordless = {
  forbidden: message('noAccess'),
  notFound: message('nothingFound'),
  conflict: message('changedMeanwhile'),
  rejected: message('notAccepted'),
  tooMany: message('tooFast'),
  server: message('unexpectedTryAgain'),
}

/** Returns the message of a failure where a screen has none of its own. */
export function failureMessage(failure: Failure): Message {
  switch (failure.kind) {
    case 'noAnswer':
      return message(failure.code === 'timeout' ? 'timedOut' : 'noAnswer')
    case 'unauthorized':
      return message('sessionEnded')
    case 'cardsUnavailable':
      return message('cardsUnavailable')
    case 'identity':
      return message('identityProblem', { code: failure.code })
    case 'undecodable':
      return message('undecodable')
    case 'unexpected':
      return message('unexpectedTryAgain')
    default:
      if ('reason' in failure) return failure.reason
      if (failure.message === '') return wordless[failure.kind]
      return { text: failure.message, ...(failure.code && { code: failure.code }) }
  }
}

/** Returns the reason where it helps the user; null where only a developer could use it. */
export function reasonOf(failure: Failure): Message | null {
  switch (failure.kind) {
    case 'server':
      return failure.code === IN_PROGRESS ? failureMessage(failure) : null
    case 'undecodable':
    case 'unexpected':
      return null
    default:
      return failureMessage(failure)
  }
}

/**
 * Returns the request id by which operators find a server failure in the log; null for other failures or without an id.
 */
export function referenceOf(failure: Failure | null): string | null {
  return failure?.kind === 'server' ? (failure.requestId ?? null) : null
}
