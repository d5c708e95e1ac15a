import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable, type Reader } from '../database/database.ts'
import type { Log } from '../config/log.ts'
import { positionOf, ReplicaBehind, type ReplicaConnections } from './connections.ts'
import { LARGEST_LAG_MS, PrimaryPositions } from './positions.ts'

/** How often the positions are compared while the replica is in use, and for how long one read counts as use. */
const LOOK_MS = 1000
const IN_USE_MS = 10_000
/** How long a replica that was away has to be well before it is read again. */
const STEADY_MS = 5000
/** How often the replica is asked whether it has a position, and for how long at the start. */
const AGAIN_MS = 20
const START_MS = 1000
/**
 * A replica lags too much if it has not replayed a position that the primary had this long ago. The difference from
 * LARGEST_LAG_MS leaves time for one look.
 */
const TOO_LATE_MS = LARGEST_LAG_MS - 1.5 * LOOK_MS

/** The replica was away, so the primary is asked instead. */
class ReplicaAway extends Error {
  override readonly name = 'ReplicaAway'
}

type Parts = {
  connections: Pick<ReplicaConnections, 'position' | 'query' | 'abandon' | 'close'>
  primary: Reader
  /** The name of the replica in the log, without the password. */
  name: string
  log: Log
  now?: () => number
}

/** A replica of the database, which is read while it answers and lags little behind the primary. */
export class Replica implements Reader {
  readonly #parts: Required<Parts>
  readonly #positions = new PrimaryPositions()
  /** null: nobody has looked yet. */
  #isWell: boolean | null = null
  #wellFrom = Number.NEGATIVE_INFINITY
  #usedAt = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | undefined
  #isLooking = false
  #isSampling = false
  /** The loop is no part of the request that starts it. */
  readonly #alone = AsyncLocalStorage.snapshot()

  constructor(parts: Parts) {
    this.#parts = { now: () => performance.now(), ...parts }
  }

  /** Looks at the replica for the first time. Where it is away, the log says so, and the primary is read. */
  async start(): Promise<void> {
    const { now } = this.#parts
    await this.#sample()
    const required = this.#positions.required(now())
    const end = now() + START_MS
    await this.#reaches(required ?? 0, () => now() < end)
    await this.#look()
  }

  /** Returns whether the replica can be read now. Asking counts as use. */
  isReady(): boolean {
    this.#usedAt = this.#parts.now()
    this.#timer ??= this.#alone(() => setInterval(() => this.#tick(), LOOK_MS).unref())
    return this.#isRead
  }

  /** Throws where the replica cannot answer for a reason of its own, and as the query does. */
  async query<Row extends object>(sql: string, parameters?: readonly unknown[]): Promise<Row[]> {
    try {
      return await this.#parts.connections.query<Row>(sql, parameters, this.#isNear)
    } catch (error) {
      this.#judge(error)
      throw error
    }
  }

  /**
   * Resolves when the replica has what the primary has now, or is not read. A client may then be told that something has
   * changed: what it reads next is not older.
   */
  async caughtUp(): Promise<void> {
    const { now, primary } = this.#parts
    const at = now()
    const position = await positionOf(primary).catch(() => null)
    if (position === null) return
    await this.#reaches(position, () => this.#isRead && now() - at < LARGEST_LAG_MS)
    this.#positions.tell({ position, at })
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#parts.connections.close()
  }

  get #isRead(): boolean {
    return this.#isWell === true && this.#positions.required(this.#parts.now()) !== null
  }

  readonly #isNear = (position: number): boolean => {
    const required = this.#positions.required(this.#parts.now())
    return required !== null && position >= required
  }

  /** Waits until the replica has replayed a position. */
  async #reaches(position: number, isWorthIt: () => boolean): Promise<void> {
    const replayed = () => this.#parts.connections.position()
    try {
      while (isWorthIt() && (await replayed()) < position) {
        await sleep(AGAIN_MS, undefined, { ref: false })
      }
    } catch (error) {
      this.#leave(error)
    }
  }

  #tick(): void {
    if (this.#parts.now() - this.#usedAt > IN_USE_MS) {
      clearInterval(this.#timer)
      this.#timer = undefined
      return
    }
    if (!this.#isSampling) void this.#sample()
    if (!this.#isLooking) void this.#look()
  }

  /** Without the position of the primary, nobody knows how much the replica lags, and the primary is read. */
  async #sample(): Promise<void> {
    this.#isSampling = true
    const at = this.#parts.now()
    const position = await positionOf(this.#parts.primary).catch(() => null)
    if (position !== null) this.#positions.add({ position, at })
    this.#isSampling = false
  }

  async #look(): Promise<void> {
    const { connections, name, now, log } = this.#parts
    this.#isLooking = true
    try {
      const position = await connections.position()
      const required = this.#positions.required(now())
      if (this.#positions.lagOf(position, now()) > TOO_LATE_MS) {
        this.#leave(new ReplicaBehind('it lags by several seconds'))
      } else if (required === null || position < required) {
        // How much it lags will be known in a while. Until then, each connection is asked before it is read.
      } else if (this.#isWell !== true && now() >= this.#wellFrom) {
        this.#isWell = true
        log.info({ source: 'replica' }, `public data is read from ${name}`)
      }
    } catch (error) {
      this.#leave(error)
    } finally {
      this.#isLooking = false
    }
  }

  /** Leaves a replica whose connections fail. An error of one query leads to the primary for this query alone. */
  #judge(error: unknown): void {
    if (error instanceof ReplicaAway || error instanceof ReplicaBehind) return
    if (isUnavailable(asError(error)) && !isConflict(error)) this.#leave(error)
    else {
      const reason = asError(error).message
      this.#parts.log.error({ source: 'replica' }, `a read was repeated on the primary: ${reason}`)
    }
  }

  #leave(error: unknown): void {
    const { now, connections, name, log } = this.#parts
    this.#wellFrom = now() + STEADY_MS
    if (this.#isWell === false) return
    this.#isWell = false
    const reason = asError(error).message
    log.error(
      { source: 'replica' },
      `public data is read from the primary, and not from ${name}: ${reason}`,
    )
    connections.abandon(new ReplicaAway(reason))
  }
}

/** Returns whether the replica cancelled a query because it has to replay a change of what the query reads. */
const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('40')

const asError = (error: unknown): Error => {
  if (error instanceof AggregateError && error.message === '') return asError(error.errors[0])
  return error instanceof Error ? error : new Error(String(error))
}
