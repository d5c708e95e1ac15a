import type { Context } from 'hono'
import { html } from 'hono/html'

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
