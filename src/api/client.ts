import ky from 'ky'
import { parseBody } from './decode.ts'
import { failedFrom } from './errors.ts'
import { yieldToMain } from './yield-to-main.ts'
import { PIECE, yieldToBackground } from './yield-to-background.ts'

export type HttpOptions = {
  /** The URL of the marketplace server; its path is preserved. */
  baseUrl: string
  /** Returns the current access token at the time of each call; null when signed out. */
  readToken: () => string | null
  /** Replaces the browser's `fetch`. */
  fetch?: typeof fetch
}

type Call = {
  method: 'get' | 'post' | 'put' | 'delete'
  /** Built by `path`, which encodes its segments. */
  path: string
  query?: Readonly<Record<string, string>>
  json?: Readonly<Record<string, unknown>>
  /** The source of the bearer token (rules C2 and S8); `proof` is the identity provider's ID token. */
  bearer: 'nobody' | 'accessToken' | { idToken: string | null }
  /** The same for every retry of one act, so that a server can tell a retry from a second act. */
  idempotencyKey?: string
}

/** `next`: the query of the list's next page (the Link header with rel="next"); null on the last page. */
type Answer = { pieces: AsyncIterable<string>; next: string | null }

export type Http = {
  /** Returns the parsed JSON body, undefined for an empty body. Throws Failed. */
  send(call: Call): Promise<unknown>
  /** Streams a list's response as text. Throws Failed, as does iterating its pieces. */
  read(call: Call): Promise<Answer>
}

/** Creates the only HTTP client for the marketplace server: no timeout and no automatic retries (rule C3). */
export function createHttp({ baseUrl, readToken, fetch }: HttpOptions): Http {
  const http = ky.create({
    timeout: false,
    retry: 0,
    headers: { accept: 'application/json' },
    ...(fetch && { fetch }),
  })
  const exchange = async <Result>(
    call: Call,
    take: (response: Response) => Result | Promise<Result>,
  ): Promise<Result> => {
    try {
      const response = await http(baseUrl.replace(/\/+$/, '') + call.path, {
        method: call.method,
        headers: headersOf(call, readToken),
        searchParams: new URLSearchParams(call.query),
        json: call.json,
      })
      return await take(response)
    } catch (error) {
      throw failedFrom(error)
    }
  }
  return {
    async send(call) {
      const text = await exchange(call, (response) => response.text())
      if (text.length > PIECE) await yieldToMain()
      return parseBody(text)
    },
    read: (call) =>
      exchange(call, (response) => ({
        pieces: piecesOf(response),
        next: nextOf(response.headers.get('link')),
      })),
  }
}

function headersOf(call: Call, readToken: () => string | null): Record<string, string> {
  const token = bearerOf(call, readToken)
  return {
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(call.idempotencyKey === undefined ? {} : { 'idempotency-key': call.idempotencyKey }),
  }
}

function bearerOf({ bearer }: Call, readToken: () => string | null): string | null {
  if (bearer === 'nobody') return null
  return bearer === 'accessToken' ? readToken() : bearer.idToken
}

/** Yields a long body in pieces at background priority, so that reading it does not block the page. */
async function* piecesOf({ body }: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  try {
    for (;;) {
      const { done = true, value = new Uint8Array() } = (await reader?.read()) ?? {}
      for (let at = 0; at < value.length; at += PIECE) {
        yield decoder.decode(value.subarray(at, at + PIECE), { stream: true })
        await yieldToBackground()
      }
      if (done) {
        yield decoder.decode()
        return
      }
    }
  } catch (error) {
    throw failedFrom(error)
  } finally {
    await reader?.cancel().catch(() => undefined)
  }
}

/** Returns only the query of the URL: the caller already knows the server and the path. */
function nextOf(link: string | null): string | null {
  const [, target] = /<([^>]*)>\s*;[^,]*\brel="?next\b/.exec(link ?? '') ?? []
  return (target !== undefined && URL.parse(target, 'http://any.invalid')?.search) || null
}
