import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { etag } from 'hono/etag'

/**
 * A browser revalidates each time and gets a 304 where nothing is new: users see their own changes at once, and an
 * offline browser notices that it is offline. A shared cache revalidates every 10 seconds.
 */
const FRESHNESS = 'public, max-age=0, s-maxage=10'

/** Responds with 304 where the caller has the current list; registered before answerPublicList. */
export const conditionalGet = etag()

/** Responds with a list that is the same for every caller. It may be stale: a booking checks the product itself. */
export function respondWithPublicList(
  context: Context,
  list: readonly object[],
  next = '',
): Response {
  const text = JSON.stringify(list)
  context.header('cache-control', FRESHNESS)
  // A 304 needs the header too, and is not compressed.
  context.header('vary', 'accept-encoding')
  context.header('etag', `W/"${hash('sha1', text + next, 'base64url')}"`)
  return context.body(text, 200, { 'content-type': 'application/json' })
}
