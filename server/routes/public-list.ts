import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { etag } from 'hono/etag'

/**
 * A browser asks each time and is told that nothing is new: who has changed something finds it so, and a browser without
 * a connection knows that it has none. A cache that many share asks once in so many seconds.
 */
const FRESHNESS = 'public, max-age=0, s-maxage=10'

/** Answers 304 where the caller has the list already; comes before answerPublicList. */
export const unlessKnown = etag()

/** Answers a list that is the same for everybody. Nothing is sold by a list: a booking asks the product itself. */
export function answerPublicList(context: Context, list: readonly object[], next = ''): Response {
  const text = JSON.stringify(list)
  context.header('cache-control', FRESHNESS)
  // A 304 says so too, and is not packed.
  context.header('vary', 'accept-encoding')
  context.header('etag', `W/"${hash('sha1', text + next, 'base64url')}"`)
  return context.body(text, 200, { 'content-type': 'application/json' })
}
