import type { Database, Queryable } from '../../database/database.ts'
import { ApiError } from './api-error.ts'

/** A response that is stored: success (200), refused by the bank (402) or because money does not suffice (400). */
export type Answer = { status: 200 | 400 | 402; body: object }

/** How long a key is stored: 24 hours in milliseconds, as at Stripe. */
const LIFETIME = 24 * 60 * 60 * 1000

/**
 * Runs `work` in a transaction, at most once per key. A repeated key returns the stored answer; a request that threw is
 * not stored. `request` identifies the request. Throws ApiError (400) when the key belongs to a different request.
 */
export function answerOnce(
  database: Database,
  { key, request, now }: { key: string | null; request: string; now: Date },
  work: (transaction: Queryable) => Promise<Answer>,
): Promise<Answer & { replayed: boolean }> {
  return database.transaction(async (transaction) => {
    if (key === null) return { ...(await work(transaction)), replayed: false }
    await transaction.query('delete from cards_idempotency where created < $1', [
      new Date(now.getTime() - LIFETIME),
    ])
    // This insert blocks until a concurrent request with the same key has finished.
    const [reserved] = await transaction.query(
      `insert into cards_idempotency (key, request, status, created) values ($1, $2, 0, $3)
       on conflict do nothing returning key`,
      [key, request, now],
    )
    if (reserved === undefined) return replay(transaction, key, request)
    const answer = await work(transaction)
    await transaction.query(
      'update cards_idempotency set status = $2, answer = $3 where key = $1',
      [key, answer.status, JSON.stringify(answer.body)],
    )
    return { ...answer, replayed: false }
  })
}

async function replay(
  transaction: Queryable,
  key: string,
  request: string,
): Promise<Answer & { replayed: boolean }> {
  const [stored] = await transaction.query<{
    request: string
    status: Answer['status']
    answer: object
  }>('select request, status, answer from cards_idempotency where key = $1', [key])
  if (stored?.request !== request) {
    throw new ApiError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    })
  }
  return { status: stored.status, body: stored.answer, replayed: true }
}
