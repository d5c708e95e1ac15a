import { type Answer, eachAnswer, serverError } from './answers.ts'

/** A request that a fault can send any number of times, and the wire's functions to delay it. */
export type Transit = {
  send: () => Promise<Response>
  /** Waits until the walk releases the request. */
  held: () => Promise<void>
  /** Does the work once it is released; the caller does not wait. */
  later: (work: () => Promise<Response>) => void
}

const respond = ({ status, type, body }: Answer) =>
  new Response(body, { status, headers: { 'content-type': type } })

/** The error that fetch throws when the connection breaks. */
const cut = () => new TypeError('fetch failed')

/** The faults of one request between client and server, by name. */
export const faults = {
  ...eachAnswer((answer) => async (): Promise<Response> => respond(answer)),
  'is done and answered 500': async ({ send }: Transit) => {
    await send()
    return respond(serverError)
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

/** The faults that need no release: requests from the server to the card provider are never held. */
export const promptFaults = [
  'answers 429',
  'answers 500',
  'is cut before the server',
  'is cut after the server',
  'arrives twice',
] as const satisfies readonly Fault[]
