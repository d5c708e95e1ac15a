import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import { replaceBody } from './replace-body.ts'

/** A response that fits into one packet does not arrive sooner when it is smaller. */
const WORTH_PACKING = 1400
/** Up to this size, synchronous compression is faster than a round trip to another thread. */
const AT_ONCE = 64 * 1024
/** JSON repeats its property names, so the fastest level saves nearly as much as the highest one. */
export const LEVEL = { level: 1 }

const inOtherThread = promisify(gzip)

/** Compresses JSON responses with gzip for clients that accept it. */
export function compressed(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers } = context.res
    if (!isJson(headers) || headers.has('content-encoding')) return
    headers.set('vary', 'accept-encoding')
    if (!takesGzip(context)) return
    const text = Buffer.from(await context.res.arrayBuffer())
    const isWorthIt = text.length > WORTH_PACKING
    replaceBody(context, new Uint8Array(isWorthIt ? await gzipped(text) : text))
    // After the body was read, the headers of the adapter's response are another object.
    if (isWorthIt) context.res.headers.set('content-encoding', 'gzip')
  }
}

/** Returns whether the headers are those of an API response or problem, not of a page or file. */
export const isJson = (headers: Headers): boolean =>
  headers.get('content-type')?.includes('json') ?? false

/** Returns whether the client accepts a response in gzip. */
export const takesGzip = (context: Context) =>
  accepts(context, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) === 'gzip'

async function gzipped(text: Buffer): Promise<Buffer> {
  return text.length > AT_ONCE ? inOtherThread(text, LEVEL) : gzipSync(text, LEVEL)
}
