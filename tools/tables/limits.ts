import { type Act, LIMITS, type Scope } from '../../server/http/limits.ts'
import { endpoints } from '../../server/routes/endpoints.ts'
import { markdownTable } from '../markdown-table.ts'

/** The document with the table of the rate limits, between two marks. */
export const limitsPage = new URL('../../docs/reliability.md', import.meta.url)

const MARKED = /(?<=<!-- limits -->\n\n).*(?=\n\n<!-- \/limits -->)/s

/** The acts that are no calls of the API, and those of many calls. */
const descriptions: Partial<Record<Act, string>> = {
  publicRead: 'every other call that needs no login',
  read: 'every other call that reads what concerns the user',
  request: 'any request, also of a file',
  page: 'rendering a page; the excess gets the page without its content',
  identity: 'a password, a Google account or a mail at the identity stand-in',
  identityDetails: 'other calls of the Firebase SDK at the identity stand-in',
  upload: 'uploading a picture to the image stand-in',
  cardEntry: 'a field of a card form at the card stand-in',
  browserSpans: 'the spans of a page',
}

const callsOf = (act: string): string[] =>
  endpoints.flatMap(({ call, limit }) => (limit === act ? [`\`${call}\``] : []))

/** Returns the document with the table of the limits that are in force. */
export function withLimits(page: string): string {
  const rows = Object.entries(LIMITS).map(([act, limit]) => {
    const counts: Partial<Record<Scope, number>> & { inMemory?: true; isOfDay?: true } = limit
    const countOf = (scope: Scope) =>
      counts[scope] === undefined
        ? ''
        : `${counts[scope]}${counts.isOfDay === true ? ' a day' : ''}`
    return [
      descriptions[act as Act] ?? callsOf(act).join(', '),
      countOf('address'),
      countOf('account'),
      counts.inMemory === true ? 'each server' : 'all servers',
    ]
  })
  const table = markdownTable(
    [
      { head: 'requests', align: 'left' },
      { head: 'of an address a minute', align: 'right' },
      { head: 'of an account a minute', align: 'right' },
      { head: 'counted by', align: 'left' },
    ],
    rows,
  )
  return page.replace(MARKED, () => table)
}
