import type { FetchHandler } from './services.ts'

/**
 * The parts of a response that a page is rendered from. `headers`: the content type, and the Link header that points to a
 * list's next page.
 */
type Answer = { status: number; headers: Readonly<Record<string, string>>; text: string }

const HEADERS = ['content-type', 'link']

/** Responses to the API calls of one page. Each call is made once, however many flows need it. */
export class ApiResponses {
  readonly #ask: FetchHandler
  readonly #all = new Map<string, { request: Request; answer: Promise<Answer> }>()
  #arrived = 0
  #length = 0

  constructor(ask: FetchHandler) {
    this.#ask = ask
  }

  readonly ask: FetchHandler = async (request) => {
    const { text, ...how } = await this.#answerTo(request)
    return new Response(text, how)
  }

  /** Whether every call has received its response. */
  get areIn(): boolean {
    return this.#arrived === this.#all.size
  }

  /** How many characters the calls and their responses have. */
  get length(): number {
    return this.#length
  }

  /** Repeats all calls of an earlier render and resolves to whether every response is the same. */
  async areAs(before: ApiResponses): Promise<boolean> {
    const all = [...before.#all.values()].map(async ({ request, answer }) =>
      isSame(await this.#answerTo(request), await answer),
    )
    return (await Promise.allSettled(all)).every((one) => one.status === 'fulfilled' && one.value)
  }

  #answerTo(request: Request): Promise<Answer> {
    const known = this.#all.get(request.url)
    if (known !== undefined) return known.answer
    const answer = this.#made(request)
    this.#all.set(request.url, { request, answer })
    return answer
  }

  async #made(request: Request): Promise<Answer> {
    const response = await this.#ask(request)
    const { status } = response
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) => HEADERS.includes(name)),
    )
    const answer = { status, headers, text: await response.text() }
    this.#arrived += 1
    this.#length += request.url.length + answer.text.length
    return answer
  }
}

const isSame = (one: Answer, other: Answer) =>
  one.status === other.status &&
  one.text === other.text &&
  HEADERS.every((name) => one.headers[name] === other.headers[name])
