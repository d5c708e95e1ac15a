import ky from 'ky'
import { parseBody } from './decode.ts'
import { failedFrom } from './errors.ts'
import { nextTask } from './next-task.ts'
import { PIECE, whenFree } from './when-free.ts'

export type HttpOptions = {
  /** The marketplace server; a path in it is kept. */
  baseUrl: string
  /** The access token as it is at the moment of a call; null when nobody is signed in. */
  readToken: () => string | null
  /** In place of the browser's. */
  fetch?: typeof fetch
}

type Call = {
  method: 'get' | 'post' | 'put' | 'delete'
  /** From `path`, which encodes what is put into it. */
  path: string
  query?: Readonly<Record<string, string>>
  json?: Readonly<Record<string, unknown>>
  /** Whose word goes along as a bearer (rules C2 and S8); `proof` is the identity provider's ID token. */
  bearer: 'nobody' | 'accessToken' | { proof: string | null }
  /** Stays the same for the same act, so that a server can tell a second try from a second act. */
  idempotencyKey?: string
}

/** `next`: the query by which a list goes on (the Link header with rel="next"); null where it does not. */
type Answer = { pieces: AsyncIterable<string>; next: string | null }

export type Http = {
  /** The decoded JSON of the answer, undefined for an empty body. Throws Failed. */
  send(call: Call): Promise<unknown>
  /** The answer of a list that may come by and by: its text, as it arrives. Throws Failed, its pieces do too. */
  read(call: Call): Promise<Answer>
}

/** The one way to the marketplace server: no time-out, nothing sent twice on its own (rule C3). */
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
      if (text.length > PIECE) await nextTask()
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
  return bearer === 'accessToken' ? readToken() : bearer.proof
}

/** A long answer is taken in between all else that a page has to do. */
async function* piecesOf({ body }: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  try {
    for (;;) {
      const { done = true, value = new Uint8Array() } = (await reader?.read()) ?? {}
      for (let at = 0; at < value.length; at += PIECE) {
        yield decoder.decode(value.subarray(at, at + PIECE), { stream: true })
        await whenFree()
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

/** Of the address only its query: whose list it is, and on which server, is known here. */
function nextOf(link: string | null): string | null {
  const [, target] = /<([^>]*)>\s*;[^,]*\brel="?next\b/.exec(link ?? '') ?? []
  return (target !== undefined && URL.parse(target, 'http://any.invalid')?.search) || null
}
