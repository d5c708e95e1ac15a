import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { type } from 'superstruct'
import { failureOf } from '../domain/failure.ts'
import { Id } from '../domain/field-structs.ts'
import type { ChangedFlow, LiveMessage } from '../domain/live.ts'
import type { Http } from './client.ts'
import { decode, parseBody } from './decode.ts'
import { path } from './path.ts'

const EVENT_STREAM = 'text/event-stream'

type Report = (flow: ChangedFlow) => void

const ChangeStruct = type({ _id: Id })

/** Calls for live updates, an extension. An EventSource cannot send the access token. */
export function liveApi(http: Http) {
  const watchers = new Set<Report>()
  return {
    /** Reports the flow of each change that the open streams tell of until `signal` aborts. Opens no stream of its own. */
    async watchLiveMessages({
      report,
      signal,
    }: {
      report: Report
      signal: AbortSignal
    }): Promise<void> {
      if (signal.aborted) return
      watchers.add(report)
      signal.addEventListener('abort', () => watchers.delete(report))
    },

    /**
     * Opens the stream of live updates, after the message `lastId` if there is one. Returns null where the server has no
     * such stream. Throws Failed, as does iterating the messages.
     */
    async getLiveMessages({
      lastId,
      signal,
    }: {
      lastId: string | null
      signal: AbortSignal
    }): Promise<AsyncIterable<LiveMessage> | null> {
      try {
        const { contentType, texts } = await http.stream({
          method: 'get',
          path: path`/live`,
          bearer: 'accessToken',
          headers: { accept: EVENT_STREAM, ...(lastId !== null && { 'last-event-id': lastId }) },
          signal,
        })
        if (!contentType.startsWith(EVENT_STREAM)) return null
        return reported(messagesOf(texts), { isFirst: lastId === null, watchers })
      } catch (error) {
        if (failureOf(error).kind === 'notFound') return null
        throw error
      }
    },
  }
}

/** Returns the messages, each of which is reported when its receiver is done with it. */
async function* reported(
  messages: AsyncIterable<LiveMessage>,
  { isFirst, watchers }: { isFirst: boolean; watchers: ReadonlySet<Report> },
): AsyncGenerator<LiveMessage> {
  for await (const message of messages) {
    yield message
    // A first stream begins with a reset, when the page has just loaded everything.
    if (message.kind === 'heartbeat' || (isFirst && message.flow === null)) continue
    for (const report of watchers) report(message.flow)
  }
}

async function* messagesOf(texts: AsyncIterable<string>): AsyncGenerator<LiveMessage> {
  const arrived: LiveMessage[] = []
  const parser = createParser({
    onEvent: (event) => void arrived.push(messageOf(event)),
    onComment: () => void arrived.push({ kind: 'heartbeat' }),
  })
  for await (const text of texts) {
    parser.feed(text)
    yield* arrived.splice(0)
  }
}

function messageOf({ id, event = '', data }: EventSourceMessage): LiveMessage {
  return { kind: 'changed', id: id ?? null, flow: event === 'reset' ? null : flowOf(event, data) }
}

/** A message that this client does not understand may be about anything. */
function flowOf(name: string, data: string): ChangedFlow {
  try {
    return { name, id: decode(parseBody(data), ChangeStruct)._id }
  } catch {
    return null
  }
}
