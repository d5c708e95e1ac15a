import type { Page } from 'playwright'

/** The stream of live updates in a page, as the wire would carry it. */
type LiveStream = {
  state: 'connecting' | 'open' | 'ended'
  send(text: string): void
  end(): void
  refuse(status: number): void
}
declare global {
  interface Window {
    /** The latest stream that the page asked for. */
    liveStream?: LiveStream
  }
}

export const HEARTBEAT = ': open\n\n'
/** Anything may have changed. */
export const RESET = 'id: 7\nevent: reset\ndata: {}\n\n'

/**
 * Takes the place of GET /live in the page, because a fulfilled route sends its whole body at once. With `heartbeat`, the
 * stream stays open by itself.
 */
export const holdLiveStream = (page: Page, heartbeat = '') =>
  page.addInitScript((alive) => {
    const { fetch } = window
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      // The header's link to the messages would ask for a stream of its own.
      if (new URL(request.url).pathname === '/conversations/unread') {
        return new Response(null, { status: 404 })
      }
      if (new URL(request.url).pathname !== '/live') return fetch(request)
      const { promise, resolve, reject } = Promise.withResolvers<Response>()
      const body = new TransformStream<Uint8Array, Uint8Array>()
      const writer = body.writable.getWriter()
      const headers = { 'content-type': 'text/event-stream' }
      const response = new Response(body.readable, { headers })
      const stream: LiveStream = {
        state: 'connecting',
        send(text) {
          resolve(response)
          stream.state = 'open'
          void writer.write(new TextEncoder().encode(text))
        },
        end() {
          resolve(response)
          stream.state = 'ended'
          void writer.close()
        },
        refuse(status) {
          stream.state = 'ended'
          const code = status === 403 ? 'account-removed' : 'not-found'
          resolve(Response.json({ code, title: 'Refused.' }, { status }))
        },
      }
      request.signal.addEventListener('abort', () => {
        stream.state = 'ended'
        reject(new DOMException('Aborted', 'AbortError'))
      })
      window.liveStream = stream
      if (alive !== '') {
        stream.send(alive)
        setInterval(() => stream.send(alive), 10_000)
      }
      return promise
    }
  }, heartbeat)

/** Waits until the page has asked for a stream, and sends this text in it. */
export async function sendLive(page: Page, text: string): Promise<void> {
  await page.waitForFunction(() => ['connecting', 'open'].includes(window.liveStream?.state ?? ''))
  await page.evaluate((sent) => window.liveStream?.send(sent), text)
}
