import ky from 'ky'
import type { Language } from '../domain/language.ts'
import type { RequestSpan, Tracing } from '../domain/tracing.ts'
import { createDeadline, type Deadline } from './deadline.ts'
import { parseBody } from './decode.ts'
import { toFailureError, HttpError } from './errors.ts'
import type { Path } from './path.ts'
import { PIECE, yieldToBackground, yieldToMain } from './yield.ts'

export type HttpOptions = {
  /** The URL of the marketplace server; its path is preserved. */
  baseUrl: string
  /** Returns the current access token at the time of each call; null when signed out. */
  readToken: () => string | null
  /** Returns the language in which the server words its refusals; that of the browser without it. */
  readLanguage?: () => Language
  /** Replaces the browser's `fetch`. */
  fetch?: typeof fetch
  /** Called before and after each request that may change data, which is every one but a GET. */
  onChange?: () => void
  tracing?: Tracing
}

type Call = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: Path
  query?: Readonly<Record<string, string>>
  json?: Readonly<Record<string, unknown>>
  /** The source of the bearer token (rules C2 and S8); `idToken` is the identity provider's. */
  bearer: 'nobody' | 'accessToken' | { idToken: string | null }
  /** The same for every retry of one act, so that a server can tell a retry from a second act. */
  idempotencyKey?: string
  headers?: Readonly<Record<string, string>>
  /** Aborts the request, and the response that arrives. */
  signal?: AbortSignal
}

/** `next`: the query of the list's next page (the Link header with rel="next"); null on the last page. */
type Answer = { pieces: AsyncIterable<string>; next: string | null }

/** An answer with the ends of holds, as ISO 8601. */
type Holding = { heldUntil?: string | null | undefined; heldForYouUntil?: string | undefined }

export type Http = {
  /** Returns the parsed JSON body, undefined for an empty body. Throws FailureError. */
  send(call: Call): Promise<unknown>
  /** Returns an answer with the ends of its holds by the clock of the browser, which may differ from the server's. */
  inBrowserTime<Held extends Holding>(answer: Held): Held
  /** Streams a list's response as text. Throws FailureError, as does iterating its pieces. */
  read(call: Call): Promise<Answer>
  /** Streams a response as text while the server sends. Throws FailureError, as does iterating its texts. */
  stream(call: Call): Promise<{ contentType: string; texts: AsyncIterable<string> }>
}

/**
 * Creates the only HTTP client for the marketplace server. A call fails when the server is silent for LONGEST_SILENCE,
 * and is never retried automatically (rule C3).
 */
export function createHttp(options: HttpOptions): Http {
  const { baseUrl, fetch, onChange, tracing } = options
  const http = ky.create({
    // ky's own time-out ends with the headers.
    timeout: false,
    retry: 0,
    headers: { accept: 'application/json' },
    // ky reads the body of a failure with a reader (see `readToItsEnd`).
    throwHttpErrors: false,
  })
  const clock = createServerClock()
  const exchange = async <Result>(
    call: Call,
    take: (response: Response, deadline: Deadline) => Result | Promise<Result>,
  ): Promise<Result> => {
    const deadline = createDeadline(call.signal)
    const note = call.method === 'get' ? undefined : onChange
    note?.()
    const span = tracing?.startSpan?.(`${call.method.toUpperCase()} ${call.path.template}`)
    try {
      const responding = http(baseUrl.replace(/\/+$/, '') + call.path.text, {
        method: call.method,
        headers: headersOf(call, options, span),
        searchParams: new URLSearchParams(call.query),
        json: call.json,
        // ky combines signals by AbortSignal.any, which older browsers lack.
        fetch: (input, init) =>
          (fetch ?? globalThis.fetch)(new Request(input, { ...init, signal: deadline.signal })),
      })
      const response = await deadline.wait(responding)
      // A public answer may come from a cache.
      if (call.bearer !== 'nobody') clock.read(response.headers.get('date'))
      span?.end(response.status)
      if (!response.ok) throw new HttpError(response, await wholeTextOf(response, deadline))
      return await take(response, deadline)
    } catch (error) {
      if (!(error instanceof HttpError)) span?.end(0)
      deadline.end()
      throw toFailureError(error, clock.inBrowserTime)
    } finally {
      note?.()
    }
  }
  return {
    inBrowserTime: clock.inBrowserTime,
    async send(call) {
      const text = await exchange(call, wholeTextOf)
      if (text.length > PIECE) await yieldToMain()
      return parseBody(text)
    },
    read: (call) =>
      exchange(call, (response, deadline) => ({
        pieces: piecesOf(readToItsEnd(response), deadline),
        next: nextOf(response.headers.get('link')),
      })),
    stream: (call) =>
      exchange(call, (response, deadline) => ({
        contentType: response.headers.get('content-type') ?? '',
        texts: textsOf(response, deadline),
      })),
  }
}

