import type { Context } from 'hono'
import { coerce, type Infer, integer, optional, string, type } from 'superstruct'
import { LARGEST_PAGE, type Page } from '../database/page.ts'
import { explained } from './decode.ts'
import type { WholeLists } from './whole-lists.ts'

const Limit = explained(
  coerce(integer(), string(), (text) => (/^\d{1,4}$/.test(text) ? Number(text) : 0)),
  `The limit must be a number from 1 to ${LARGEST_PAGE}.`,
  (limit) => limit >= 1 && limit <= LARGEST_PAGE,
)

/** The query of a list. */
export const PageQuery = type({
  limit: optional(Limit),
  after: optional(string()),
  first: optional(string()),
})
export type PageQuery = Infer<typeof PageQuery>

/** Returns the page that a query asks for; without a limit it is the whole list. */
export const pageOf = ({ limit, after, first }: PageQuery): Page => ({
  limit: limit ?? null,
  after: after ?? null,
  // A page of one item would hold only `first`, whose id is a wrong `after` for the next page.
  first: limit === 1 ? undefined : first,
})

type Answer = (context: Context, items: readonly object[], next?: string) => Response
type ReadPage<Item extends { _id: string }> = (page: Page) => Promise<Item[]>

/** Responds to the caller alone: the server's default for a call is cache-control: no-store. */
const answerPrivately: Answer = (context, items) => context.json(items)

/** Responds with one page of a list, or with the whole list where the request has no limit. */
export async function respondWithList<Item extends { _id: string }>(
  { context, query }: { context: Context; query: PageQuery },
  lists: WholeLists,
  read: ReadPage<Item>,
): Promise<Response> {
  const page = pageOf(query)
  return page.limit === null
    ? answerPrivately(context, await lists.read(read))
    : respondWithPage(context, { ...page, limit: page.limit }, read)
}

/**
 * Responds with one page of a list; where more items follow, a Link header with rel="next" points to the next page.
 * `read` is called with a limit of one more than the page holds, which shows whether more items follow.
 */
export async function respondWithPage<Item extends { _id: string }>(
  context: Context,
  page: Page & { limit: number },
  read: ReadPage<Item>,
  answer = answerPrivately,
): Promise<Response> {
  const { limit } = page
  const found = await read({ ...page, limit: limit + 1 })
  const items = found.slice(0, limit)
  const last = items.at(-1)
  if (found.length > limit && last !== undefined) {
    const query = new URLSearchParams({ ...context.req.query(), after: last._id })
    const next = `<${context.req.path}?${query.toString()}>; rel="next"`
    context.header('link', next)
    return answer(context, items, next)
  }
  return answer(context, items)
}
