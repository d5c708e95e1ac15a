import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import { db, run } from '../database/sql.ts'
import type { AppContext } from '../app-context.ts'
import { respondWithPublicList, conditionalGet } from './public-list.ts'

/** Serves GET /blogs, public. */
export function blogRoutes(appContext: AppContext): Hono {
  return new Hono().get(
    '/blogs',
    authorise(appContext, 'GET /blogs'),
    conditionalGet,
    async (context) =>
      respondWithPublicList(
        context,
        await run(
          appContext.database,
          db
            .selectFrom('blog_entries')
            .select(['id as _id', 'question', 'answer'])
            .orderBy('position'),
        ),
      ),
  )
}
