import { readFile, readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'

/** The path at which the market's server mounts the stand-in. */
export const MOUNT_PATH = '/standins/cards'

const FOLDER = join(import.meta.dirname, 'browser')

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/**
 * Returns the frames' Content-Security-Policy. It allows only the stand-in's files and responses. The sandbox makes the
 * origin opaque, so the page cannot access the frame although both come from the same host. In WebKit, 'self' matches
 * nothing in such a frame, so the policy also names `origin`; an http origin matches https too (CSP 3, 6.7.2.8).
 */
function framePolicy(origin: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${origin}`,
    `style-src 'self' ${origin}`,
    `connect-src 'self' ${origin}`,
    `font-src 'self' https: ${origin}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ')
}

/** Creates GET /{file}: serves the scripts, styles and frames in the folder `browser`. */
export async function createPages(): Promise<Hono> {
  const pages = new Hono()
  for (const name of await readdir(FOLDER)) {
    const type = types[extname(name)]
    if (type === undefined) continue
    const content = await readFile(join(FOLDER, name), 'utf8')
    pages.get(`/${name}`, (context) => {
      context.header('content-type', type)
      context.header('cache-control', 'no-cache')
      context.header('x-content-type-options', 'nosniff')
      context.header('referrer-policy', 'no-referrer')
      // The frames have an opaque origin, so even their own scripts are cross-origin.
      context.header('access-control-allow-origin', '*')
      context.header('cross-origin-resource-policy', 'cross-origin')
      if (type.startsWith('text/html')) {
        const { origin } = new URL(context.req.url)
        context.header('content-security-policy', framePolicy(origin))
      }
      return context.body(content)
    })
  }
  return pages
}

/** Sets the headers of a page whose form sends the user to one of the merchant's addresses. */
export function setPageHeaders(context: Context, addresses: readonly string[]): void {
  context.header('content-security-policy', pagePolicy(addresses))
  context.header('referrer-policy', 'no-referrer')
  context.header('cache-control', 'no-store')
}

/** A form's target limits where its answer may redirect to. An app's own scheme has no origin. */
function pagePolicy(addresses: readonly string[]): string {
  const targets = addresses.map((address) => {
    const { origin, protocol } = new URL(address)
    return origin === 'null' ? protocol : origin
  })
  return [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action 'self' ${[...new Set(targets)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** `title` also stands at the head of the page. */
type PageHead = { title: string; styles: readonly string[]; language?: string }

/** Returns a page one level below the stand-in's root, in English unless `language` says otherwise. */
export function hostedPage(
  { title, styles, language = 'en' }: PageHead,
  content: ReturnType<typeof html>,
) {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${styles.map((style) => html`<link rel="stylesheet" href="../${style}" />`)}
      </head>
      <body>
        <header>
          <p class="bank"><span class="mark" aria-hidden="true"></span>${title}</p>
        </header>
        <main>${content}</main>
      </body>
    </html>`
}
