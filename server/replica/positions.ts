/** The largest lag of a replica that is read, in milliseconds: less than the life of the cookie (recent-writes.ts). */
export const LARGEST_LAG_MS = 5000

type Seen = { position: number; at: number }

/**
 * The positions in its log (WAL) that the primary had, with their times by the clock of this server. A replica that has
 * replayed the position that the primary had at a time lags by no more than the time since.
 * `pg_last_xact_replay_timestamp` does not show this: it also stands still while the primary is idle, or while the replica
 * has no connection to it.
 */
export class PrimaryPositions {
  #seen: Seen[] = []
  #told: Seen = { position: 0, at: Number.NEGATIVE_INFINITY }

  /** Adds a position that was asked for at this time. */
  add(seen: Seen): void {
    this.#seen = [...this.#seen.filter((one) => isRecent(one, seen.at)), seen]
    // A failover may lose the end of the log: the next primary will never have the position that was told.
    if (seen.at > this.#told.at && seen.position < this.#told.position) this.#told = seen
  }

  /** Notes that clients were told of the primary's data at this position: no read may be older. */
  tell(seen: Seen): void {
    if (seen.position > this.#told.position) this.#told = seen
  }

  /** Returns the position that a replica must have replayed before it is read; null if no recent one is known. */
  required(now: number): number | null {
    const oldest = this.#seen.find((seen) => isRecent(seen, now))
    return oldest === undefined ? null : Math.max(oldest.position, this.#told.position)
  }

  /** Returns for how many milliseconds a replica at this position has lagged at least. */
  lagOf(position: number, now: number): number {
    const missed = this.#seen.find((seen) => isRecent(seen, now) && seen.position > position)
    return missed === undefined ? 0 : now - missed.at
  }
}

const isRecent = ({ at }: Seen, now: number) => now - at <= LARGEST_LAG_MS
