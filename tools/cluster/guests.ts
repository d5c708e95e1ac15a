const GUESTS = 2
const PATHS = ['/get-categories', '/v2/category/music?limit=24', '/search?q=guitar', '/products/p0']

/** Guests who read one public page after the other through the proxy, until they are told to stop. */
export class Guests {
  answered = 0
  /** Answers with a 5xx status, or none. */
  failed = 0
  readonly #end = new AbortController()
  #reading: Promise<unknown> = Promise.resolve()

  constructor(origin: string) {
    this.#reading = Promise.all(Array.from({ length: GUESTS }, () => this.#read(origin)))
  }

  async stop(): Promise<void> {
    this.#end.abort()
    await this.#reading
  }

  async #read(origin: string): Promise<void> {
    for (let turn = 0; !this.#end.signal.aborted; turn += 1) {
      const status = await fetch(origin + PATHS[turn % PATHS.length]).then(
        async (response) => {
          await response.arrayBuffer()
          return response.status
        },
        () => 0,
      )
      if (status === 0 || status >= 500) this.failed += 1
      else this.answered += 1
    }
  }
}
