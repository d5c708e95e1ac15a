import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import type { AppContext } from '../app-context.ts'
import { respondWithPublicList, conditionalGet } from './public-list.ts'

type BlogAnswer = { _id: string; question: string; answer: string }

/** Serves GET /blogs, public. */
export function blogRoutes(appContext: AppContext): Hono {
  return new Hono().get(
    '/blogs',
    authorise(appContext, 'GET /blogs'),
    conditionalGet,
    async (context) =>
      respondWithPublicList(
        context,
        await appContext.database.query<BlogAnswer>(
          'select id as "_id", question, answer from blog_entries order by position',
        ),
      ),
  )
}
