import { firstMessages, firstSentences } from './first-sentences.ts'

/** `requestId`: what the server's log calls the request; a server need not say it. */
type Refusal = { message: string; requestId?: string }

/**
 * Everything that can go wrong at a port, as a closed union.
 * Every port throws `Failed`; a machine branches on `failureOf(event.error).kind` where the error arrives.
 */
export type Failure =
  /** No answer came: offline, refused or cut. What the server did is not known. */
  | { kind: 'noAnswer' }
  /** 401: the access token is missing, expired or revoked. */
  | { kind: 'unauthorized' }
  /** 403: signed in, but not allowed. */
  | ({ kind: 'forbidden' } & Refusal)
  /** 404 */
  | ({ kind: 'notFound' } & Refusal)
  /** 409: the world has moved on; `code` is the problem's stable code, '' from a server without one. */
  | ({ kind: 'conflict'; code: string } & Refusal)
  /** 400 and 422: what was sent was not accepted. */
  | ({ kind: 'rejected' } & Refusal)
  /** 429 */
  | ({ kind: 'tooMany' } & Refusal)
  /** Any other status; `message` is the problem's title or the status text. */
  | ({ kind: 'server'; status: number } & Refusal)
  /** The answer came but is not what section 7 promises (rule C4). */
  | { kind: 'undecodable'; message: string }
  /** The identity provider's own code, such as auth/invalid-credential (rule S9). */
  | { kind: 'identity'; code: string }
  /** The card provider's script or frames could not be loaded. */
  | { kind: 'cardsUnavailable' }
  /** Not one of ours: a defect. */
  | { kind: 'unexpected'; message: string }

/** The error every port throws. */
export class Failed extends Error {
  override readonly name = 'Failed'
  readonly failure: Failure
  constructor(failure: Failure, options?: ErrorOptions) {
    super(`${failure.kind}: ${'message' in failure ? failure.message : ''}`, options)
    this.failure = failure
  }
}

/** The failure inside whatever a port threw. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failed) return error.failure
  return { kind: 'unexpected', message: error instanceof Error ? error.message : String(error) }
}

/** A failure in the user's words, for the places where the catalogue of messages has no sentence of its own. */
export function wordsOf(failure: Failure): string {
  switch (failure.kind) {
    case 'noAnswer':
      return firstSentences.noAnswer
    case 'unauthorized':
      return firstMessages.sessionEnded
    case 'cardsUnavailable':
      return firstSentences.cardsUnavailable
    case 'identity':
      return failure.code
    case 'undecodable':
      return firstSentences.undecodable
    case 'unexpected':
      return firstMessages.unexpectedTryAgain
    default:
      return failure.message
  }
}

/** Why something was not done, where that helps whoever wanted it done; null where only a developer could use it. */
export function reasonOf(failure: Failure): string | null {
  switch (failure.kind) {
    case 'server':
    case 'undecodable':
    case 'unexpected':
      return null
    default:
      return wordsOf(failure)
  }
}

/** By what those who keep the server find a failure of theirs; null where it is not theirs, or has no name. */
export function referenceOf(failure: Failure | null): string | null {
  return failure?.kind === 'server' ? (failure.requestId ?? null) : null
}
