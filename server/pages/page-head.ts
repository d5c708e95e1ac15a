import type { Context } from 'hono'
import { originOf } from '../http/hosts.ts'

/** Matches the elements of a head whose address robots and sites with link previews read; they accept no relative one. */
const ADDRESS = /(?:<meta property="og:(?:image|url)" content|<link rel="canonical" href)="(?=\/)/g
const STRUCTURED_DATA = /<script type="application\/ld\+json">[^<]*<\/script>/g
/**
 * Matches a field, such as the page of a breadcrumb, or a list of addresses, of structured data. In a text, its quotes
 * would be escaped.
 */
const DATA_ADDRESS = /"(?:url|item)":"(?=\/)/g
const DATA_ADDRESSES = /"image":\[[^\][]*\]/g

/** Makes the addresses absolute by which other sites know a page and its picture. */
export function withOrigin(html: string, context: Context): string {
  const origin = originOf(context)
  const end = html.indexOf('</head>')
  const head = html
    .slice(0, end)
    .replaceAll(ADDRESS, (start) => start + attribute(origin))
    .replaceAll(STRUCTURED_DATA, (data) =>
      data
        .replaceAll(DATA_ADDRESS, (start) => start + origin)
        .replaceAll(DATA_ADDRESSES, (list) => list.replaceAll('"/', () => `"${origin}/`)),
    )
  return head + html.slice(end)
}

/** The facts that the server gives its pages; '' for none. */
export type PageFacts = {
  /** The accounts that the demo login offers, as JSON (src/services/page.ts). */
  demo: string
  /** The address that the contact page shows. */
  operatorEmail: string
  /** 'yes': this server has the search. */
  search?: string
  /** The span of the page's response, which the browser continues (W3C Trace Context). */
  traceparent?: string
}

/** Adds these facts to a page as meta elements. */
export function withFacts(
  html: string,
  { demo, operatorEmail, search = '', traceparent = '' }: PageFacts,
): string {
  const metas = [
    ['demo-accounts', demo],
    ['operator-email', operatorEmail],
    ['search', search],
    ['traceparent', traceparent],
  ] as const
  const added = metas.map(([name, text]) =>
    text === '' ? '' : `<meta name="${name}" content="${attribute(text)}">`,
  )
  return html.replace('</head>', () => `${added.join('')}</head>`)
}

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
