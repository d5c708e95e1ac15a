import type { Context } from 'hono'
import { originOf } from './hosts.ts'

/** Makes the og:image URL absolute: sites that show link previews accept no relative URL. */
export function withOrigin(html: string, context: Context): string {
  return html.replace(
    /(<meta property="og:image" content=")(?=\/)/,
    (start) => start + attribute(originOf(context)),
  )
}

/** What the server tells its pages; '' tells nothing. */
export type PageFacts = {
  /** The accounts that the demo login offers, as JSON (src/services/page.ts). */
  demo: string
  /** The address that the contact page shows. */
  operatorEmail: string
}

/** Adds these facts to a page as meta elements. */
export function withFacts(html: string, { demo, operatorEmail }: PageFacts): string {
  const metas = [
    ['demo-accounts', demo],
    ['operator-email', operatorEmail],
  ] as const
  const added = metas.map(([name, text]) =>
    text === '' ? '' : `<meta name="${name}" content="${attribute(text)}">`,
  )
  return html.replace('</head>', () => `${added.join('')}</head>`)
}

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
