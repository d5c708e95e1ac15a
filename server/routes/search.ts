import { type Context, Hono } from 'hono'
import { type } from 'superstruct'
import { authorise } from '../access/authorise.ts'
import type { AppContext } from '../access/app-context.ts'
import { decode } from '../http/decode.ts'
import { filtersOf, SearchParamsStruct, TypedStruct } from '../search/question.ts'
import type { Question } from '../search/page.ts'
import { search } from '../search/search.ts'
import { suggest } from '../search/suggest.ts'
import { takingTurns } from '../http/whole-lists.ts'
import { pageOf } from '../http/list-page.ts'
import { conditionalGet, respondPublicly } from '../http/public-list.ts'

const PAGE = 24
/** How many searches a server runs at the same time, so that whoever searches much does not delay all others. */
const AT_ONCE = 2

/**
 * Reads a question: `q`, the filters `category`, `condition`, `price`, `verified` and `location`, `sort`, and `limit` and
 * `after` as in every list. Throws invalid-request, which names the parameter.
 */
function questionOf(context: Context): Question {
  const params = decode(context.req.query(), SearchParamsStruct)
  const { limit, after } = pageOf(context)
  return {
    text: params.q,
    filters: filtersOf(params),
    sort: params.sort,
    limit: limit ?? PAGE,
    after,
  }
}

/** Whether a browser opens the page of the search, which has the same address. */
const isForPage = (context: Context) => context.req.header('accept')?.includes('text/html') === true

/**
 * Serves GET /search, which answers `{ products, next, found }`, and GET /search/suggest, which answers a list of names.
 * Both are public, and find what the lists of the categories show: products that are neither sold nor deleted.
 */
export function searchRoutes(appContext: AppContext): Hono {
  const { reads } = appContext
  const inTurn = takingTurns(AT_ONCE)
  return new Hono()
    .get('/search', authorise(appContext, 'GET /search'), async (context, next) => {
      if (isForPage(context)) return next()
      const question = questionOf(context)
      // Not cached, as every response by default: the page has the same address.
      return context.json(await inTurn(() => search(reads, question)))
    })
    .get(
      '/search/suggest',
      authorise(appContext, 'GET /search/suggest'),
      conditionalGet,
      async (context) => {
        const { q } = decode(context.req.query(), type({ q: TypedStruct }))
        return respondPublicly(context, await inTurn(() => suggest(reads, q)))
      },
    )
}
