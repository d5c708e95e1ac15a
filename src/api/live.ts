import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { type } from 'superstruct'
import { FailureError, failureOf } from '../domain/failure.ts'
import { Id } from '../domain/field-structs.ts'
import type { ChangedFlow, LiveMessage } from '../domain/live.ts'
import type { Http } from './client.ts'
import { decode, parseBody } from './decode.ts'
import { path } from './path.ts'

const EVENT_STREAM = 'text/event-stream'

type Report = (flow: ChangedFlow) => void

const ChangeStruct = type({ _id: Id })

/** A stream that has sent nothing for so long, in milliseconds, may be held back by a proxy. */
const LONGEST_OPENING = 4000

type Place = { lastId: string | null; signal: AbortSignal }

/** One that receives the messages of the page's stream, at its own pace. */
type Receiver = { tell: (message: LiveMessage) => void; end: (error?: unknown) => void }

/**
 * Calls for live updates, an extension. An EventSource cannot send the access token. All receivers of a page share one
 * stream: over HTTP/1.1, a browser opens six connections to a server, for all of its windows.
 */
export function liveApi(http: Http) {
  const watchers = new Set<Report>()
  let current: ReturnType<typeof openStream> | null = null

  /** Opens the stream of the page, which ends when its last receiver leaves. */
  const openStream = (begin: string | null) => {
    const receivers = new Set<Receiver>()
    const leaving = new AbortController()
    const begun = Date.now()
    let lastId = begin
    let isOpen = false
    const end = (error?: unknown) => {
      if (current === stream) current = null
      for (const receiver of receivers) receiver.end(error)
      receivers.clear()
    }
    const tell = (message: LiveMessage) => {
      isOpen = true
      for (const receiver of receivers) receiver.tell(message)
      if (message.kind === 'heartbeat') return
      // A first stream begins with a reset, when the page has just loaded everything.
      if (lastId !== null || message.flow !== null) {
        for (const report of watchers) report(message.flow)
      }
      lastId = message.id ?? lastId
    }
    /** Resolves to whether the server has a stream. */
    const opening = (async () => {
      const { contentType, texts } = await http.stream({
        method: 'get',
        path: path`/live`,
        bearer: 'accessToken',
        headers: { accept: EVENT_STREAM, ...(begin !== null && { 'last-event-id': begin }) },
        signal: leaving.signal,
      })
      if (!contentType.startsWith(EVENT_STREAM)) {
        leaving.abort()
        return false
      }
      const takeAll = async () => {
        for await (const message of messagesOf(texts)) tell(message)
      }
      takeAll().then(() => end(), end)
      return true
    })()
    opening.then((isThere) => (isThere ? undefined : end()), end)
    const stream = {
      opening,
      join(receiver: Receiver, from: string | null) {
        receivers.add(receiver)
        // One that comes later, and has not read what the stream has told, reads everything.
        if (from !== lastId) receiver.tell({ kind: 'changed', id: lastId, flow: null })
      },
      leave(receiver: Receiver) {
        receivers.delete(receiver)
        const isHeldBack = !isOpen && Date.now() - begun >= LONGEST_OPENING
        if (receivers.size > 0 && !isHeldBack) return
        end()
        leaving.abort()
      },
    }
    return stream
  }

  return {
    /** Reports the flow of each change that the stream tells of until `signal` aborts. Opens no stream of its own. */
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
     * Joins the stream of live updates, after the message `lastId` if there is one, until `signal` aborts. Returns null where
     * the server has no such stream. Throws FailureError, as does iterating the messages.
     */
    async getLiveMessages({ lastId, signal }: Place): Promise<AsyncIterable<LiveMessage> | null> {
      // After a lost connection, all receivers leave the stream before the first one joins a new one.
      await Promise.resolve()
      if (signal.aborted) throw new FailureError({ kind: 'noAnswer' })
      const stream = (current ??= openStream(lastId))
      const { receiver, messages } = createReceiver()
      stream.join(receiver, lastId)
      signal.addEventListener('abort', () => {
        stream.leave(receiver)
        receiver.end()
      })
      try {
        return (await stream.opening) ? messages : null
      } catch (error) {
        if (failureOf(error).kind === 'notFound') return null
        throw error
      }
    },
  }
}

/** Creates a receiver, and the messages that it has been told and that its owner has not yet taken. */
function createReceiver(): { receiver: Receiver; messages: AsyncIterable<LiveMessage> } {
  const arrived: LiveMessage[] = []
  let wake = () => undefined as void
  let outcome: { error?: unknown } | null = null
  const receiver: Receiver = {
    tell(message) {
      arrived.push(message)
      wake()
    },
    end(error) {
      outcome ??= { error }
      wake()
    },
  }
  async function* take(): AsyncGenerator<LiveMessage> {
    for (;;) {
      yield* arrived.splice(0)
      if (arrived.length > 0) continue
      if (outcome !== null) {
        if (outcome.error !== undefined) throw outcome.error
        return
      }
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  return { receiver, messages: take() }
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
