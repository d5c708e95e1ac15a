import type { Random } from './random.ts'
import type { Tally } from './tally.ts'

type Send = (request: Request) => Promise<Response>

const errorOf = (type: string, code: string) => ({ error: { type, code, message: 'By chance.' } })
const answer = (status: number, body: object) => Response.json(body, { status })

/** The error that fetch throws when no answer comes. */
const timeout = () => new TypeError('fetch failed')

type Fault = (request: Request, send: Send) => Promise<Response>

/** The faults that any request to the provider can meet. */
const faults: Readonly<Record<string, Fault>> = {
  'timeout before the movement': async () => {
    throw timeout()
  },
  'timeout after the movement': async (request, send) => {
    await send(request)
    throw timeout()
  },
  'answer 500': async () => answer(500, errorOf('api_error', 'api_error')),
  'answer 500 after the movement': async (request, send) => {
    await send(request)
    return answer(500, errorOf('api_error', 'api_error'))
  },
  'answer 429': async () => answer(429, errorOf('invalid_request_error', 'rate_limit')),
}

/** A refusal is possible only where the provider is asked to change something. */
const refusals: typeof faults = {
  ...faults,
  refusal: async () => answer(400, errorOf('invalid_request_error', 'balance_insufficient')),
}

/** Puts faults between the server and the card provider: `rate` is the probability for a request. */
export function faultyFetch(
  { random, tally, rate }: { random: Random; tally: Tally; rate: () => number },
  send: Send,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    if (!random.chance(rate())) return send(request)
    const [name, fault] = random.pick(Object.entries(request.method === 'POST' ? refusals : faults))
    tally.add(name)
    return fault(request, send)
  }
}
