import ky from 'ky'
import { parseBody } from './decode.ts'
import { failedFrom } from './errors.ts'

export type HttpOptions = {
  /** The marketplace server; a path in it is kept. */
  baseUrl: string
  /** The access token as it is at the moment of a call; null when nobody is signed in. */
  readToken: () => string | null
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

export type Http = {
  /** The decoded JSON of the answer, undefined for an empty body. Throws Failed. */
  send(call: Call): Promise<unknown>
}

/** The one way to the marketplace server: no time-out, nothing sent twice on its own (rule C3). */
export function createHttp({ baseUrl, readToken }: HttpOptions): Http {
  const http = ky.create({
    timeout: false,
    retry: 0,
    headers: { accept: 'application/json' },
  })
  const exchange = async (call: Call): Promise<string> => {
    try {
      const response = await http(baseUrl.replace(/\/+$/, '') + call.path, {
        method: call.method,
        headers: headersOf(call, readToken),
        searchParams: new URLSearchParams(call.query),
        json: call.json,
      })
      return await response.text()
    } catch (error) {
      throw failedFrom(error)
    }
  }
  return {
    async send(call) {
      return parseBody(await exchange(call))
    },
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
