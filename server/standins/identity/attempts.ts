import pLimit, { type LimitFunction } from 'p-limit'
import { type Database, onlyRow } from '../../database/database.ts'
import { Refusal } from './refusal.ts'

/** The number of consecutive wrong passwords allowed for an e-mail. */
export const ATTEMPT_LIMIT = 5
/** How long the e-mail is locked after the last of them, in milliseconds. */
export const COOL_DOWN = 5 * 60_000

/** Counts password attempts per e-mail, whether or not an account exists. */
export class Attempts {
  readonly #database: Database
  readonly #now: () => number
  readonly #turns = new Map<string, LimitFunction>()
  constructor(database: Database, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /** Runs the attempts for an e-mail one after the other, so that right passwords at once are not counted as wrong. */
  async inTurn<Result>(email: string, attempt: () => Promise<Result>): Promise<Result> {
    const turn = this.#turns.get(email) ?? pLimit(1)
    this.#turns.set(email, turn)
    try {
      return await turn(attempt)
    } finally {
      if (turn.activeCount + turn.pendingCount === 0) this.#turns.delete(email)
    }
  }

  /**
   * Counts an attempt before its password is verified, in one statement, so that concurrent attempts are counted too.
   * Throws TOO_MANY_ATTEMPTS_TRY_LATER while the e-mail is locked.
   */
  async begin(email: string): Promise<void> {
    const now = this.#now()
    const { failures } = onlyRow(
      await this.#database.query<{ failures: number }>(
        `insert into identity_attempts as kept (email, failures, last_at) values ($1, 1, $2)
         on conflict (email) do update set
           failures = case when kept.last_at <= $3 then 1
                           when kept.failures > $4 then kept.failures
                           else kept.failures + 1 end,
           last_at = case when kept.last_at > $3 and kept.failures >= $4 then kept.last_at
                          else $2 end
         returning failures`,
        [email, now, now - COOL_DOWN, ATTEMPT_LIMIT],
      ),
    )
    if (failures > ATTEMPT_LIMIT) {
      throw new Refusal(
        'TOO_MANY_ATTEMPTS_TRY_LATER : Too many wrong passwords. Please try again later.',
      )
    }
  }

  /** Resets the e-mail's count after a correct password. Also deletes counts whose cool-down has ended. */
  async succeeded(email: string): Promise<void> {
    await this.#database.query('delete from identity_attempts where email = $1 or last_at <= $2', [
      email,
      this.#now() - COOL_DOWN,
    ])
  }
}
