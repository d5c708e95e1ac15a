import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { type Allow, ALLOW, inlineHashes, withCspScript, withNonce } from '../http/csp.ts'
import { withOrigin } from './page-head.ts'

export type Encoding = 'br' | 'gzip'

/** A page takes a millisecond at this quality. Each response has its own nonce, so each is compressed. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
}

const isAllow = (value: unknown): value is Allow => typeof value === 'function'

/** Sends a page with its origin, and a nonce where the response has a content security policy. */
export async function sendPage(
  context: Context,
  html: string,
  encoding: Encoding | null,
): Promise<Response> {
  const page = withPolicy(context, withOrigin(html, context))
  if (encoding === null) return context.body(page)
  context.header('content-encoding', encoding)
  return context.body(new Uint8Array(await compress(page, encoding)))
}

function withPolicy(context: Context, html: string): string {
  const allow: unknown = context.get(ALLOW)
  if (!isAllow(allow)) return html
  const nonce = randomBytes(16).toString('base64')
  const page = withCspScript(html)
  const { scripts, styles } = inlineHashes(page)
  allow({ scripts, styles: [...styles, `'nonce-${nonce}'`] })
  return withNonce(page, nonce)
}

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

const compress = (page: string, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? inBrotli(page, BROTLI) : inGzip(page)
