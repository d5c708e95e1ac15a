import { type Context, Hono } from 'hono'
import { coerce, defaulted, enums, nullable, size, string, type } from 'superstruct'
import { authorise } from '../access/authorise.ts'
import type { AppContext } from '../app-context.ts'
import { decode, PlainText, toCents } from '../decode.ts'
import { Problem } from '../problem.ts'
import type { PriceRange } from '../search/facets.ts'
import { type Question, search, SORTS } from '../search/search.ts'
import { suggest } from '../search/suggest.ts'
import { LONGEST_QUESTION } from '../search/word-forms.ts'
import { pageOf } from './page.ts'
import { conditionalGet, respondPublicly } from './public-list.ts'

const PAGE = 24
const LONGEST_VALUE = 200
/** PostgreSQL's largest integer, which no price in cents reaches. */
const NO_LIMIT = 2 ** 31 - 1

const Text = defaulted(size(PlainText, 0, LONGEST_QUESTION), '')
const Value = defaulted(nullable(size(PlainText, 1, LONGEST_VALUE)), null)

/** A range of whole dollars: '25-50', '-50' or '500-'. */
const Price = coerce(
  type({ from: nullable(string()), to: nullable(string()) }),
  string(),
  (text) => {
    const [, from, to] = /^(\d{0,7})-(\d{0,7})$/.exec(text) ?? []
    return from === undefined || to === undefined ? text : { from: from || null, to: to || null }
  },
)

const QueryStruct = type({
  q: Text,
  category: Value,
  condition: defaulted(nullable(enums(['excellent', 'good', 'fair'])), null),
  price: defaulted(nullable(Price), null),
  verified: defaulted(nullable(enums(['yes'])), null),
  location: Value,
  sort: defaulted(enums(SORTS), 'relevance'),
})

/**
 * Reads a question: `q`, the filters `category`, `condition`, `price`, `verified` and `location`, `sort`, and `limit` and
 * `after` as in every list. Throws invalid-request, which names the parameter.
 */
function questionOf(context: Context): Question {
  const { q, price, verified, sort, ...filters } = decode(context.req.query(), QueryStruct)
  const { limit, after } = pageOf(context)
  return {
    text: q,
    filters: { ...filters, price: price && rangeOf(price), verified: verified !== null },
    sort,
    limit: limit ?? PAGE,
    after,
  }
}

function rangeOf({ from, to }: { from: string | null; to: string | null }): PriceRange {
  const range = {
    from: Math.min(toCents(Number(from)), NO_LIMIT),
    to: to === null ? NO_LIMIT : toCents(Number(to)),
  }
  if (range.from < range.to) return range
  throw new Problem('invalid-request', "The query parameter 'price' is an empty range.")
}

/** Whether a browser opens the page of the search, which has the same address. */
const isForPage = (context: Context) => context.req.header('accept')?.includes('text/html') === true

/**
 * Serves GET /search, which answers `{ products, next, found }`, and GET /search/suggest, which answers a list of names.
 * Both are public, and find what the lists of the categories show: products that are neither sold nor deleted.
 */
export function searchRoutes(appContext: AppContext): Hono {
  const { database } = appContext
  return new Hono()
    .get('/search', authorise(appContext, 'GET /search'), async (context, next) => {
      if (isForPage(context)) return next()
      // Not cached, as every response by default: the page has the same address.
      return context.json(await search(database, questionOf(context)))
    })
    .get(
      '/search/suggest',
      authorise(appContext, 'GET /search/suggest'),
      conditionalGet,
      async (context) => {
        const { q } = decode(context.req.query(), type({ q: Text }))
        return respondPublicly(context, await suggest(database, q))
      },
    )
}
