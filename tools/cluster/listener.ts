import { setTimeout as sleep } from 'node:timers/promises'
import { createParser } from 'eventsource-parser'

const AGAIN_MS = 200

/** A user's live updates through the proxy: a stream that ends is resumed from its last message, as the client does. */
export class Listener {
  /** The flows that changed, such as `order 42`. */
  readonly heard = new Set<string>()
  /** Streams that began. */
  streams = 0
  /** Streams that could not be opened, or broke off without an end. */
  broken = 0
  /** Messages that everything is to be read anew. */
  resets = 0
  readonly #end = new AbortController()
  #lastId: string | null = null
  #running = Promise.resolve()

  constructor(origin: string, token: string) {
    this.#running = this.#run(origin, token)
  }

  async close(): Promise<void> {
    this.#end.abort()
    await this.#running
  }

  readonly #isClosed = () => this.#end.signal.aborted

  async #run(origin: string, token: string): Promise<void> {
    while (!this.#isClosed()) {
      try {
        await this.#listen(origin, token)
      } catch {
        if (!this.#isClosed()) this.broken += 1
      }
      await sleep(AGAIN_MS)
    }
  }

  async #listen(origin: string, token: string): Promise<void> {
    const response = await fetch(`${origin}/live`, {
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'text/event-stream',
        ...(this.#lastId !== null && { 'last-event-id': this.#lastId }),
      },
      signal: this.#end.signal,
    })
    if (!response.ok || response.body === null) throw new Error(`No stream: ${response.status}`)
    this.streams += 1
    const parser = createParser({
      onEvent: ({ id, event = '', data }) => {
        this.#lastId = id ?? this.#lastId
        if (event === 'reset') this.resets += 1
        const { _id }: { _id?: string } = JSON.parse(data)
        this.heard.add(`${event} ${_id}`)
      },
    })
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) parser.feed(text)
  }
}
