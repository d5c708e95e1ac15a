import type { Context } from 'hono'
import { originOf } from './hosts.ts'

/** Makes the og:image URL absolute: sites that show link previews accept no relative URL. */
export function withOrigin(html: string, context: Context): string {
  return html.replace(
    /(<meta property="og:image" content=")(?=\/)/,
    (start) => start + attribute(originOf(context)),
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
