import type { Context } from 'hono'
import { LARGEST_PAGE, type Page } from '../database/page.ts'
import { Problem } from './problem.ts'
import type { WholeLists } from './whole-lists.ts'

/** Reads `?limit=&after=&first=` of a list; without a limit the page is the whole list. Throws invalid-request. */
export function pageOf(context: Context): Page {
  const limit = context.req.query('limit')
  if (
    limit !== undefined &&
    !(/^\d{1,4}$/.test(limit) && Number(limit) >= 1 && Number(limit) <= LARGEST_PAGE)
  ) {
    throw new Problem('invalid-request', `The limit must be a number from 1 to ${LARGEST_PAGE}.`)
  }
  return {
    limit: limit === undefined ? null : Number(limit),
    after: context.req.query('after') ?? null,
    // A page of one item would hold only `first`, whose id is a wrong `after` for the next page.
    first: limit === '1' ? undefined : context.req.query('first'),
  }
}

type Answer = (context: Context, items: readonly object[], next?: string) => Response
type ReadPage<Item extends { _id: string }> = (page: Page) => Promise<Item[]>

/** Responds to the caller alone: the server's default for a call is cache-control: no-store. */
const answerPrivately: Answer = (context, items) => context.json(items)

/** Responds with one page of a list, or with the whole list where the request has no limit. */
export async function respondWithList<Item extends { _id: string }>(
  context: Context,
  lists: WholeLists,
  read: ReadPage<Item>,
): Promise<Response> {
  const page = pageOf(context)
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
