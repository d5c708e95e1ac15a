/** A request that can be made as often as a fault wants, and the wire's way to keep it waiting. */
export type Transit = {
  send: () => Promise<Response>
  /** Waits until the walk lets it go on. */
  held: () => Promise<void>
  /** Goes on by itself once it is let go; nobody waits for it. */
  later: (work: () => Promise<Response>) => void
}

const problem = (status: number, title: string) => async (): Promise<Response> =>
  Response.json(
    { type: 'about:blank', title, status },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

const page = (status: number) => async (): Promise<Response> =>
  new Response(`<!doctype html><title>${status}</title><h1>${status}</h1>`, {
    status,
    headers: { 'content-type': 'text/html' },
  })

/** What fetch throws where the connection breaks. */
const cut = () => new TypeError('fetch failed')

/** What can go wrong with one request between client and server, by name. */
export const faults = {
  'answers 400': problem(400, 'Bad Request'),
  'answers 401': problem(401, 'Unauthorized'),
  'answers 403': problem(403, 'Forbidden'),
  'answers 404': problem(404, 'Not Found'),
  'answers 409': problem(409, 'Conflict'),
  'answers 422': problem(422, 'Unprocessable Content'),
  'answers 429': problem(429, 'Too Many Requests'),
  'answers 500': problem(500, 'Internal Server Error'),
  'answers 502 with a page': page(502),
  'answers 200 with a page': page(200),
  'answers 200 with something else': async () => Response.json({ something: 'else' }),
  'is done and answered 500': async ({ send }: Transit) => {
    await send()
    return problem(500, 'Internal Server Error')()
  },
  'is cut before the server': async () => {
    throw cut()
  },
  'is cut after the server': async ({ send }: Transit) => {
    await send()
    throw cut()
  },
  'is cut and arrives later': async ({ later, send }: Transit) => {
    later(send)
    throw cut()
  },
  'arrives late': async ({ held, send }: Transit) => {
    await held()
    return send()
  },
  'is answered late': async ({ held, send }: Transit) => {
    const answer = await send()
    await held()
    return answer
  },
  'arrives twice': async ({ send }: Transit) => {
    await send()
    return send()
  },
  'arrives twice at once': async ({ send }: Transit) => {
    const [, second] = await Promise.all([send(), send()])
    return second
  },
} as const satisfies Record<string, (transit: Transit) => Promise<Response>>

export type Fault = keyof typeof faults

/** Those that need nobody to let a request go on: what the server sends to the card provider never waits for us. */
export const promptFaults = [
  'answers 429',
  'answers 500',
  'is cut before the server',
  'is cut after the server',
  'arrives twice',
] as const satisfies readonly Fault[]
