import { createHash, randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { sql } from 'kysely'
import type { ViewerEnv } from './viewer.ts'
import type { Queryable } from '../database/database.ts'
import { db, prepared, run } from '../database/sql.ts'
import type { Services } from '../services.ts'
import { Problem } from '../http/problem.ts'
import { replaceBody } from '../http/replace-body.ts'

/** How often the server that runs a request says so in the database. */
const HEARTBEAT_MS = 1000
/** A request without a heartbeat for this time is lost with its server process. */
const ABANDONED_AFTER_MS = 4000
const KEPT_FOR_MS = 24 * 60 * 60_000
const LONGEST_KEY = 255

/** `body` is null while the first request is in progress. */
type Stored = { requestHash: string; body: string | null }
/** `owner`: the request that has the key. */
type Keyed = { database: Queryable; userId: string; key: string; owner: string }

/**
 * Honours the Idempotency-Key header of a signed-in caller: a repeated request with the same key gets the first
 * response, marked `Idempotency-Replayed: true`. Only successful responses are stored, since a refused request changes
 * nothing and may be retried. Throws idempotency-key-reused and request-in-progress. Requires authorise before it.
 */
export function idempotent({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): MiddlewareHandler<ViewerEnv> {
  return async (context, next) => {
    const key = context.req.header('idempotency-key')
    if (key === undefined) return next()
    if (key === '' || key.length > LONGEST_KEY) {
      throw new Problem('invalid-request', 'The Idempotency-Key is empty or too long.')
    }
    const keyed = { database, userId: context.var.viewer.id, key, owner: randomUUID() }
    const { method, path } = context.req
    const requestHash = createHash('sha256')
      .update(`${method} ${path}\n${await context.req.text()}`)
      .digest('hex')
    if (!(await reserve(keyed, requestHash, clock()))) {
      const stored = await readStored(keyed)
      if (stored !== null && stored.requestHash !== requestHash) {
        throw new Problem('idempotency-key-reused')
      }
      if (stored === null || stored.body === null) throw new Problem('request-in-progress')
      context.header('idempotency-replayed', 'true')
      return context.body(stored.body, 200, { 'content-type': 'application/json' })
    }
    const heartbeat = setInterval(() => void keepAlive(keyed, clock()), HEARTBEAT_MS)
    try {
      await next()
    } finally {
      clearInterval(heartbeat)
    }
    if (context.res.ok) {
      const body = await context.res.text()
      // A clone would be read, and sent, as a stream.
      replaceBody(context, body)
      await store(keyed, body)
    } else await release(keyed)
    return undefined
  }
}

/** Deletes idempotency keys that are older than 24 hours. */
export async function forgetOldKeys({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const aDayAgo = new Date(clock().getTime() - KEPT_FOR_MS)
  await run(database, db.deleteFrom('idempotency_keys').where('created_at', '<', aDayAgo))
  await run(
    database,
    db
      .updateTable('products')
      .set({ request_key: null })
      .where('request_key', 'is not', null)
      .where('created_at', '<', aDayAgo),
  )
}

const insertKey = prepared(
  (values: {
    userId: string
    key: string
    owner: string
    requestHash: string
    now: Date
    abandoned: Date
  }) =>
    db
      .insertInto('idempotency_keys')
      .values({
        user_id: values.userId,
        key: values.key,
        owner: values.owner,
        request_hash: values.requestHash,
        created_at: values.now,
        alive_at: values.now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'key'])
          .doUpdateSet((eb) => ({
            alive_at: eb.ref('excluded.alive_at'),
            owner: eb.ref('excluded.owner'),
          }))
          .where('idempotency_keys.body', 'is', null)
          .where('idempotency_keys.alive_at', '<', values.abandoned)
          .whereRef('idempotency_keys.request_hash', '=', 'excluded.request_hash'),
      )
      .returning('key'),
)

/** Inserts the key. Returns true if this request may proceed. */
async function reserve(
  { database, ...keyed }: Keyed,
  requestHash: string,
  now: Date,
): Promise<boolean> {
  const abandoned = new Date(now.getTime() - ABANDONED_AFTER_MS)
  const reserved = await insertKey(database, { ...keyed, requestHash, now, abandoned })
  return reserved.length > 0
}

/** The row of a request that still has its key: after a pause without a heartbeat, another request may have it. */
const isOwn = ({ userId, key, owner }: Keyed) =>
  sql<boolean>`user_id = ${userId} and key = ${key} and owner = ${owner}`

/** Says that the request is still in progress. A failure to do so does not end the request. */
async function keepAlive(keyed: Keyed, now: Date): Promise<void> {
  await run(
    keyed.database,
    db.updateTable('idempotency_keys').set({ alive_at: now }).where(isOwn(keyed)),
  ).catch(() => undefined)
}

async function readStored({ database, userId, key }: Keyed): Promise<Stored | null> {
  const [stored] = await run(
    database,
    db
      .selectFrom('idempotency_keys')
      .select(['request_hash as requestHash', 'body'])
      .where('user_id', '=', userId)
      .where('key', '=', key),
  )
  return stored ?? null
}

async function store(keyed: Keyed, body: string): Promise<void> {
  await run(keyed.database, db.updateTable('idempotency_keys').set({ body }).where(isOwn(keyed)))
}

async function release(keyed: Keyed): Promise<void> {
  await run(keyed.database, db.deleteFrom('idempotency_keys').where(isOwn(keyed)))
}
