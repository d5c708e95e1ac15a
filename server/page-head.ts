import type { Context } from 'hono'
import { cameByTls } from './client-address.ts'

/** The name under which a request carries the origin that it was sent to. */
export const ORIGIN = 'origin'

/** The origin that a request was sent to, as whoever sent it has it. */
export function originOf(context: Context, trustedProxies: number): string {
  const { host, protocol } = new URL(context.req.url)
  return `${cameByTls(context, trustedProxies) ? 'https:' : protocol}//${host}`
}

/** With the whole address of the picture that other sites show beside a link to a page: they take no other. */
export function withOrigin(html: string, context: Context): string {
  const origin: unknown = context.get(ORIGIN)
  if (typeof origin !== 'string') return html
  return html.replace(
    /(<meta property="og:image" content=")(?=\/)/,
    (start) => start + attribute(origin),
  )
}

/** With whom the login of the demo world lets anybody be (src/services/page.ts); '' where this is none. */
export function withDemo(html: string, demo: string): string {
  if (demo === '') return html
  return html.replace(
    '</head>',
    () => `<meta name="demo-accounts" content="${attribute(demo)}"></head>`,
  )
}

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
