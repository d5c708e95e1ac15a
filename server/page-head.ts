import type { Context } from 'hono'
import { cameByTls } from './client-address.ts'

/** The Hono context key of the request's origin. */
export const ORIGIN = 'origin'

/** Returns the origin of a request as the client sees it, with https: behind a proxy that terminates TLS. */
export function originOf(context: Context, trustedProxies: number): string {
  const { host, protocol } = new URL(context.req.url)
  return `${cameByTls(context, trustedProxies) ? 'https:' : protocol}//${host}`
}

/** Makes the og:image URL absolute: sites that show link previews accept no relative URL. */
export function withOrigin(html: string, context: Context): string {
  const origin: unknown = context.get(ORIGIN)
  if (typeof origin !== 'string') return html
  return html.replace(
    /(<meta property="og:image" content=")(?=\/)/,
    (start) => start + attribute(origin),
  )
}

/** Adds the accounts that the demo login offers, as JSON (src/services/page.ts); '' adds nothing. */
export function withDemo(html: string, demo: string): string {
  if (demo === '') return html
  return html.replace(
    '</head>',
    () => `<meta name="demo-accounts" content="${attribute(demo)}"></head>`,
  )
}

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
