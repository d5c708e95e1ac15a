import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'

/** What fits into one packet gets there no sooner when it is smaller. */
const WORTH_PACKING = 1400
/** Up to here it is packed sooner than another thread is asked to. */
const AT_ONCE = 64 * 1024
/** JSON repeats its names: the quickest way saves nearly as much as the most thorough one. */
const LEVEL = { level: 1 }

const inOtherThread = promisify(gzip)

/** Packs what the calls answer, for who takes it. */
export function packed(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers, status } = context.res
    if (!isJson(headers)) return
    headers.set('vary', 'accept-encoding')
    if (!takesGzip(context)) return
    const text = Buffer.from(await context.res.arrayBuffer())
    const isWorthIt = text.length > WORTH_PACKING
    if (isWorthIt) headers.set('content-encoding', 'gzip')
    const body = isWorthIt ? await gzipped(text) : text
    // Told to forget the one before, or it would be read as a stream.
    context.res = undefined
    context.res = new Response(new Uint8Array(body), { status, headers })
  }
}

/** Whether it is a call's answer, or its refusal; no page and no file. */
export const isJson = (headers: Headers): boolean =>
  headers.get('content-type')?.includes('json') ?? false

const takesGzip = (context: Context) =>
  accepts(context, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) === 'gzip'

async function gzipped(text: Buffer): Promise<Buffer> {
  return text.length > AT_ONCE ? inOtherThread(text, LEVEL) : gzipSync(text, LEVEL)
}
