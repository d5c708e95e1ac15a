import { isNetworkError } from 'ky'
import { FailureError, type Failure, IN_PROGRESS } from '../domain/failure.ts'

/** Longer bodies are HTML pages or logs, not messages for a user. */
const WORDS_LIMIT = 200
/** The format of request ids in the log; anything else would be shown as an id. */
const REQUEST_ID = /^[\w-]{1,64}$/

/** A response whose status says that the call failed. `data`: its JSON, else its text. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly response: Response
  readonly data: unknown
  constructor(response: Response, text: string) {
    super(`${response.status} ${response.statusText}`)
    this.response = response
    this.data = parsed(text)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Converts an error of a call to a FailureError with that error as its cause; returns a FailureError as it is. `inBrowserTime`
 * converts the end of a hold.
 */
export function toFailureError(
  error: unknown,
  inBrowserTime: (hold: { heldUntil?: string }) => { heldUntil?: string } = (hold) => hold,
): FailureError {
  if (error instanceof FailureError) return error
  const failure = failureFrom(error)
  const told =
    failure.kind === 'conflict' ? { ...failure, ...inBrowserTime(holdIn(failure)) } : failure
  return new FailureError(told, { cause: error })
}

const holdIn = ({ heldUntil }: { heldUntil?: string }) =>
  heldUntil === undefined ? {} : { heldUntil }

function failureFrom(error: unknown): Failure {
  if (error instanceof HttpError) return refusalFrom(error)
  // A connection that fails while the body is read throws a TypeError that ky does not wrap.
  if (isNetworkError(error) || error instanceof TypeError) return { kind: 'noAnswer' }
  return { kind: 'unexpected', message: error instanceof Error ? error.message : String(error) }
}

function refusalFrom(error: HttpError): Failure {
  const { status } = error.response
  const code = textOf(error.data, 'code')
  const refusal = {
    message: messageOf(error),
    ...(code !== null && { code }),
    ...requestOf(error),
  }
  switch (status) {
    case 401:
      return { kind: 'unauthorized' }
    case 403:
      return { kind: 'forbidden', ...refusal }
    case 404:
      return { kind: 'notFound', ...refusal }
    case 409:
    case 412:
      if (code === IN_PROGRESS) return { kind: 'server', status, ...refusal }
      return { kind: 'conflict', code: '', ...refusal, ...holdOf(error.data) }
    case 400:
    case 422:
      return { kind: 'rejected', ...refusal }
    case 429:
      return { kind: 'tooMany', ...refusal }
    default:
      return { kind: 'server', status, ...refusal }
  }
}

/** Returns the problem's detail, title or message (RFC 9457), else a short plain body; '' for a response without words. */
function messageOf({ data }: HttpError): string {
  return (
    textOf(data, 'detail') ??
    textOf(data, 'title') ??
    textOf(data, 'message') ??
    plainText(data) ??
    ''
  )
}

/** Reads the request id from the problem, or from a header that a proxy may set on its own response. */
function requestOf({ data, response }: HttpError): { requestId?: string } {
  const requestId = textOf(data, 'requestId') ?? response.headers.get('x-request-id') ?? ''
  return REQUEST_ID.test(requestId) ? { requestId } : {}
}

/** Reads the end of another buyer's hold; a value that is no date is dropped. */
function holdOf(data: unknown): { heldUntil?: string } {
  const heldUntil = textOf(data, 'heldUntil')
  return heldUntil === null || Number.isNaN(Date.parse(heldUntil)) ? {} : { heldUntil }
}

function textOf(data: unknown, field: string): string | null {
  if (typeof data !== 'object' || data === null) return null
  const value: unknown = Reflect.get(data, field)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

function plainText(data: unknown): string | null {
  if (typeof data !== 'string') return null
  const text = data.trim()
  const isMarkup = /^[<{[]/.test(text)
  return text === '' || text.length > WORDS_LIMIT || isMarkup ? null : text
}
