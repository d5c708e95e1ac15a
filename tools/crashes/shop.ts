import { randomUUID } from 'node:crypto'

const TRY_AGAIN_MS = 100
const PATIENCE_MS = 15_000

/** The writes that the server has acknowledged. */
export type Acknowledged = {
  bookings: string[]
  intents: string[]
  charged: string[]
  saved: { paymentId: string; transactionId: string }[]
  messages: string[]
}

export type Answer = {
  status: number
  fields: Readonly<Record<string, unknown>>
  /** How many requests with other keys came before, whose outcomes are unknown. */
  abandoned: number
}
type Init = { method: string; headers: Record<string, string>; body: string | null }

/** A client of a server that is killed at random moments. */
export class Shop {
  readonly acknowledged: Acknowledged = {
    bookings: [],
    intents: [],
    charged: [],
    saved: [],
    messages: [],
  }
  requests = 0
  unanswered = 0
  /** Answers with a 5xx status. */
  failed = 0
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Sends a request and retries while the server is unreachable or answers with a 5xx status. */
  async ask(path: string, init: Init): Promise<Answer> {
    let key = randomUUID()
    for (let abandoned = 0; ;) {
      const headers = { ...init.headers, 'idempotency-key': key }
      const answer = await this.#askOnce(path, { ...init, headers })
      if (answer !== null && answer.status < 500) {
        if (answer.fields['code'] !== 'request-in-progress') return { ...answer, abandoned }
        // The server died during the first request. A buyer who reopens the page sends another key.
        key = randomUUID()
        abandoned += 1
      }
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
    }
  }

  async #askOnce(path: string, init: Init): Promise<Omit<Answer, 'abandoned'> | null> {
    this.requests += 1
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const response = await fetch(this.#origin + path, { ...init, signal })
      if (response.status >= 500) {
        // A proxy without a server answers without JSON.
        await response.arrayBuffer()
        this.failed += 1
        return { status: response.status, fields: {} }
      }
      return { status: response.status, fields: await response.json() }
    } catch {
      this.unanswered += 1
      return null
    }
  }

  /** Calls the API with JSON and an access token. */
  call(method: string, path: string, bearer: string, json?: object): Promise<Answer> {
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
    return this.ask(path, {
      method,
      headers,
      body: json === undefined ? null : JSON.stringify(json),
    })
  }

  /** Calls the card provider as the buyer's browser does. */
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

/** Returns a text field of a successful response; throws if it is missing. */
export function textIn({ status, fields }: Omit<Answer, 'abandoned'>, name: string): string {
  const value = fields[name]
  if (typeof value === 'string') return value
  throw new Error(`Answered ${status} without ${name}: ${JSON.stringify(fields)}`)
}

/** Calls the identity provider about an account. */
const accounts = (shop: Shop, act: 'signUp' | 'signInWithPassword', email: string) =>
  shop.call('POST', `/identitytoolkit.googleapis.com/v1/accounts:${act}?key=any`, '', {
    email,
    password: 'second-hand',
    returnSecureToken: true,
  })

const tokenFor = async (shop: Shop, email: string, proof: string) =>
  textIn(await shop.call('GET', `/jwt?email=${email}`, proof), 'accessToken')

/** Registers a user and returns the access token. */
export async function signUp(
  shop: Shop,
  email: string,
  role: 'buyer' | 'seller' = 'buyer',
): Promise<string> {
  await accounts(shop, 'signUp', email)
  const proof = textIn(await accounts(shop, 'signInWithPassword', email), 'idToken')
  await shop.call('PUT', '/user', proof, { name: `A ${role}`, email, role })
  return tokenFor(shop, email, proof)
}

/** Returns the access token of a demo account. */
export async function signIn(shop: Shop, email: string): Promise<string> {
  const proof = textIn(await accounts(shop, 'signInWithPassword', email), 'idToken')
  return tokenFor(shop, email, proof)
}
