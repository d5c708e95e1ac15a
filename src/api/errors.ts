import { type HTTPError, isHTTPError, isNetworkError, isTimeoutError } from 'ky'
import { Failed, type Failure } from '../domain/failure.ts'

/** Longer bodies are pages or logs, not words for a user. */
const WORDS_LIMIT = 200

/** What ky threw, as a Failed with its cause. */
export function failedFrom(error: unknown): Failed {
  return new Failed(failureFrom(error), { cause: error })
}

function failureFrom(error: unknown): Failure {
  if (isHTTPError(error)) return refusalFrom(error)
  // A body that is cut off while it is read is a TypeError that ky does not wrap.
  if (isNetworkError(error) || isTimeoutError(error) || error instanceof TypeError) {
    return { kind: 'noAnswer' }
  }
  return { kind: 'unexpected', message: error instanceof Error ? error.message : String(error) }
}

function refusalFrom(error: HTTPError): Failure {
  const { status } = error.response
  const message = messageOf(error)
  switch (status) {
    case 401:
      return { kind: 'unauthorized' }
    case 403:
      return { kind: 'forbidden', message }
    case 404:
      return { kind: 'notFound', message }
    case 409:
      return { kind: 'conflict', code: textOf(error.data, 'code') ?? '', message }
    case 400:
    case 422:
      return { kind: 'rejected', message }
    case 429:
      return { kind: 'tooMany', message }
    default:
      return { kind: 'server', status, message }
  }
}

/** The problem's own words (RFC 9457), else a short plain body, else the status text. */
function messageOf({ data, response }: HTTPError): string {
  const said =
    textOf(data, 'detail') ?? textOf(data, 'title') ?? textOf(data, 'message') ?? plainText(data)
  if (said !== null) return said
  // HTTP/2 has no status text.
  return response.statusText.trim() || `The server answered with status ${response.status}.`
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
