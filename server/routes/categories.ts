import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import type { AppContext } from '../access/app-context.ts'
import { listCategories } from '../listings/categories.ts'
import { respondWithPublicList, conditionalGet } from '../http/public-list.ts'

/** Serves GET /get-categories and GET /get-three-categories, both public. */
export function categoryRoutes(appContext: AppContext): Hono {
  return new Hono()
    .get(
      '/get-categories',
      authorise(appContext, 'GET /get-categories'),
      conditionalGet,
      async (context) => respondWithPublicList(context, await listCategories(appContext.reads)),
    )
    .get(
      '/get-three-categories',
      authorise(appContext, 'GET /get-three-categories'),
      conditionalGet,
      async (context) => respondWithPublicList(context, await listCategories(appContext.reads, 3)),
    )
}