/** The header has whole seconds, and an answer takes some time. */
const INEXACT = 3000

/** Learns from the answers how far the clock of the server is ahead of the browser's. */
function createServerClock() {
  let ahead = 0
  const inBrowser = (moment: string) => new Date(Date.parse(moment) - ahead).toISOString()
  return {
    read(date: string | null): void {
      const difference = Date.parse(date ?? '') - Date.now()
      if (!Number.isNaN(difference)) ahead = Math.abs(difference) < INEXACT ? 0 : difference
    },
    inBrowserTime<Held extends Holding>(answer: Held): Held {
      const { heldUntil, heldForYouUntil } = answer
      return {
        ...answer,
        ...(typeof heldUntil === 'string' && { heldUntil: inBrowser(heldUntil) }),
        ...(heldForYouUntil !== undefined && { heldForYouUntil: inBrowser(heldForYouUntil) }),
      }
    },
  }
}

function headersOf(
  call: Call,
  { readToken, readLanguage }: HttpOptions,
  span: RequestSpan | undefined,
): Record<string, string> {
  const token = bearerOf(call, readToken)
  return {
    ...(readLanguage && { 'accept-language': readLanguage() }),
    ...call.headers,
    ...(span && { traceparent: span.traceparent }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(call.idempotencyKey === undefined ? {} : { 'idempotency-key': call.idempotencyKey }),
  }
}

function bearerOf({ bearer }: Call, readToken: () => string | null): string | null {
  if (bearer === 'nobody') return null
  return bearer === 'accessToken' ? readToken() : bearer.idToken
}

/** Yields the bytes of a body as they arrive. Throws FailureError. */
async function* bytesOf({ body }: Response, deadline: Deadline): AsyncGenerator<Uint8Array> {
  const reader = (body ?? new Blob().stream()).getReader()
  let isWhole = false
  try {
    while (!isWhole) {
      const { done, value } = await deadline.wait(reader.read())
      isWhole = done
      if (value !== undefined) yield value
    }
  } catch (error) {
    throw toFailureError(error)
  } finally {
    if (!isWhole) deadline.abort()
    deadline.end()
  }
}

/**
 * Returns the response, and lets the browser read a copy of it to its end. Chromium cancels a request whose body only
 * readers have read, although all of it has arrived.
 */
function readToItsEnd(response: Response): Response {
  response
    .clone()
    .blob()
    .catch(() => undefined)
  return response
}

/** Yields the text of a body as it arrives. Throws FailureError. */
async function* textsOf(response: Response, deadline: Deadline): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const bytes of bytesOf(response, deadline)) {
    yield decoder.decode(bytes, { stream: true })
  }
  yield decoder.decode()
}

async function wholeTextOf(response: Response, deadline: Deadline): Promise<string> {
  let text = ''
  for await (const arrived of textsOf(readToItsEnd(response), deadline)) text += arrived
  return text
}

/** Yields a long body in pieces at background priority, so that reading it does not block the page. */
async function* piecesOf(response: Response, deadline: Deadline): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const bytes of bytesOf(response, deadline)) {
    for (let at = 0; at < bytes.length; at += PIECE) {
      yield decoder.decode(bytes.subarray(at, at + PIECE), { stream: true })
      await yieldToBackground()
    }
  }
  yield decoder.decode()
}

/** Returns only the query of the URL: the caller already knows the server and the path. */
function nextOf(link: string | null): string | null {
  const [, target] = /<([^>]*)>\s*;[^,]*\brel="?next\b/.exec(link ?? '') ?? []
  if (target === undefined || !URL.canParse(target, 'http://any.invalid')) return null
  return new URL(target, 'http://any.invalid').search || null
}
