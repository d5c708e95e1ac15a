import type { PageSummary, SocialCard } from './page-summary.ts'

/** Matches the elements of index.html that a page with a card of its own replaces. */
const SITE_CARD = /\s*<meta\s+(?:property="og:(?!site_name)|name="twitter:card")[^>]*>/g

/** Returns the document without the card of the whole site. */
export const withoutSiteCard = (html: string): string => html.replaceAll(SITE_CARD, '')

/**
 * Returns what robots and other sites read in the head of a page: its description, its canonical address, its card, and
 * its structured data. The server makes the addresses absolute (server/pages/page-head.ts).
 */
export function headOf(
  { status, description, social, structuredData }: PageSummary,
  canonical: string,
): string {
  return [
    meta('name', 'description', description),
    status === 200 ? `<link rel="canonical" href="${attribute(canonical)}">` : '',
    social === null ? '' : cardOf(social, canonical),
    ...structuredData.map(dataOf),
  ].join('')
}

function cardOf({ title, description, image, price }: SocialCard, canonical: string): string {
  const properties = [
    ['og:type', price === null ? 'website' : 'product'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:image', image],
    ['og:image:alt', title],
    ...(price === null
      ? []
      : [
          ['product:price:amount', price.toFixed(2)],
          ['product:price:currency', 'USD'],
        ]),
  ]
  return [
    ...properties.map(([name = '', content = '']) => meta('property', name, content)),
    meta('name', 'twitter:card', 'summary'),
  ].join('')
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${attribute(content)}">`

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The browser does not execute a script of this type. Escapes `<`, so that no value can close the element. */
const dataOf = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`
