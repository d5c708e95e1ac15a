import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { etag } from 'hono/etag'
import { takesGzip } from './compression.ts'
import { type PackedList, unpack } from './whole-lists.ts'

/**
 * A browser revalidates each time and gets a 304 where nothing is new: users see their own changes at once, and an
 * offline browser notices that it is offline. A shared cache revalidates every 10 seconds.
 */
const FRESHNESS = 'public, max-age=0, s-maxage=10'

/** Responds with 304 where the caller has the current list; registered before respondPublicly. */
export const conditionalGet = etag()

/** Sends a response that is the same for every caller, and may be stale: a booking checks the product itself. */
export function respondPublicly(context: Context, answer: object, next = ''): Response {
  const text = JSON.stringify(answer)
  context.header('cache-control', FRESHNESS)
  // A 304 needs the header too, and is not compressed.
  context.header('vary', 'accept-encoding')
  context.header('etag', `W/"${hash('sha1', text + next, 'base64url')}"`)
  return context.body(text, 200, { 'content-type': 'application/json' })
}

/** Responds with a whole list that is packed already; `pack` is called where the caller does not have this version. */
export async function respondWithPackedList(
  context: Context,
  version: string,
  pack: () => Promise<PackedList>,
): Promise<Response> {
  context.header('cache-control', FRESHNESS)
  context.header('vary', 'accept-encoding')
  const tagOf = (of: string) => `W/"${of}"`
  if (context.req.header('if-none-match')?.includes(tagOf(version))) {
    context.header('etag', tagOf(version))
    return context.body(null, 304)
  }
  const packed = await pack()
  context.header('etag', tagOf(packed.version))
  context.header('content-type', 'application/json')
  if (!takesGzip(context)) return context.body(new Uint8Array(await unpack(packed)))
  context.header('content-encoding', 'gzip')
  return context.body(packed.gzip)
}
