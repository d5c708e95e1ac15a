import type { Person, TestApp } from './test-app.ts'

export type Message = { id: string; event: string; data: unknown }
type Opened = { next(): Promise<Message | null>; headers: Headers; cancel(): Promise<void> }

/** Opens a stream; `next` returns its next message, and null at its end. */
export async function openStream(market: TestApp, as: Person, lastId?: string): Promise<Opened> {
  const response = await market.app.request('/live', {
    headers: {
      authorization: `Bearer ${await market.market.tokens.issue(as)}`,
      accept: 'text/event-stream',
      'accept-encoding': 'gzip',
      ...(lastId !== undefined && { 'last-event-id': lastId }),
    },
  })
  const reader = (response.body ?? new ReadableStream()).getReader()
  const decoder = new TextDecoder()
  let text = ''
  return {
    headers: response.headers,
    cancel: () => reader.cancel(),
    async next() {
      while (!text.includes('\n\n')) {
        const { value, done } = await reader.read()
        if (done) return null
        text += decoder.decode(value, { stream: true })
      }
      const end = text.indexOf('\n\n')
      const block = text.slice(0, end)
      text = text.slice(end + 2)
      const [, id = '', event = '', data = ''] =
        /^(?:id: (.*)\n)?event: (.*)\ndata: (.*)$/.exec(block) ?? []
      return { id, event, data: JSON.parse(data) }
    },
  }
}
