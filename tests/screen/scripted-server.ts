import { vi } from 'vitest'

/** The server's answer to a call. */
export type Answer = () => Response | Promise<Response>
/** Answers by method and path: 'GET /get-categories'. */
export type Answers = Readonly<Record<string, Answer>>

export const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status })

/** Answers with an error of the server. */
export const errorAnswer = (status: number, title: string): Answer =>
  json({ title, status, code: 'scripted' }, status)

/** Fails as a lost connection does: whether the server handled the request is unknown. */
export const networkError: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** Holds an answer until `letGo` is called. */
export function held(answer: Answer): { answer: Answer; letGo: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { answer: async () => (await promise, answer()), letGo: resolve }
}

type Request = { call: string; search: string; authorization: string | null; body: unknown }

export type ScriptedServer = {
  origin: string
  requests: readonly Request[]
  /** Returns how often a call was made. */
  count: (call: string) => number
  /** Replaces answers from now on. */
  answer: (answers: Answers) => void
  close: () => void
}

export const SCRIPTED_ORIGIN = 'https://market.test'

/** Mocks the marketplace server: it answers what the page fetches from the server's origin. */
export function startScriptedServer(first: Answers): ScriptedServer {
  const origin = SCRIPTED_ORIGIN
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
    return answer === undefined ? errorAnswer(404, `${call} is not scripted.`)() : answer()
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
