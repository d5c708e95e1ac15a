import { vi } from 'vitest'

/** What the server answers to a call. */
export type Answer = () => Response | Promise<Response>
/** By the method and the path: 'GET /get-categories'. */
export type Answers = Readonly<Record<string, Answer>>

export const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status })

/** A refusal in the server's words. */
export const refusal = (status: number, title: string): Answer =>
  json({ title, status, code: 'scripted' }, status)

/** The line is cut: what the server did is not known. */
export const cutOff: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** No answer yet, until it is let go. */
export function held(answer: Answer): { answer: Answer; letGo: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { answer: async () => (await promise, answer()), letGo: resolve }
}

type Request = { call: string; search: string; authorization: string | null; body: unknown }

export type ScriptedServer = {
  origin: string
  requests: readonly Request[]
  /** How often a call was made. */
  count: (call: string) => number
  /** Answers otherwise from now on. */
  answer: (answers: Answers) => void
  close: () => void
}

/** The marketplace server as a page sees it: what the page fetches from its origin is answered from here. */
export function startScriptedServer(first: Answers): ScriptedServer {
  const origin = 'https://market.test'
  const requests: Request[] = []
  let answers = first
  const network = window.fetch.bind(window)
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (url.origin !== origin) return network(input, init)
    const call = `${request.method} ${url.pathname}`
    const text = await request.clone().text()
    requests.push({
      call,
      search: url.search,
      authorization: request.headers.get('authorization'),
      body: text === '' ? undefined : JSON.parse(text),
    })
    const answer = answers[call]
    return answer === undefined ? refusal(404, `${call} is not scripted.`)() : answer()
  })
  return {
    origin,
    requests,
    count: (call) => requests.filter((request) => request.call === call).length,
    answer: (changed) => {
      answers = { ...answers, ...changed }
    },
    close: () => spy.mockRestore(),
  }
}
