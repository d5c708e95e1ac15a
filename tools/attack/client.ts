const PATIENCE_MS = 20_000
const LONGEST_EXCERPT = 160

/** A request of the attacker. */
export type Sent = {
  method: string
  path: string
  bearer?: string | undefined
  json?: unknown
  /** In place of `json`. */
  body?: string | URLSearchParams | FormData
  headers?: Readonly<Record<string, string>> | undefined
}

export type Answer = {
  /** 0 where the server did not answer. */
  status: number
  headers: Headers
  text: string
  /** The fields of a JSON object or the items of a JSON array; empty for any other body. */
  fields: Readonly<Record<string, unknown>>
  milliseconds: number
  /** The request and the response, in one line. */
  exchange: string
}

/** Sends a request; never throws. */
export type Ask = (sent: Sent) => Promise<Answer>

/** Creates a client of the server at an origin such as http://127.0.0.1:4310. */
export function createClient(origin: string): Ask {
  return async (sent) => {
    const began = performance.now()
    const { status, headers, text } = await receive(origin, sent)
    return {
      status,
      headers,
      text,
      fields: fieldsIn(text),
      milliseconds: performance.now() - began,
      exchange: exchangeOf(sent, status, text),
    }
  }
}

type Received = { status: number; headers: Headers; text: string }

async function receive(origin: string, sent: Sent): Promise<Received> {
  const { method, path, bearer, json, body, headers } = sent
  try {
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      body: json === undefined ? (body ?? null) : JSON.stringify(json),
    })
    const { status } = response
    return { status, headers: response.headers, text: await response.text() }
  } catch (error) {
    const { cause = error } = error instanceof Error ? error : {}
    return { status: 0, headers: new Headers(), text: `no answer: ${String(cause)}` }
  }
}

function fieldsIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}

/** Describes a request and its response in one line, without the bearer token. */
function exchangeOf(sent: Sent, status: number, text: string): string {
  const { method, path, json, body } = sent
  const sentBody = json === undefined ? bodyText(body) : JSON.stringify(json)
  return `${method} ${excerpt(path)} ${excerpt(sentBody)} -> ${status} ${excerpt(text)}`
}

function bodyText(body: Sent['body']): string {
  if (body instanceof FormData) return '(a form)'
  return body === undefined ? '' : body.toString()
}

function excerpt(text: string): string {
  const line = JSON.stringify(text.slice(0, LONGEST_EXCERPT)).slice(1, -1).replaceAll('\\"', '"')
  return text.length > LONGEST_EXCERPT ? `${line}… (${text.length} characters)` : line
}

/** Returns whether the server refused a request: with a 4xx, and not with silence or an error of its own. */
export const isRefused = ({ status }: Pick<Answer, 'status'>): boolean =>
  status >= 400 && status < 500

export const isDone = ({ status }: Pick<Answer, 'status'>): boolean => status >= 200 && status < 300

/** Returns a text field of a response. Throws with the exchange if it is missing: the attack cannot go on. */
export function textIn(answer: Answer, name: string): string {
  const value = answer.fields[name]
  if (typeof value === 'string') return value
  throw new Error(`There is no ${name} in ${answer.exchange}`)
}

/** Returns the items of a JSON array in a response. */
export function itemsIn({ fields }: Answer): Readonly<Record<string, unknown>>[] {
  return Object.values(fields).flatMap((item) =>
    typeof item === 'object' && item !== null ? [{ ...item }] : [],
  )
}
