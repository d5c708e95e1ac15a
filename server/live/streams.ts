import type { Database } from '../database/database.ts'
import type { User } from '../users/users.ts'
import { Problem } from '../http/problem.ts'
import type { Reads } from '../replica/reads.ts'
import {
  ADMINS,
  type Notice,
  readDealers,
  readLatestId,
  readMissed,
  type NotificationChange,
} from './journal.ts'

/** Proxies close a connection that is silent for a minute. */
const HEARTBEAT_MS = 20_000
const HEARTBEAT = ': open\n\n'
const NOTIFIED = 'event: notification\ndata: {"_id":"all"}\n\n'
const productMessage = (id: string) => `event: product\ndata: ${JSON.stringify({ _id: id })}\n\n`
/** A stream that resumes may have missed changes of products, which have no id either. */
const PRODUCTS = productMessage('all')
const NOTIFICATION_READ = 'event: notification-read\ndata: {"_id":"all"}\n\n'
/** A stream outlives the access token that opened it, which ends after an hour, by at most this time. */
const LIFETIME_MS = 30 * 60_000
/** Each tab of a user has a stream. One more closes the oldest. */
const MOST_OF_A_USER = 6
/** Messages that a client has not read. A slower one loses its stream, and resumes. */
const MOST_UNREAD = 500

type Message = { id: string; event: string; data: unknown }
type Stream = {
  readers: string[]
  /** Sends what the user has missed, then what was published in the meantime. */
  begin(missed: readonly string[]): void
  send(text: string): void
  close(): void
}

const textOf = ({ id, event, data }: Message) =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`

const messageOf = ({ id, flow, flowId, seq }: Notice): Message => ({
  id,
  event: flow,
  data: { _id: flowId, seq },
})

const readersOf = ({ id, role }: User) => (role === 'admin' ? [id, ADMINS] : [id])

/** The open streams of this server: each tells a user which flows have changed, and nothing of their content. */
export class LiveStreams {
  readonly #database: Database
  readonly #replica: Reads['replica']
  readonly #streams = new Set<Stream>()
  #heartbeat: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(database: Database, replica: Reads['replica'] = null) {
    this.#database = database
    this.#replica = replica
  }

  /**
   * Returns the messages that a user has missed since the message `lastId`, and an id to go on from. Without `lastId`, after
   * too many, or after a message that the database has lost, the first message is `reset`: the user has to read everything
   * again.
   */
  async missed(user: User, lastId: string | null): Promise<Message[]> {
    const latest = await readLatestId(this.#database)
    const isId = lastId !== null && /^\d{1,15}$/.test(lastId)
    const rows = isId ? await readMissed(this.#database, readersOf(user), lastId) : null
    await this.#replica?.caughtUp()
    if (rows === null) return [{ id: latest, event: 'reset', data: {} }]
    return rows.map(messageOf)
  }

  /**
   * Opens a stream of a user, which begins with what the user has missed. A notification and a change of a product have no
   * id, so that a stream which resumes always begins with one of each: there may have been some. `reset` says that anyway. Throws database-unavailable once
   * the streams are closed, and the errors of the database; then the user's other streams stay open.
   */
  async open(user: User, lastId: string | null): Promise<ReadableStream<Uint8Array>> {
    if (this.#isClosed) throw new Problem('database-unavailable')
    const readers = readersOf(user)
    const { stream, body } = this.#create(readers)
    this.#add(stream)
    try {
      const missed = await this.missed(user, lastId)
      const isReset = missed.some(({ event }) => event === 'reset')
      stream.begin([...missed.map(textOf), ...(isReset ? [] : [NOTIFIED, PRODUCTS])])
    } catch (error) {
      stream.close()
      throw error
    }
    const [id] = readers
    const own = [...this.#streams].filter((each) => each.readers[0] === id)
    if (own.length > MOST_OF_A_USER) own[0]?.close()
    return body
  }

  /** Tells the users whom a row of the journal concerns. */
  publish(row: Notice): void {
    const text = textOf(messageOf(row))
    for (const stream of this.#streams) {
      if (stream.readers.some((reader) => row.readers.includes(reader))) stream.send(text)
    }
  }

  /**
   * Tells users that there is a new notification, or that they have read some, as in another tab. The message has no id:
   * it is in no journal.
   */
  tell({ isNew, userIds }: NotificationChange): void {
    const told = new Set(userIds)
    for (const stream of this.#streams) {
      if (stream.readers.some((reader) => told.has(reader)))
        stream.send(isNew ? NOTIFIED : NOTIFICATION_READ)
    }
  }

  /** Ends the streams of a user whose sessions have ended. Another one needs a new access token. */
  end(userId: string): void {
    for (const stream of this.#streams) if (stream.readers[0] === userId) stream.close()
  }

  /**
   * Tells those who deal about a product that its hold, price or availability has changed. The message has no id: it is in no
   * journal. Throws the errors of the database.
   */
  async tellOfProduct(productId: string): Promise<void> {
    if (this.#streams.size === 0) return
    const dealers = new Set(await readDealers(this.#database, productId))
    await this.#replica?.caughtUp()
    for (const stream of this.#streams) {
      if (stream.readers.some((reader) => dealers.has(reader)))
        stream.send(productMessage(productId))
    }
  }

  /** Ends each stream, so that its client opens another one and gets what it has missed. */
  reconnect(): void {
    for (const stream of this.#streams) stream.close()
  }

  /** Ends each stream, and opens none any more. */
  close(): void {
    this.#isClosed = true
    this.reconnect()
  }

  #create(readers: string[]): { stream: Stream; body: ReadableStream<Uint8Array> } {
    const encoder = new TextEncoder()
    let end = () => undefined as void
    let write = (_text: string) => undefined as void
    // A newer message first would be the id from which the client resumes, and the missed ones before it would be lost.
    let published: string[] | null = []
    const remove = () => this.#remove(stream)
    const body = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          end = () => controller.close()
          write = (text) => {
            controller.enqueue(encoder.encode(text))
            if ((controller.desiredSize ?? 0) < -MOST_UNREAD) stream.close()
          }
        },
        cancel: remove,
      },
      { highWaterMark: 0 },
    )
    const ending = setTimeout(() => stream.close(), LIFETIME_MS)
    ending.unref()
    const stream: Stream = {
      readers,
      begin: (missed) => {
        const texts = [...missed, ...(published ?? [])]
        published = null
        for (const text of texts) stream.send(text)
      },
      send: (text) => {
        if (published !== null) published.push(text)
        else if (this.#streams.has(stream)) write(text)
      },
      close: () => {
        clearTimeout(ending)
        if (this.#streams.has(stream)) end()
        remove()
      },
    }
    return { stream, body }
  }

  #add(stream: Stream): void {
    this.#streams.add(stream)
    this.#heartbeat ??= setInterval(() => {
      for (const each of this.#streams) each.send(HEARTBEAT)
    }, HEARTBEAT_MS)
    this.#heartbeat.unref()
  }

  #remove(stream: Stream): void {
    this.#streams.delete(stream)
    if (this.#streams.size > 0) return
    clearInterval(this.#heartbeat)
    this.#heartbeat = undefined
  }
}
