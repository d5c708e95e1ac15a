import { type Answer, eachAnswer, serverError } from './answers.ts'

/** A request that can be made as often as a fault wants, and the wire's way to keep it waiting. */
export type Transit = {
  send: () => Promise<Response>
  /** Waits until the walk lets it go on. */
  held: () => Promise<void>
  /** Goes on by itself once it is let go; nobody waits for it. */
  later: (work: () => Promise<Response>) => void
}

const respond = ({ status, type, body }: Answer) =>
  new Response(body, { status, headers: { 'content-type': type } })

/** What fetch throws where the connection breaks. */
const cut = () => new TypeError('fetch failed')

/** What can go wrong with one request between client and server, by name. */
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

/** Those that need nobody to let a request go on: what the server sends to the card provider never waits for us. */
export const promptFaults = [
  'answers 429',
  'answers 500',
  'is cut before the server',
  'is cut after the server',
  'arrives twice',
] as const satisfies readonly Fault[]
