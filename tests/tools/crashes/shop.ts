import { randomUUID } from 'node:crypto'

const TRY_AGAIN_MS = 100
const PATIENCE_MS = 15_000

/** What the server has said is done. */
export type Acknowledged = {
  bookings: string[]
  intents: string[]
  charged: string[]
  saved: { paymentId: string; transactionId: string }[]
}

type Answer = { status: number; fields: Readonly<Record<string, unknown>> }
type Init = { method: string; headers: Record<string, string>; body: string | null }

/** The server as those who call it see it, where it is killed now and then. */
export class Shop {
  readonly acknowledged: Acknowledged = { bookings: [], intents: [], charged: [], saved: [] }
  requests = 0
  unanswered = 0
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Asks until there is an answer that says something: a server that is not there, or in trouble, is asked again. */
  async ask(path: string, init: Init): Promise<Answer> {
    let key = randomUUID()
    for (;;) {
      const headers = { ...init.headers, 'idempotency-key': key }
      const answer = await this.#askOnce(path, { ...init, headers })
      if (answer !== null && answer.status < 500) {
        if (answer.fields['code'] !== 'request-in-progress') return answer
        // Its first request died with a server: a buyer who opens the page again has another key.
        key = randomUUID()
      }
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
    }
  }

  async #askOnce(path: string, init: Init): Promise<Answer | null> {
    this.requests += 1
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const response = await fetch(this.#origin + path, { ...init, signal })
      return { status: response.status, fields: await response.json() }
    } catch {
      this.unanswered += 1
      return null
    }
  }

  /** A call with JSON, as somebody. */
  call(method: string, path: string, bearer: string, json?: object): Promise<Answer> {
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
    return this.ask(path, {
      method,
      headers,
      body: json === undefined ? null : JSON.stringify(json),
    })
  }

  /** A call of the card provider, as the buyer's browser makes it. */
  cards(path: string, form: Record<string, string>): Promise<Answer> {
    return this.ask(`/standins/cards/v1/payment_intents/${path}`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer pk_test_standin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(form).toString(),
    })
  }
}

/** The text in a field of an answer that should be a success. */
export function textIn({ status, fields }: Answer, name: string): string {
  const value = fields[name]
  if (typeof value === 'string') return value
  throw new Error(`Answered ${status} without ${name}: ${JSON.stringify(fields)}`)
}

/** A new buyer; answers how he signs his calls. */
export async function signUp(shop: Shop, email: string): Promise<string> {
  const credentials = { email, password: 'second-hand', returnSecureToken: true }
  const accounts = (act: string) =>
    shop.call('POST', `/identitytoolkit.googleapis.com/v1/accounts:${act}?key=any`, '', credentials)
  await accounts('signUp')
  const proof = textIn(await accounts('signInWithPassword'), 'idToken')
  await shop.call('PUT', '/user', proof, { name: 'A buyer', email, role: 'buyer' })
  return textIn(await shop.call('GET', `/jwt?email=${email}`, proof), 'accessToken')
}
